import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** File of the notes for the end of `npm test`, one a line. Relative to the project. */
export const notesFile = '.cache/test-notes.txt';

/** Adds a note of what is not tested on this machine. `what` should say how to enable it. */
export function noteLeftOut(what: string, file: string = notesFile): void {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `Left out: ${what}\n`);
}

/** Returns the notes in a file, each once; none if the file does not exist. */
export const readNotes = (file: string): readonly string[] =>
  existsSync(file) ? [...new Set(readFileSync(file, 'utf8').trimEnd().split('\n'))] : [];
