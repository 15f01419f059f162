import { expect, it } from 'vitest';
import { searchWords } from '../../../vocabulary/search-lexicon.ts';
import { meaningIndex } from './meaning-index.ts';
import { isNamedInSpanish, possessivesOf, withoutPossessive } from './name-words.ts';

const index = meaningIndex(searchWords, []);

it('words with an apostrophe before their last letter are found, each as phrases have it', () => {
  expect([...possessivesOf("Walker’s and JOE'S pharmacy, not the dogs o'connor")]).toEqual([
    'walkers',
    'joes',
  ]);
  expect([...possessivesOf("José's")]).toEqual(['joses']);
  expect([...possessivesOf("walker'sons")]).toEqual([]);
});

it('the possessive of a chain is the chain, and no other word', () => {
  const read = (word: string): string =>
    withoutPossessive(word, index, new Set(['cvss', 'walkers', 'marcs']));
  expect(['cvss', 'walkers', 'marcs', 'krogers'].map(read)).toEqual(['cvs', 'walkers', 'marcs', 'krogers']);
});

it('a word behind “farmacia la” is what it is called by', () => {
  const at = (text: string): boolean => isNamedInSpanish(text.split(' '), 2, index.houses);
  expect(['farmacia el pueblo', 'botica la florida'].map(at)).toEqual([true, true]);
  expect(['en la florida', 'farmacia de pueblo'].map(at)).toEqual([false, false]);
});

it('a word as long as a book is passed over in a moment', () => {
  const start = performance.now();
  possessivesOf(`${'a'.repeat(100_000)} walker's`);
  expect(performance.now() - start).toBeLessThan(1000);
});
