import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Where tests write what they leave out on this machine, one line each, relative to the project. */
export const leftOutFile = '.cache/test-notes.txt';

/**
 * Notes that something is not tested on this machine, and how to have it. `npm test` repeats it in its last lines, where
 * nobody can miss it.
 */
export function noteLeftOut(note: string): void {
  mkdirSync(dirname(leftOutFile), { recursive: true });
  appendFileSync(leftOutFile, `${note}\n`);
}
