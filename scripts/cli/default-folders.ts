import { resolve } from 'node:path';
import { listDirectory } from '../lists/list-directory.ts';

export const defaultFolders = { lists: listDirectory, out: 'dist', work: '.build' } as const;

interface RememberOptions {
  readonly remember?: boolean | undefined;
  readonly frozen: boolean;
  readonly register?: boolean | undefined;
  readonly out: string;
}

/** True if a build adds newly published addresses to the CSV lists. `isService` is true on a CI service. */
export const remembersAddresses = (
  { remember, frozen, register, out }: RememberOptions,
  isService: boolean,
): boolean =>
  // Resolved, since `dist/` and `./dist` are the usual folder too.
  remember ?? (!isService && !frozen && !register && resolve(out) === resolve(defaultFolders.out));
