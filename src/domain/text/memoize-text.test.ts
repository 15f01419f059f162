import { expect, it } from 'vitest';
import { memoizeText } from './memoize-text.ts';

it('computes a value once for each text, a missing one too', () => {
  const asked: string[] = [];
  const lengthOf = memoizeText((text) => {
    asked.push(text);
    return text === '' ? undefined : text.length;
  });
  expect(['a', '', 'bc', 'a', '', 'constructor'].map(lengthOf)).toEqual([1, undefined, 2, 1, undefined, 11]);
  expect(asked).toEqual(['a', '', 'bc', 'constructor']);
});
