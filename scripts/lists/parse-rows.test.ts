import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { featuredRow } from './list-rows.ts';

const issuesOf = (reason: string) => {
  const parsed = featuredRow.safeParse({ city: 'miami-fl', pharmacy: 'corner-drug', reason });
  return parsed.success ? [] : parsed.error.issues;
};

describe('a cell', () => {
  it.each(['Open  late', 'Open\u00a0late', 'Open\u2003late', '<b>Open</b> late', 'Open > late'])(
    'is plain text with single, ordinary spaces, and not %j',
    (reason) => {
      expect(issuesOf(reason)).toEqual([
        expect.objectContaining({ message: expect.stringContaining('of plain text') }),
      ]);
    },
  );

  it.each([
    ['U+0000', 'a control'],
    ['U+001B', 'a control'],
    ['U+0085', 'a control'],
    ['U+00AD', 'a soft hyphen'],
    ['U+061C', 'a bidirectional mark'],
    ['U+200B', 'a zero-width space'],
    ['U+200D', 'a zero-width joiner'],
    ['U+200E', 'a bidirectional mark'],
    ['U+200F', 'a bidirectional mark'],
    ['U+202A', 'a bidirectional embedding'],
    ['U+202E', 'a bidirectional override'],
    ['U+2028', 'a line separator'],
    ['U+2029', 'a paragraph separator'],
    ['U+2060', 'a word joiner'],
    ['U+2066', 'a bidirectional isolate'],
    ['U+2069', 'the end of an isolate'],
    ['U+3164', 'an invisible letter'],
    ['U+D800', 'half a surrogate pair'],
    ['U+E000', 'a code point of private use'],
    ['U+FE0F', 'a variation selector'],
    ['U+FEFF', 'a byte-order mark inside'],
    ['U+FFFD', 'the sign of a lost character'],
    ['U+FFFF', 'a noncharacter'],
    ['U+E0041', 'a tag'],
    ['U+10FFFF', 'a noncharacter'],
  ])('is refused with %s, %s, which is named', (name) => {
    const character = String.fromCodePoint(Number.parseInt(name.slice(2), 16));
    for (const reason of [`Open ${character}late`, `${character}Open`, `Open${character}`]) {
      expect(issuesOf(reason)).toEqual([
        expect.objectContaining({
          path: ['reason'],
          message: 'a cell must not hold control, bidirectional or invisible characters',
          params: expect.objectContaining({ value: `${name} in ${reason}` }),
        }),
      ]);
    }
  });

  it('may hold any letter, mark, digit or sign that is seen, with single spaces between', () => {
    const seen = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 50 })
      .filter((text) => !/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u{fffd}<>]/u.test(text))
      .map((text) => `x ${text}x`);
    fc.assert(
      fc.property(seen, (reason) => {
        expect(issuesOf(reason)).toEqual([]);
      }),
    );
    expect(issuesOf('Doña Ana’s, 24/7 — “日本語” é')).toEqual([]);
  });
});
