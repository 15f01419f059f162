import { describe, expect, it } from 'vitest';
import { searchWords } from '../../../vocabulary/search-lexicon.ts';
import type { StateCode } from '../../places/us-state.ts';
import { phraseReader } from '../search-phrase.ts';
import { placeLabel } from './phrase-place.ts';

describe('a ZIP code beside other places', () => {
  const zips = (name: string, state: StateCode, population: number, own: readonly string[], lat: number) => ({
    name,
    state,
    population,
    zips: own,
    lat,
    lng: -87,
  });
  const read = phraseReader(
    {
      cities: [
        zips('Birmingham', 'AL', 200_000, ['35203', '35226'], 33.5),
        zips('Hoover', 'AL', 90_000, ['35226'], 33.4),
        zips('Mobile', 'AL', 190_000, ['36602'], 30.7),
      ],
      brands: [],
      wider: {
        cities: [
          { name: 'Boston', state: 'MA', location: { lat: 42.4, lng: -71.1 }, population: 650 },
          { name: 'Austin', state: 'TX', location: { lat: 30.3, lng: -97.7 }, population: 930 },
        ],
        zipPrefixes: new Map([['787', { state: 'TX', location: { lat: 30.3, lng: -97.7 } }]]),
      },
    },
    searchWords,
  );
  it.each([
    ['35226', '35226 (Birmingham, AL)', '', []],
    ['hoover al 35226', '35226 (Hoover, AL)', '', []],
    ['35203 hoover', '35203 (Birmingham, AL)', '', []],
    ['35203 al', '35203 (Birmingham, AL)', '', []],
    ['cvs alabama 35203', '35203 (Birmingham, AL)', 'cvs', []],
    ['35203 mobile', '35203 (Birmingham, AL)', '', ['mobile']],
    ['mobile pharmacy 35203', '35203 (Birmingham, AL)', 'mobile', []],
    ['ga 35203', '35203 (Birmingham, AL)', '', ['ga']],
    ['tx 78701', '78701', '', []],
    ['austin tx 78701', 'Austin, TX', '', []],
    ['boston ma 78701', 'Boston, MA', '', ['78701']],
  ])('is the more exact in “%s”', (text, label, name, unused) => {
    const phrase = read(text);
    expect([phrase.place && placeLabel(phrase.place), phrase.name, phrase.unused]).toEqual([
      label,
      name,
      unused,
    ]);
  });
});
