import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePart, parseSums, partText, sumOf, sumsText } from './part-record.ts';

describe('the sums of a part', () => {
  it('are read as they are written', () => {
    const names = fc.array(fc.stringMatching(/^files(\/[a-z][a-z0-9.-]{0,8}){1,3}$/), { maxLength: 8 });
    fc.assert(
      fc.property(names, (files) => {
        const sums = new Map(files.map((file) => [file, sumOf(file)]));
        expect(new Map(parseSums(sumsText(sums)))).toEqual(sums);
      }),
    );
  });

  it.each([
    ['a path that leads out', `${sumOf('')}  files/../../etc/passwd\n`],
    ['a path beside the files', `${sumOf('')}  other/file\n`],
    ['a sum that is cut', `${sumOf('').slice(1)}  files/a\n`],
    ['a last line that is cut', `${sumOf('')}  files/a`],
    ['no line at all', ''],
  ])('are refused with %s', (_, text) => {
    expect(parseSums(text)).toBeUndefined();
  });
});

describe('the record of a part', () => {
  const identity = { day: '2026-11-24', inputs: 'a', code: 'b', client: 'c', node: 'v20', settings: {} };
  const text = partText({ index: 1, count: 2, identity, files: 0, groups: {} });

  it('is read as it is written', () => {
    expect(parsePart(text)).toEqual({ format: 3, index: 1, count: 2, identity, files: 0, groups: {} });
  });

  it.each([
    ['of another format', text.replace('"format":3', '"format":1')],
    ['that is cut', text.slice(0, -3)],
    ['of no shard', text.replace('"index":1', '"index":0')],
  ])('%s is none', (_, other) => {
    expect(other).not.toBe(text);
    expect(parsePart(other)).toBeUndefined();
  });
});
