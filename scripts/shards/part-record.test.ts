import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePart, parseSums, sumOf, sumsText } from './part-record.ts';

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

it('a record of another format is none', () => {
  expect(parsePart('{"format":2}')).toBeUndefined();
  expect(parsePart('{"format":1')).toBeUndefined();
});
