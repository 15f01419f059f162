import { describe, expect, it } from 'vitest';
import type { PhraseCity, WiderCity } from './known-places.ts';
import { isPartOf, isWithinArea, withPartOf } from './part-of-city.ts';
import type { Reading } from './place-reading.ts';

const newYork: PhraseCity = {
  name: 'New York',
  state: 'NY',
  population: 8_000_000,
  zips: [],
  lat: 40.714,
  lng: -74.006,
};
const place = (name: string, lat: number, lng: number): WiderCity => ({
  name,
  state: 'NY',
  population: 150,
  location: { lat, lng },
});
const heights = place('Washington Heights', 40.85, -73.935);
const yonkers = place('Yonkers', 40.931, -73.899);

const reading = (
  named: Reading<PhraseCity>['named'],
  from: number,
  to: number,
  more: Partial<Reading<PhraseCity>> = {},
): Reading<PhraseCity> => ({
  ...{ runs: [{ from, to }], covered: to - from, cost: 0, named, contradicted: false },
  ...more,
});
const city = reading({ kind: 'city', city: newYork }, 2, 3);
const area = (cities: readonly PhraseCity[]): Reading<PhraseCity>['named'] => ({
  kind: 'area',
  area: { name: 'Tri Cities', state: 'NY', cities },
});

it('a place of the country is a part of a city that is near enough, in its state', () => {
  expect(isPartOf(heights, newYork)).toBe(true);
  expect(isPartOf(yonkers, newYork)).toBe(false);
  expect(isPartOf({ ...heights, state: 'NJ' }, newYork)).toBe(false);
});

describe('a city that the words name apart from', () => {
  it('a part of it takes the part’s words, which are told', () => {
    const found = withPartOf(city, newYork, [city, reading({ kind: 'wider', place: heights }, 0, 2)]);
    expect(found).toMatchObject({ covered: 3, beside: { from: 0, to: 2 } });
  });

  it('another city does not', () => {
    const readings = [city, reading({ kind: 'wider', place: yonkers }, 0, 2)];
    expect(withPartOf(city, newYork, readings)).toBe(city);
  });

  it('a region that it is in takes the region’s words, and nothing is told', () => {
    const found = withPartOf(city, newYork, [city, reading(area([newYork]), 0, 2)]);
    expect(found).toMatchObject({ covered: 3, beside: undefined });
  });

  it('a part with wrong letters does not', () => {
    const slip = reading({ kind: 'wider', place: heights }, 0, 2, { cost: 1 });
    expect(withPartOf(city, newYork, [city, slip])).toBe(city);
  });
});

it('a name is some of the words of a region’s only where that has more', () => {
  const region = reading(area([]), 0, 2);
  expect(isWithinArea([{ from: 1, to: 2 }], [region])).toBe(true);
  expect(isWithinArea([{ from: 0, to: 2 }], [region])).toBe(false);
  expect(isWithinArea([{ from: 2, to: 3 }], [region])).toBe(false);
});
