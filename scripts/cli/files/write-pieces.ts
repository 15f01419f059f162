import { closeSync, openSync, writeFileSync } from 'node:fs';

/** Pieces are gathered to about so many characters before they are written. */
const atOnce = 2 ** 18;

/** Writes a file from pieces of text, which are never in memory all together. Throws the system's error; the file then holds a part. */
export function writePieces(path: string, pieces: Iterable<string>): void {
  const opened = openSync(path, 'w');
  try {
    let waiting = '';
    for (const piece of pieces) {
      waiting += piece;
      if (waiting.length < atOnce) continue;
      // Given a number, it writes on from where the last call ended.
      writeFileSync(opened, waiting);
      waiting = '';
    }
    writeFileSync(opened, waiting);
  } finally {
    closeSync(opened);
  }
}
