// Runs before any TypeScript can be loaded: plain JavaScript, Node's own modules only.
import { isAscii } from 'node:buffer';
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';

const parameters = 'exports, require, module, __filename, __dirname, host';

/**
 * Runs a program that `compileProgram` has compiled. V8 is given the code that it made of it before, where that was kept, which spares it most of reading
 * and compiling: Node does so by itself from version 22 on, and for no threads' sake (docs/decisions/0143-kept-code.md). `host` is what the program gets of ES
 * modules, which a script has not: how to find and import packages.
 */
export function loadProgram(file, host) {
  const require = createRequire(file);
  const tag = cachedDataVersionTag();
  const parts = new Map();
  const unlearned = [];
  const load = (path) => {
    const earlier = parts.get(path);
    if (earlier !== undefined) return earlier.exports;
    const part = { exports: {} };
    parts.set(path, part);
    const bytes = readFileSync(path);
    const { runs, code } = keptCode(codeFile(path, tag), bytes);
    const text = isAscii(bytes) ? bytes.latin1Slice() : bytes.utf8Slice();
    const script = new Script(`(function (${parameters}) {${text}\n})`, { filename: path, cachedData: code });
    const earlierRuns = script.cachedDataRejected === true ? 0 : runs;
    if (earlierRuns < runsToLearn) unlearned.push({ path, bytes, script, runs: earlierRuns + 1 });
    const folder = dirname(path);
    const requireHere = (id) => (id.startsWith('.') ? load(join(folder, id)) : require(id));
    script.runInThisContext()(part.exports, requireHere, part, path, folder, host);
    return part.exports;
  };
  const exports = load(file);
  return {
    exports,
    keepCode() {
      for (const part of unlearned.splice(0)) keepCode(part);
    },
  };
}

/** V8 takes back only what the same version of it made under the same flags, which this tag stands for. */
const codeFile = (path, tag) => `${path}.${tag}.code`;

/** V8 compiles a function when it is first called, and one build calls others than the next. After so many, little is missing. */
const runsToLearn = 4;

/** Bytes before the code: a digest, and the number of runs, so long that the code begins where V8 can read it in place. */
const digestLength = 20;
const runsLength = 4;

/** V8 itself compares no more of the program than its length, and nothing of the code. */
const digestOf = (bytes, kept) => createHash('sha1').update(bytes).update(kept).digest();

/** What was kept of a program, and of how many runs, if it was kept of this one and is whole. */
function keptCode(file, bytes) {
  try {
    const content = readFileSync(file);
    const kept = content.subarray(digestLength);
    if (digestOf(bytes, kept).equals(content.subarray(0, digestLength)))
      return { runs: kept.readUInt32LE(), code: kept.subarray(runsLength) };
  } catch {
    // As a rule there is none yet.
  }
  return { runs: 0, code: undefined };
}

/** Keeps what V8 has compiled of a program so far. It is worth no failure: without it the next start takes longer. */
function keepCode({ path, bytes, script, runs }) {
  const tag = cachedDataVersionTag();
  const file = codeFile(path, tag);
  const draft = `${file}.${process.pid}.${process.hrtime.bigint()}.tmp`;
  try {
    const kept = Buffer.concat([Buffer.of(runs, 0, 0, 0), script.createCachedData()]);
    // Flags that another thread set meanwhile: V8 would refuse it.
    if (cachedDataVersionTag() !== tag) return;
    writeFileSync(draft, Buffer.concat([digestOf(bytes, kept), kept]), { flag: 'wx' });
    renameSync(draft, file);
  } catch {
    rmSync(draft, { force: true });
  }
}
