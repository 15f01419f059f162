// Runs before any TypeScript can be loaded: plain JavaScript, Node's own modules only.
import { isAscii } from 'node:buffer';
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';

const parameters = 'exports, require, module, __filename, __dirname, host';

/**
 * Runs a program that `compileProgram` has compiled. V8 is given the code that it made of it before, where that was kept, which spares it most of reading
 * and compiling: Node does so by itself from version 22 on, and for no threads' sake (docs/decisions/0143-kept-code.md). `host` is what the program gets of ES
 * modules, which a script has not: how to find and import packages.
 */
export function loadProgram(file, host) {
  const require = createRequire(file);
  const parts = new Map();
  const cold = [];
  const load = (path) => {
    const earlier = parts.get(path);
    if (earlier !== undefined) return earlier.exports;
    const part = { exports: {} };
    parts.set(path, part);
    const bytes = readFileSync(path);
    const code = keptCode(path, bytes);
    const text = isAscii(bytes) ? bytes.latin1Slice() : bytes.utf8Slice();
    const script = new Script(`(function (${parameters}) {${text}\n})`, { filename: path, cachedData: code });
    if (code === undefined || script.cachedDataRejected === true) cold.push({ path, bytes, script });
    const folder = dirname(path);
    const requireHere = (id) => (id.startsWith('.') ? load(join(folder, id)) : require(id));
    script.runInThisContext()(part.exports, requireHere, part, path, folder, host);
    return part.exports;
  };
  const exports = load(file);
  return {
    exports,
    keepCode() {
      for (const { path, bytes, script } of cold.splice(0)) keepCode(path, bytes, script);
    },
  };
}

const codeFile = (path) => `${path}.code`;

const digestLength = 20;

/** V8 itself compares no more of the program than its length, and nothing of the code. */
const digestOf = (bytes, code) => createHash('sha1').update(bytes).update(code).digest();

/** What was kept of a program, if it was kept of this one and is whole. Another version of V8 will refuse it. */
function keptCode(path, bytes) {
  try {
    const kept = readFileSync(codeFile(path));
    const code = kept.subarray(digestLength);
    return digestOf(bytes, code).equals(kept.subarray(0, digestLength)) ? code : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what V8 has compiled of a program so far. It is worth no failure: without it the next start takes longer. */
function keepCode(path, bytes, script) {
  const file = codeFile(path);
  const draft = `${file}.${process.pid}.${process.hrtime.bigint()}.tmp`;
  try {
    const code = script.createCachedData();
    writeFileSync(draft, Buffer.concat([digestOf(bytes, code), code]), { flag: 'wx' });
    renameSync(draft, file);
  } catch {
    rmSync(draft, { force: true });
  }
}
