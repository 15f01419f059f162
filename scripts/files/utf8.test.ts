import { array, assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { utf8Of } from './utf8.ts';

it('encodes the pieces of a text as the whole is encoded', () => {
  assert(
    property(array(string({ unit: 'grapheme' })), (pieces) => {
      expect(utf8Of(pieces).equals(Buffer.from(pieces.join('')))).toBe(true);
    }),
  );
});

it('has room for a text of any length', () => {
  const long = '–'.repeat(2 ** 20);
  expect(utf8Of([long, 'a']).equals(Buffer.from(`${long}a`))).toBe(true);
  expect(utf8Of(['b']).toString()).toBe('b');
});
