import { describe, expect, it } from 'vitest';
import { nameDocuments, nameFit, searchedWords, wordFit } from './name-index.ts';

describe('what is searched by name', () => {
  it('is the name and the city without its state', () => {
    expect(
      nameDocuments({
        cities: [{ label: 'Mobile, AL' }, { label: 'Winston-Salem, NC' }],
        rows: [
          ['Oak Drugs', 'oak-drugs', 1],
          ['Elm Rx', 'elm-rx', 0],
        ],
      }),
    ).toEqual([
      { id: 0, name: 'Oak Drugs', city: 'Winston-Salem' },
      { id: 1, name: 'Elm Rx', city: 'Mobile' },
    ]);
  });

  it.each([
    ['oak d', 'oak'],
    ['oak dr', 'oak dr'],
    ['oak d ', 'oak'],
    ['o', 'o'],
    ['main street 1', 'main street'],
    ['cvs 12', 'cvs 12'],
  ])('“%s” is searched as “%s”, without a last word of one letter', (typed, searched) => {
    expect(searchedWords(typed)).toBe(searched);
  });
});

describe('how well a word of a name fits one that is searched', () => {
  it.each([
    ['walgreens', 'walgreens', false, 0],
    ['walgreens', 'walg', true, 1],
    ['walgreens', 'walgreen', false, 1],
    ['walgreens', 'walg', false, 2],
    ['walgreens', 'walgrens', true, 2],
    ['123', '12', false, 2],
  ] as const)('“%s” for “%s” (the last word: %s): %s', (found, wanted, isLast, fit) => {
    expect(wordFit(found, wanted, isLast)).toBe(fit);
  });
});

it('a name fits as well as its worst searched word; its other words do not matter', () => {
  expect(nameFit(['oak', 'drugs'], ['oak', 'drugs'])).toBe(0);
  expect(nameFit(['oak', 'drugs', 'drugstore'], ['oak', 'drugs'])).toBe(0);
  expect(nameFit(['oak', 'drugstore'], ['oak', 'drugs'])).toBe(1);
  expect(nameFit(['apothecary'], ['apothecary', 'aothecary'])).toBe(2);
});
