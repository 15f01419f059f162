// Runs before any TypeScript can be loaded: plain JavaScript, Node's own modules only.
import { statSync } from 'node:fs';

/** A file system may give two changes within so much time the same time. */
const unsureMs = 2000;

/**
 * What shows of files without reading them: sizes, inodes and times of change, which no program sets; of a link, those of what it leads to. Two equal traces are of the same contents; undefined
 * where a file was changed so recently that another change might not show. Throws where a file is missing.
 */
export function traceOf(files, now = Date.now()) {
  let trace = '';
  for (const file of files) {
    const { size, ino, ctimeMs } = statSync(file);
    if (ctimeMs > now - unsureMs) return undefined;
    trace += `${file} ${size} ${ino} ${ctimeMs}\n`;
  }
  return trace;
}
