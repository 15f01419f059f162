import { listDirectory } from '../lists/list-directory.ts';

/** Where a build reads and writes unless it is told otherwise. */
export const defaultFolders = { lists: listDirectory, out: 'dist', work: '.build' } as const;
