import { resolve } from 'node:path';
import { defaultFolders } from './default-folders.ts';

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
  remember ?? (!isService && !frozen && !register && isUsual(out));

/** Whether a folder is the usual one, however it is written: `dist/`, `./dist`. */
const isUsual = (out: string): boolean => resolve(out) === resolve(defaultFolders.out);
