import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchWords } from '../../../vocabulary/search-lexicon.ts';
import type { StateCode } from '../../places/us-state.ts';
import { phraseReader } from '../search-phrase.ts';
import { placeLabel } from './phrase-place.ts';

const city = (name: string, state: StateCode, population: number, county?: string) => ({
  name,
  state,
  population,
  zips: [],
  lat: 30,
  lng: -85,
  county,
});
const cities = [
  city('Fort Myers', 'FL', 90_000, 'Lee'),
  city('Miami', 'FL', 450_000),
  city('Miami Beach', 'FL', 80_000),
  city('Orange City', 'FL', 12_000),
  city('Orange', 'CA', 140_000),
  city('Lake City', 'FL', 12_000),
  city('Birmingham', 'AL', 200_000),
  city('Opelika', 'AL', 30_000, 'Lee'),
  city('Auburn', 'AL', 78_000, 'Lee'),
  city('Barnwell', 'SC', 4000),
];
const nameWords = new Map([['lake', 9]]);
const wider = { cities: [], zipPrefixes: new Map() };
const read = phraseReader({ cities, brands: [], nameWords, wider }, searchWords);
const placeOf = (text: string) => {
  const { place, beside } = read(text);
  return [place && placeLabel(place), beside];
};

describe('a word beside the name of a city', () => {
  it.each([
    ['fort myers beach', 'Fort Myers, FL', 'fort myers beach'],
    ['ft myers beach fl', 'Fort Myers, FL', 'ft myers beach'],
    ['fort myers beach pharmacy', 'Fort Myers, FL', 'fort myers beach'],
    ['birmingham airport', 'Birmingham, AL', 'birmingham airport'],
    ['north birmingham', 'Birmingham, AL', 'north birmingham'],
    ['south miami 24 hour', 'Miami, FL', 'south miami'],
  ])('makes another place of it, which is told: “%s”', (text, place, beside) => {
    expect(placeOf(text)).toEqual([place, beside]);
    expect(read(text).name).toBe('');
  });

  it.each([
    ['miami beach', 'Miami Beach, FL'],
    ['fort myers', 'Fort Myers, FL'],
    ['orange city', 'Orange City, FL'],
    ['lake city pharmacy', 'Lake City, FL'],
    ['123 oak street south birmingham', 'Birmingham, AL'],
  ])('is its own where a place is called so, and in a street: “%s”', (text, place) => {
    expect(placeOf(text)).toEqual([place, undefined]);
  });

  it('makes something else of it wherever that is: “orange county”, “miami university”', () => {
    const others = fc.constantFrom('county', 'university', 'college', 'parish');
    const whole = cities.filter(({ name }) => !name.endsWith('City'));
    fc.assert(
      fc.property(fc.constantFrom(...whole), others, ({ name }, word) => {
        expect(read(`${name} ${word}`).place).toBeUndefined();
      }),
    );
  });

  it('is beside no city that is only begun, or has wrong letters', () => {
    for (const text of ['orange beach al', 'lake grove', 'barnwel beach'])
      expect([text, read(text).place?.kind]).not.toEqual([text, 'city']);
  });
});

describe('before “pharmacy”', () => {
  it('a small city with wrong letters, or half of its name, is sooner a name', () => {
    expect(read('bartell drugs')).toMatchObject({ place: undefined, name: 'bartell drugs' });
    expect(read('lake pharmacy')).toMatchObject({ place: undefined, name: 'lake' });
    expect(placeOf('birmingam pharmacy')).toEqual(['Birmingham, AL', undefined]);
  });
});

describe('of two places of one kind', () => {
  it('the second city is told where no pharmacy can be called so', () => {
    expect(read('auburn opelika')).toMatchObject({ name: '', unused: ['opelika'] });
    expect(read('opelika pharmacy in auburn')).toMatchObject({ name: 'opelika', unused: [] });
  });

  it('the next county of the name is told, unless the state says which', () => {
    const named = (text: string) => {
      const { place, namesakes = [] } = read(text);
      return [place, ...namesakes].map((each) => each && placeLabel(each));
    };
    expect(named('lee county')).toEqual(['Lee County, AL', 'Lee County, FL']);
    expect(named('lee county fl')).toEqual(['Lee County, FL']);
  });
});
