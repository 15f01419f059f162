import { expect, it } from 'vitest';
import { listedCity } from '../../../tests/support/search-fixture.ts';
import { cityLabel } from '../../domain/places/city.ts';
import { phraseReader } from '../../domain/search/search-phrase.ts';
import { searchWords } from '../../vocabulary/search-lexicon.ts';
import { placeSearch } from './name-search.ts';
import { suggest } from './suggestions.ts';

const cities = [
  listedCity('Jacksonville', 'FL', 950_000),
  listedCity('Mobile', 'AL', 187_000),
  listedCity('Montgomery', 'AL', 200_000),
  listedCity('Florence', 'AL', 40_000),
  listedCity('Florence', 'SC', 39_900),
  listedCity('St. Petersburg', 'FL', 258_000),
  listedCity('Fort Myers', 'FL', 87_000),
  listedCity('Port St. Lucie', 'FL', 204_000),
  listedCity('Sunrise', 'FL', 97_000),
];
const wider = {
  cities: [
    { name: 'Jackson', state: 'MS', population: 150, location: { lat: 32.3, lng: -90.2 } },
    { name: 'Floresville', state: 'TX', population: 8, location: { lat: 29.1, lng: -98.2 } },
  ],
  zipPrefixes: new Map(),
} as const;
const sources = {
  read: phraseReader({ cities, brands: [], wider }, searchWords),
  places: placeSearch(cities),
  brands: [],
};
const suggested = (text: string): readonly string[] => suggest(text, sources, []).map(({ label }) => label);

it('a listed city is suggested at each of the letters of its name', () => {
  const missing = cities.flatMap((each) => {
    const { name } = each;
    return Array.from({ length: name.length - 1 }, (_, at) => name.slice(0, at + 2).trim()).filter(
      (text) => !suggested(text.toLowerCase()).includes(`Pharmacies in ${cityLabel(each)}`),
    );
  });
  expect(missing).toEqual([]);
});

it.each([
  ['saint pe', 'Pharmacies in St. Petersburg, FL'],
  ['ft my', 'Pharmacies in Fort Myers, FL'],
  ['port saint l', 'Pharmacies in Port St. Lucie, FL'],
  ['jacksonv', 'Pharmacies in Jacksonville, FL'],
])('“%s” begins %s', (text, first) => {
  expect(suggested(text)[0]).toBe(first);
});

it.each([
  ['24', '24-hour pharmacies'],
  ['drive', 'Drive-through'],
  ['deliv', 'Pharmacies that deliver'],
  ['cov', 'COVID-19 vaccines'],
])('“%s” begins what can be asked for: %s', (text, label) => {
  expect(suggested(text)).toContain(label);
});
