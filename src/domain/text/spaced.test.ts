import { expect, it } from 'vitest';
import { spaced } from './spaced.ts';

it.each([
  ['Joe’s  Oak-Drugs #12', 'joes oak drugs 12'],
  ['Farmácia São José', 'farmacia sao jose'],
  ['', ''],
])('“%s” is the words “%s”', (text, words) => {
  expect(spaced(text)).toBe(words);
});
