import { describe, expect, it } from 'vitest';
import { nameDocuments, searchedWords } from './name-index.ts';

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
  ])('“%s” is searched as “%s”: one more letter than nothing tells too little', (typed, searched) => {
    expect(searchedWords(typed)).toBe(searched);
  });
});
