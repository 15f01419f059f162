import { array, assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { Utf8Room, utf8Of } from './utf8.ts';

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

it('keeps texts one after another until it is told to clear', () => {
  assert(
    property(array(string({ unit: 'grapheme', minLength: 1 })), (texts) => {
      const room = new Utf8Room();
      const kept = texts.map((text) => room.add([text]));
      expect(kept.map(String)).toEqual(texts);
      room.clear();
      const again = room.add(['z']);
      expect(kept[0] === undefined || kept[0].subarray(0, 1).equals(again)).toBe(true);
    }),
  );
});

it('keeps what it was given before a text for which it had no room', () => {
  const room = new Utf8Room();
  const first = room.add(['a – b']);
  const long = '–'.repeat(2 ** 20);
  expect(room.add([long]).equals(Buffer.from(long))).toBe(true);
  expect(first.toString()).toBe('a – b');
});
