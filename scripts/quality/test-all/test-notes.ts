import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Where tests keep what `npm test` says in its last lines, one note a line, relative to the project. */
export const notesFile = '.cache/test-notes.txt';

/** Notes that something is not tested on this machine, and how to have it, where nobody can miss it. */
export function noteLeftOut(what: string, file: string = notesFile): void {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `Left out: ${what}\n`);
}

/** Reads the notes in `file`, each once; none where it does not exist. */
export const readNotes = (file: string): readonly string[] =>
  existsSync(file) ? [...new Set(readFileSync(file, 'utf8').trimEnd().split('\n'))] : [];
