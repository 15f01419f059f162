import { describe, expect, it } from 'vitest';
import { searchWords } from '../../../vocabulary/search-lexicon.ts';
import { joinedWords } from './joined-words.ts';
import { meaningIndex } from './meaning-index.ts';
import { placeIndex } from './place-index.ts';

const city = (name: string, population: number) =>
  ({ name, state: 'FL', population, zips: ['33130'], lat: 26, lng: -80 }) as const;
const places = placeIndex([city('Miami', 440_000), city('Hope', 9_000)], searchWords, undefined);
const apart = joinedWords({
  places,
  meanings: meaningIndex(searchWords, []),
  isKnown: () => false,
});

describe('words typed without spaces', () => {
  it.each([
    ['cvspharmacy', 'cvs pharmacy'],
    ['cvspharmacynearme', 'cvs pharmacy nearme'],
    ['pharmacyopennow', 'pharmacy opennow'],
    ['nearestpharmacy', 'nearest pharmacy'],
    ['miamipharmacy', 'miami pharmacy'],
    ['miamiflorida', 'miami florida'],
    ['inmiami', 'in miami'],
    ['pharmacy33130', 'pharmacy 33130'],
    ['farmacia24horas', 'farmacia 24horas'],
  ])('are read apart in “%s”', (word, expected) => {
    expect(apart(word).join(' ')).toBe(expected);
  });

  it.each([
    'carepharmacy',
    'mypharmacy',
    'hopepharmacy',
    'pharmacy',
    'healthmart',
    'walmart',
    'walgreensx',
    'compoundrx',
    'cvs12345',
  ])('are none in “%s”, which is a name or a word', (word) => {
    expect(apart(word)).toEqual([word]);
  });

  it('are none in a word as long as a book, which is passed over in a moment', () => {
    const long = 'pharmacynearme'.repeat(10_000);
    const start = performance.now();
    expect(apart(long)).toEqual([long]);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('are none in what a listed pharmacy is called', () => {
    const own = joinedWords({ places, meanings: meaningIndex(searchWords, []), isKnown: () => true });
    expect(own('miamipharmacy')).toEqual(['miamipharmacy']);
  });
});
