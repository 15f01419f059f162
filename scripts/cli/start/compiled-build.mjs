// Runs before any TypeScript can be loaded: plain JavaScript, Node's own modules only.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { traceOf } from '../files/file-traces.mjs';

const recordIn = (folder) => join(folder, 'build.json');

/** The compiled build that lies in `folder`, if it was made from the sources as they are. They are read where they show a change, which a new checkout does too. */
export function compiledBuild(folder) {
  try {
    const { sources, hash, trace } = JSON.parse(readFileSync(recordIn(folder), 'utf8'));
    if (trace === undefined || trace !== traceOfSources(sources)) {
      const { file, text, hash: found } = compiledRecord(folder, sources);
      if (found !== hash) return undefined;
      keepTrace(file, text);
    }
    return resolve(folder, 'build.cjs');
  } catch {
    return undefined;
  }
}

/** Spares the next start the reading of the sources; worth no failure, as in a project that can only be read. */
function keepTrace(file, text) {
  try {
    writeFileSync(file, text);
  } catch {
    // The next start reads them again.
  }
}

/** What `compiledBuild` will read: the record's file and text for a build that was compiled from these files. */
export function compiledRecord(folder, sources) {
  const trace = traceOfSources(sources);
  const hash = hashSources(sources);
  return { file: recordIn(folder), text: JSON.stringify({ sources, hash, trace }), hash };
}

function traceOfSources(sources) {
  const trace = traceOf(sources);
  return trace && process.version + trace;
}

function hashSources(sources) {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) hash.update(`${source}\0`).update(readFileSync(source));
  return hash.digest('hex');
}
