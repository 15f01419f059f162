import { expect, it } from 'vitest';
import { searchWords } from '../../../vocabulary/search-lexicon.ts';
import { meaningIndex } from './meaning-index.ts';
import { withNearWords } from './near-slips.ts';

const index = meaningIndex(searchWords, []);
const read = (text: string): string => withNearWords(text.split(' '), index).join(' ');
const asTheyAre = (...texts: readonly string[]): void => {
  for (const text of texts) expect(read(text)).toBe(text);
};

it('a slip behind “near” is “me” at the end, or before words that say nothing', () => {
  expect(read('pharmacy near mr')).toBe('pharmacy near me');
  expect(read('cvs near ne open late')).toBe('cvs near me open late');
});

it('what belongs to the words behind it, or is a state, is no such slip', () => {
  asTheyAre('cvs near ne 4th st', 'cvs near ms', 'mr pharmacy', 'pharmacy near mr discount');
});

it('a slip of “near” is one between a word and the “me” at the end', () => {
  expect(read('pharmacy bear me')).toBe('pharmacy near me');
  expect(read('pharmacy near my')).toBe('pharmacy near me');
  asTheyAre('bear me', 'bear me de', 'bear creek pharmacy', 'pharmacy near my work');
});

it('“closes” before a store is “closest”', () => {
  expect(read('whats the closes pharmacy')).toBe('whats the closest pharmacy');
  expect(read('closes rite aid to me')).toBe('closest rite aid to me');
});

it('“closes” is what a store does behind it, or where it is asked when', () => {
  asTheyAre('cvs closes', 'when closes cvs', 'what time the pharmacy closes', 'pharmacy that closes late');
});
