import { describe, expect, it } from 'vitest';
import { searchWords } from '../../../vocabulary/search-lexicon.ts';
import type { StateCode } from '../../places/us-state.ts';
import { phraseReader } from '../search-phrase.ts';
import { areaLabel } from './area.ts';
import { placeLabel } from './phrase-place.ts';

const city = (name: string, state: StateCode, population: number, county?: string) => ({
  name,
  state,
  population,
  county,
  zips: [],
  lat: 28,
  lng: -82,
});
const cities = [
  city('Tampa', 'FL', 400_000, 'Hillsborough'),
  city('Clearwater', 'FL', 117_000, 'Pinellas'),
  city('Miami', 'FL', 440_000, 'Miami-Dade'),
  city('Hialeah', 'FL', 220_000, 'Miami-Dade'),
  city('Palm Beach', 'FL', 9000, 'Palm Beach'),
  city('Orange City', 'FL', 12_000, 'Volusia'),
  city('Orlando', 'FL', 310_000, 'Orange'),
  city('Birmingham', 'AL', 200_000, 'Jefferson'),
  city('Monticello', 'FL', 2500, 'Jefferson'),
  city('Buffalo', 'NY', 276_000, 'Erie'),
];
const read = phraseReader({ cities, brands: [] }, searchWords);
const placeOf = (text: string): string | undefined => {
  const { place } = read(text);
  return place && placeLabel(place);
};
const citiesOf = (text: string): readonly string[] => {
  const { place } = read(text);
  return place?.kind === 'area' ? place.area.cities.map(({ name }) => name) : [];
};

describe('a county', () => {
  it.each([
    ['miami-dade county pharmacy', 'Miami-Dade County, FL'],
    ['miami dade', 'Miami-Dade County, FL'],
    ['dade county', 'Miami-Dade County, FL'],
    ['condado de miami dade', 'Miami-Dade County, FL'],
    ['orange county', 'Orange County, FL'],
    ['24 hour pharmacy pinellas county florida', 'Pinellas County, FL'],
    ['palm beach county', 'Palm Beach County, FL'],
    ['palm beach', 'Palm Beach, FL'],
    ['jefferson county', 'Jefferson County, AL'],
    ['jefferson county florida', 'Jefferson County, FL'],
  ])(
    'is that of the lists, the one with more people where there are two, and no city: “%s”',
    (text, place) => {
      expect(placeOf(text)).toBe(place);
    },
  );

  it('has its listed places, the largest first', () => {
    expect(citiesOf('cvs miami dade county')).toEqual(['Miami', 'Hialeah']);
    expect(read('cvs miami dade county')).toMatchObject({ name: 'cvs', unused: [] });
  });

  it('that is not known is told, and is no name', () => {
    expect(read('harris county')).toMatchObject({ place: undefined, name: '', unused: ['harris county'] });
  });
});

describe('a region', () => {
  it('has the listed places of its counties', () => {
    expect(citiesOf('tampa bay')).toEqual(['Tampa', 'Clearwater']);
    expect(citiesOf('pharmacies in south florida')).toEqual(['Miami', 'Hialeah', 'Palm Beach']);
  });

  it('without listings is told, and its state is shown', () => {
    expect(placeOf('long island')).toBe('New York');
    expect(read('long island 24 hour pharmacy').unused).toEqual(['long island']);
  });

  it('is read again from its own label', () => {
    for (const text of ['tampa bay', 'south florida', 'miami dade', 'upstate ny'])
      expect(placeOf(placeOf(text) ?? '')).toBe(placeOf(text));
    expect(areaLabel({ name: 'South Florida', state: 'FL' })).toBe('South Florida');
  });
});

it('a region has its counties, however their saints are written', () => {
  for (const county of ['Saint Johns', 'St. Johns']) {
    const read = phraseReader(
      { cities: [city('St. Augustine', 'FL', 14_000, county)], brands: [] },
      searchWords,
    );
    const { place } = read('first coast');
    expect(place?.kind === 'area' && place.area.cities.map(({ name }) => name)).toEqual(['St. Augustine']);
  }
});
