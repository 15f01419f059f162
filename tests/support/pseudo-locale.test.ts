import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeholdersOf } from '../../scripts/cli/messages/message.ts';
import { pseudoText as pseudo } from './pseudo-locale.ts';

describe('a message of the pseudo-locale', () => {
  it('is two fifths longer, with an accent on every letter', () => {
    const text = 'The pharmacies nearest to you show here once your location is known';
    expect(pseudo(text)).not.toMatch(/[a-z]/i);
    expect(pseudo(text).length / text.length).toBeCloseTo(1.4, 1);
  });

  it('keeps placeholders, cases, tags and quotes', () => {
    expect(pseudo('<b>Hi</b> {name}')).toMatch(/^<b>[^<a-z]+<\/b> \{name\}$/i);
    expect(pseudo('{n, plural, one {# a} other {# b}}')).toMatch(
      /^\{n, plural, one \{# .+\} other \{# .+\}\}$/,
    );
    expect(pseudo("'{'x'}'")).toMatch(/^'\{'[^a-z]+'\}'$/);
  });

  it('is a message with the same placeholders', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z .,]{1,20}$/), fc.stringMatching(/^[a-z]{1,8}$/), (text, name) => {
        fc.pre(text.trim() !== '');
        const message = `${text}{${name}}`;
        const placeholders = placeholdersOf(message, ['one', 'other']);
        expect(placeholdersOf(pseudo(message), ['one', 'other'])).toEqual(placeholders);
      }),
    );
  });
});
