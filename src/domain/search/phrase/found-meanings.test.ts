import { expect, it } from 'vitest';
import { searchWords } from '../../../vocabulary/search-lexicon.ts';
import { fixedRuns, foundMeanings } from './found-meanings.ts';
import { meaningIndex } from './meaning-index.ts';
import { asWritten } from './spelling.ts';

const index = meaningIndex(searchWords, ['CVS Pharmacy']);
const found = (text: string, possessives: readonly string[] = []) =>
  foundMeanings(text.split(' '), {
    index,
    spell: asWritten,
    street: undefined,
    possessives: new Set(possessives),
    isState: () => false,
  });

it('each word is taken once: by a chain, a distance, a time, a wish or what no listing answers', () => {
  const { chains, ways, times, intents, unusable, rest } = found(
    '24 hour cvs within 5 miles open at 9 pm morning after pill juniper',
  );
  expect(chains.flatMap(({ values }) => values)).toEqual(['cvs']);
  expect(ways.map(({ miles }) => miles)).toEqual([5]);
  expect(times.map(({ text }) => text)).toEqual(['9 pm']);
  expect(intents.flatMap(({ values }) => values)).toContain('24-hour');
  expect(unusable).toHaveLength(1);
  expect(rest.filter((word) => word !== '')).toEqual(['within', 'open', 'at', 'juniper']);
});

it('what a pharmacy is named for is no wish, but where several words mean something else together', () => {
  expect([...found('walkers pharmacy', ['walkers']).namedFor.values()]).toEqual(['walkers']);
  expect([...found('rent a walker pharmacy').namedFor]).toEqual([]);
});

it('several words that mean one thing as they stand are told by where they are', () => {
  expect(fixedRuns('juniper drive thru pharmacy'.split(' '), index)).toContainEqual({ from: 1, to: 3 });
});
