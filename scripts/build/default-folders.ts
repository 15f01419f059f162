import { listDirectory } from '../lists/load-lists.ts';

/** Where a build reads and writes unless it is told otherwise. */
export const defaultFolders = { lists: listDirectory, out: 'dist', work: '.build' } as const;
