import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { cachedDataVersionTag, setFlagsFromString } from 'node:v8';
import { beforeEach, describe, expect, it } from 'vitest';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { loadProgram } from './load-program.mjs';

let folder = '';
let file = '';
let code = '';
beforeEach(async () => {
  folder = newFolder();
  file = join(folder, 'program.cjs');
  code = `${file}.${cachedDataVersionTag()}.code`;
});

/** Writes a program that gives a number, and runs it. */
function run(answer: number) {
  writeFileSync(file, `exports.answer = () => ${answer};`);
  return loadProgram<{ readonly answer: () => number }>(file);
}

describe('a compiled program', () => {
  it('gives what it exports, with what it requires of Node and of its own parts, each of which runs once', () => {
    writeFileSync(
      join(folder, 'part.cjs'),
      'exports.count = (globalThis.partRuns ?? 0) + 1; globalThis.partRuns = exports.count;',
    );
    writeFileSync(
      file,
      `const { basename } = require('node:path'); const part = require('../../client-bundle/part.cjs');
       exports.told = [basename(__filename), __dirname, part.count, require('../../client-bundle/part.cjs') === part, "“é”"];`,
    );
    const { exports } = loadProgram<{ readonly told: readonly unknown[] }>(file);
    expect(exports.told).toEqual(['program.cjs', folder, 1, true, '“é”']);
  });

  it('is given what it needs of ES modules', async () => {
    writeFileSync(file, `exports.found = host.resolve('a'); exports.imported = host.importModule('b');`);
    const host = {
      resolve: (name: string) => `found ${name}`,
      importModule: async (name: string) => ({ name }),
    };
    const { exports } = loadProgram<{ readonly found: string; readonly imported: Promise<unknown> }>(
      file,
      host,
    );
    expect([exports.found, await exports.imported]).toEqual(['found a', { name: 'b' }]);
  });

  it('throws what it throws', () => {
    writeFileSync(file, `throw new Error('no start');`);
    expect(() => loadProgram(file)).toThrow('no start');
  });
});

describe('the code that is kept of a program', () => {
  it('grows with the first runs, each of which may call what none has called before, and stays then', () => {
    const text = `exports.answers = [() => 'a1', () => 'b2', () => 'c3', () => 'd4', () => 'e5'];`;
    writeFileSync(file, text);
    const sizes = [0, 1, 2, 3, 4].map((index) => {
      const { exports, keepCode } = loadProgram<{ readonly answers: readonly (() => string)[] }>(file);
      expect(exports.answers[index]?.()).toBe(`${'abcde'[index]}${index + 1}`);
      keepCode();
      return statSync(code).size;
    });
    expect(sizes.toSorted((a, b) => a - b)).toEqual(sizes);
    expect(new Set(sizes).size).toBe(4);
    expect(sizes[4]).toBe(sizes[3]);
    expect(readdirSync(folder).toSorted()).toEqual(['program.cjs', basename(code)]);
  });

  it('is not run for another program of as many letters', () => {
    run(1).keepCode();
    expect(run(2).exports.answer()).toBe(2);
  });

  it.each([
    ['was cut short', (kept: Buffer) => kept.subarray(0, kept.length >> 1)],
    ['is empty', () => Buffer.alloc(0)],
    [
      'has one other byte',
      (kept: Buffer) => Buffer.concat([kept.subarray(0, -1), Buffer.from([~(kept.at(-1) ?? 0)])]),
    ],
  ])('is not run where it %s, and then kept anew', (_, damage) => {
    run(1).keepCode();
    const whole = readFileSync(code);
    writeFileSync(code, damage(whole));
    const { exports, keepCode } = run(1);
    expect(exports.answer()).toBe(1);
    keepCode();
    expect(readFileSync(code).length).toBeGreaterThan(whole.length / 2);
    expect(run(1).exports.answer()).toBe(1);
  });

  it('is one for each set of V8’s flags, since V8 refuses what it made under others', () => {
    run(1).keepCode();
    setFlagsFromString('--stack-size=983');
    run(1).keepCode();
    const codeOfOthers = `${file}.${cachedDataVersionTag()}.code`;
    setFlagsFromString('--stack-size=984');
    expect(readdirSync(folder).toSorted()).toEqual(
      ['program.cjs', basename(code), basename(codeOfOthers)].toSorted(),
    );
  });

  it('is done without where it cannot be written', () => {
    mkdirSync(join(code, 'in the way'), { recursive: true });
    expect(() => run(1).keepCode()).not.toThrow();
    expect(readdirSync(folder).toSorted()).toEqual(['program.cjs', basename(code)]);
  });
});
