import { describe, expect, it } from 'vitest';
import { aCity } from '../../../tests/support/domain-fixtures.ts';
import { usStates } from '../places/us-state.ts';
import { citiesOfSlug, resolveLocation, resolvePlace } from './resolve-slug.ts';

const cities = [
  aCity({ name: 'Columbia', state: 'AL', population: 700, zips: ['36319'] }),
  aCity({ name: 'Columbia', state: 'SC', population: 136_632, zips: ['29201'] }),
  aCity({ name: 'West Columbia', state: 'SC', population: 17_000, zips: ['29169'] }),
  aCity({ name: 'Birmingham', state: 'AL', zips: ['35203', '35205'] }),
  aCity({ name: 'St. Petersburg', state: 'FL', zips: ['33701'] }),
  aCity({ name: 'New York', state: 'NY', population: 8_175_133, zips: ['10001'] }),
];
const slugs = new Set<string>(cities.map(({ slug }) => slug));
const hasCity = (slug: string): boolean => slugs.has(slug);

describe('the cities of a slug', () => {
  it('are those that the slug ends in, the longest first', () => {
    expect(citiesOfSlug('24-hour-pharmacy-west-columbia-sc', hasCity)).toEqual([
      'west-columbia-sc',
      'columbia-sc',
    ]);
    expect(citiesOfSlug('24-hour-pharmacy-columbia-sc', hasCity)).toEqual(['columbia-sc']);
    expect(citiesOfSlug('columbia-sc', hasCity)).toEqual(['columbia-sc']);
  });

  it('are only looked for at the end of a very long address', () => {
    let asked = 0;
    const counted = (slug: string): boolean => {
      asked += 1;
      return hasCity(slug);
    };
    expect(citiesOfSlug(`${'a-'.repeat(50_000)}west-columbia-sc`, counted)).toEqual([
      'west-columbia-sc',
      'columbia-sc',
    ]);
    expect(asked).toBeLessThan(100);
  });

  it('are none where the slug ends in no city, or in part of a word', () => {
    for (const slug of ['', 'sc', 'mobile-al', 'columbia-sc-pharmacy', 'xcolumbia-sc']) {
      expect(citiesOfSlug(slug, hasCity)).toEqual([]);
    }
  });
});

/** What a place resolves to, in a word. */
function placeOf(text: string, resolve = resolvePlace): string {
  const place = resolve(text, cities);
  if (place.kind === 'city') return place.city.slug;
  return place.kind === 'state' ? place.state.code : `unknown: ${place.text}`;
}

describe('a place', () => {
  it.each([
    ['columbia-sc', 'columbia-sc'],
    ['columbia AL', 'columbia-al'],
    ['Columbia, AL', 'columbia-al'],
    ['columbia alabama', 'columbia-al'],
    ['Columbia, South Carolina', 'columbia-sc'],
    ['  COLUMBIA  ', 'columbia-sc'],
    ['west columbia', 'west-columbia-sc'],
    ['St. Petersburg', 'st-petersburg-fl'],
    ['st petersburg fl', 'st-petersburg-fl'],
    ['35205', 'birmingham-al'],
    ['29169', 'west-columbia-sc'],
    ['99999', 'unknown: 99999'],
    ['new york', 'new-york-ny'],
    ['New York, NY', 'new-york-ny'],
    ['ny', 'NY'],
    ['south carolina', 'SC'],
    ['Alabama', 'AL'],
    ['atlantis', 'unknown: atlantis'],
    ['', 'unknown: '],
  ])('“%s” is %s', (text, expected) => {
    expect(placeOf(text)).toBe(expected);
  });

  it('is a city by its slug, its label and each of its ZIP codes', () => {
    for (const { slug, name, state, zips } of cities) {
      for (const text of [slug, `${name}, ${state}`, ...zips]) expect(placeOf(text)).toBe(slug);
    }
  });
});

describe('the location of /pharmacies/{location}', () => {
  it.each([
    ['birmingham-al', 'birmingham-al'],
    ['new-york', 'NY'],
    ['new-york-ny', 'new-york-ny'],
    ['south-carolina', 'SC'],
    ['sc', 'SC'],
    ['columbia', 'columbia-sc'],
    ['35203', 'birmingham-al'],
    ['mobile-al', 'unknown: mobile AL'],
  ])('“%s” is %s', (text, expected) => {
    expect(placeOf(text, resolveLocation)).toBe(expected);
  });

  it('is every state by its slug', () => {
    for (const { slug, code } of usStates) expect(placeOf(slug, resolveLocation)).toBe(code);
  });
});
