// Runs before any TypeScript can be loaded: plain JavaScript, Node's own modules only.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const recordIn = (folder) => join(folder, 'build.json');

/** The compiled build that lies in `folder`, if it was made from the sources as they are. */
export function compiledBuild(folder) {
  try {
    const { sources, hash } = JSON.parse(readFileSync(recordIn(folder), 'utf8'));
    return hashSources(sources) === hash ? resolve(folder, 'build.js') : undefined;
  } catch {
    return undefined;
  }
}

/** What `compiledBuild` will read: the record's file and text for a build that was compiled from these files. */
export const compiledRecord = (folder, sources) => ({
  file: recordIn(folder),
  text: JSON.stringify({ sources, hash: hashSources(sources) }),
});

function hashSources(sources) {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) hash.update(`${source}\0`).update(readFileSync(source));
  return hash.digest('hex');
}
