import { describe, expect, it } from 'vitest';
import { searchWords } from '../../../vocabulary/search-lexicon.ts';
import { phraseReader } from '../search-phrase.ts';
import type { PhraseCity } from './known-places.ts';

const birmingham: PhraseCity = {
  ...{ name: 'Birmingham', population: 200_000, zips: [], lat: 33.5, lng: -86.8 },
  state: 'AL',
};
const read = phraseReader({ cities: [birmingham], brands: [] }, searchWords);
const stateOf = (text: string): string => {
  const { place } = read(text);
  if (place?.kind === 'state') return place.state;
  return place?.kind === 'unlisted' ? place.unlisted.state : '';
};

describe('the letters of a state that are a word too', () => {
  it.each([
    ['emory va', 'VA'],
    ['knightstown in', 'IN'],
    ['munising mi', 'MI'],
    ['rathdrum id', 'ID'],
    ['cvs hodgdon me', 'ME'],
  ])('are the state’s behind a town that nobody lists: “%s”', (text, state) =>
    expect(stateOf(text)).toBe(state),
  );

  it.each(['pharmacy neer me', 'birmingham va', 'pharmacy in', 'farmacia cerca de mi', 'within 5 mi'])(
    'are the word elsewhere: “%s”',
    (text) => expect(stateOf(text)).toBe(''),
  );

  it.each([
    ['farmacia frente al hospital', ''],
    ['farmacia al lado de walmart', ''],
    ['farmacias en al', 'AL'],
  ])('are no state between Spanish words: “%s”', (text, state) => expect(stateOf(text)).toBe(state));
});
