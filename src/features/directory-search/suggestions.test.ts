import { expect, it } from 'vitest';
import { aCity } from '../../../tests/support/domain-fixtures.ts';
import { listedCity } from '../../../tests/support/search-fixture.ts';
import { phraseReader } from '../../domain/search/search-phrase.ts';
import { searchWords } from '../../vocabulary/search-lexicon.ts';
import { placeSearch } from './name-search.ts';
import { suggest } from './suggestions.ts';

const cities = [
  listedCity('Miami', 'FL', 440_000),
  listedCity('Orlando', 'FL', 310_000),
  listedCity('Mobile', 'AL', 187_000),
  listedCity('Birmingham', 'AL', 200_000),
];
const suggested = (text: string): readonly string[] =>
  suggest(
    text,
    {
      read: phraseReader({ cities, brands: [] }, searchWords),
      places: placeSearch(cities),
      brands: [],
    },
    [],
  ).map(({ label }) => label);

it.each([
  ['mi', 'Pharmacies in Miami, FL'],
  ['or', 'Pharmacies in Orlando, FL'],
  ['mo', 'Pharmacies in Mobile, AL'],
])('two letters that are a code or a small word still begin a city’s name: “%s”', (letters, first) => {
  expect(suggested(letters)[0]).toBe(first);
});

it('the code of a state with listings is that state first', () => {
  expect(suggested('al')[0]).toBe('Pharmacies in Alabama');
});

it('the beginning of a state’s name suggests its larger cities', () => {
  expect(suggested('alab')).toEqual(
    expect.arrayContaining(['Pharmacies in Birmingham, AL', 'Pharmacies in Mobile, AL']),
  );
});

it('nothing is suggested twice', () => {
  for (const text of ['b', 'bi', 'bir', 'birmingham']) {
    const labels = suggested(text);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels).toContain('Pharmacies in Birmingham, AL');
  }
});

it('a suggestion keeps the distance around a city', () => {
  const [first] = suggest(
    'within 5 miles of mobile',
    {
      read: phraseReader({ cities, brands: [] }, searchWords),
      places: placeSearch(cities),
      brands: [],
    },
    [],
  );
  expect(first).toMatchObject({ href: '/pharmacies/mobile-al?within=5', detail: 'Within 5 miles' });
});

it('a larger place without listings and the listed one of the same name are both offered, the likelier first', () => {
  const namesakes = [
    {
      ...listedCity('San Antonio', 'FL', 1300),
      larger: { state: 'TX', people: 1_470_000, location: aCity().location },
    },
    {
      ...listedCity('Columbus', 'GA', 206_000),
      larger: { state: 'OH', people: 905_000, location: aCity().location },
    },
  ] as const;
  const hrefs = (text: string) =>
    suggest(
      text,
      {
        read: phraseReader({ cities: namesakes, brands: [] }, searchWords),
        places: placeSearch(namesakes),
        brands: [],
      },
      [],
    ).map(({ href, label }) => [label, href]);
  expect(hrefs('san antonio')).toEqual([
    ['No listings in San Antonio, TX yet', '/directory?q=san+antonio'],
    ['Pharmacies in San Antonio, FL', '/pharmacies/san-antonio-fl'],
  ]);
  expect(hrefs('cvs columbus').slice(0, 2)).toEqual([
    ['“cvs” in Columbus, GA', '/directory?q=cvs+columbus'],
    ['No listings in Columbus, OH yet', '/directory?q=cvs+Columbus%2C+OH'],
  ]);
});

it('a chain without a place is offered around the visitor first, with what is asked for, then everywhere', () => {
  const hrefs = (text: string) =>
    suggest(
      text,
      {
        read: phraseReader({ cities, brands: ['Sample Rx Mart'] }, searchWords),
        places: placeSearch(cities),
        brands: ['Sample Rx Mart'],
      },
      [],
    ).map(({ href }) => href);
  expect(hrefs('24 hour sample rx mart')).toEqual([
    '/directory?has=24-hour&brand=Sample+Rx+Mart&from=me',
    '/brands/sample-rx-mart',
  ]);
  expect(hrefs('sample rx mart near me')[0]).toBe('/directory?brand=Sample+Rx+Mart&from=me');
  expect(hrefs('sample rx mart mobile')[0]).toBe('/directory?q=sample+rx+mart+mobile');
});
