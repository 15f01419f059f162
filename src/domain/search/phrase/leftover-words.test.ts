import { expect, it } from 'vitest';
import { searchWords } from '../../../vocabulary/search-lexicon.ts';
import { leftoverWords } from './leftover-words.ts';
import { meaningIndex } from './meaning-index.ts';

const index = meaningIndex(searchWords, []);
const left = (text: string, options: Partial<Parameters<typeof leftoverWords>[2]> = {}) => {
  const words = text.split(' ');
  const { names, ownWords, unfit, unusable, nearest } = leftoverWords(words, words, {
    ...{ index, spell: (word: string) => [{ word, cost: 0 }], street: undefined, names: new Map() },
    ...{ hasPlace: false, hasWish: false, isState: () => false, ...options },
  });
  return {
    names: [...names.values()],
    ownWords,
    unfit: unfit.map(({ word }) => word),
    unusable: unusable.length,
    near: nearest.length > 0,
  };
};

it('words that say nothing are left out, and the rest is a name', () => {
  expect(left('the oak drugs')).toMatchObject({ names: ['oak', 'drugs'], ownWords: ['oak', 'drugs'] });
  expect(left('drugs')).toMatchObject({ names: [], ownWords: [] });
});

it('names that were known stay, and are none of its own words', () => {
  expect(left('juniper', { names: new Map([[4, 'cvs']]) })).toMatchObject({
    names: ['cvs', 'juniper'],
    ownWords: ['juniper'],
  });
});

it('a county, and a ZIP code beside a place, are no name', () => {
  expect(left('lee county').unfit).toEqual(['lee county']);
  expect(left('99999', { hasPlace: true }).unfit).toEqual(['99999']);
});

it('what no listing answers and “nearest” are told apart from names', () => {
  expect(left('cheapest juniper')).toMatchObject({ names: ['juniper'], unusable: 1 });
  expect(left('nearest juniper')).toMatchObject({ names: ['juniper'], near: true });
});
