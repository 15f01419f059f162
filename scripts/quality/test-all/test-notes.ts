import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Where a run of tests keeps what `npm test` says again in its last lines, a JSON string a line, relative to the project. */
export const notesFile = '.cache/test-notes.txt';

/** So much of an error is repeated: what was expected, or the case that a property failed for. */
const told = { lines: 10, characters: 400 } as const;

function note(text: string, file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(text)}\n`);
}

/** Notes that something is not tested on this machine, and how to have it, where nobody can miss it. */
export function noteLeftOut(what: string, file: string = notesFile): void {
  note(`Left out: ${what}`, file);
}

/** Notes that a test failed and how: of a long log, often the end alone is kept. `error` may be in colors. */
export function noteFailure(test: string, error = '', file: string = notesFile): void {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, told.lines)
    .map((line) => `    ${line.slice(0, told.characters)}`);
  note([`Failed: ${test}`, ...lines].join('\n'), file);
}

/** The notes in `file`, each once; none where it does not exist. */
export function readNotes(file: string): readonly string[] {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return [];
  }
  const lines = new Set(text.split('\n').filter((line) => line !== ''));
  return [...lines].map((line) => String(JSON.parse(line)));
}
