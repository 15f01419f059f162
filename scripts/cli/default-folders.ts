import { resolve } from 'node:path';
import { listDirectory } from '../lists/list-directory.ts';

/** Where a build reads and writes unless it is told otherwise. */
export const defaultFolders = { lists: listDirectory, out: 'dist', work: '.build' } as const;

/** What a build was told on the command line of remembering addresses, and of what it builds where. */
interface Asked {
  /** `--remember`, where it was given. */
  readonly remember?: boolean | undefined;
  readonly frozen: boolean;
  readonly register?: boolean | undefined;
  readonly out: string;
}

/**
 * Whether a build writes down the addresses that it publishes first. Who says so has it, wherever that is; else a service that builds from a
 * fresh clone has none to write for, and a build into another folder, or of the snapshot, is a trial.
 */
export const remembers = ({ remember, frozen, register, out }: Asked, isService: boolean): boolean =>
  // However the usual folder is written: `dist/`, `./dist`.
  remember ?? (!isService && !frozen && !register && resolve(out) === resolve(defaultFolders.out));
