import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { citySlug } from '../../../tests/support/domain-fixtures.ts';
import { citiesAround } from './cities-around.ts';
import type { NearbyCity } from './city-summary.ts';
import { distanceMiles } from './geo.ts';

const point = { lat: 33.5, lng: -86.8 };
/** A degree of latitude is some 69 statute miles. */
const cityNorth = (miles: number, index = 0): NearbyCity => ({
  slug: citySlug(`north-${index}-al`),
  name: `North ${index}`,
  state: 'AL',
  count: 1,
  location: { lat: point.lat + miles / 69.1, lng: point.lng },
  distanceMiles: 1,
});

describe('the cities around a point', () => {
  it('are the three nearest to it, nearest first, wherever they lie from the city itself', () => {
    const [far, near, middle, last] = [cityNorth(9, 1), cityNorth(2, 2), cityNorth(5, 3), cityNorth(12, 4)];
    expect(citiesAround(point, [far, near, middle, last])).toEqual([near, middle, far]);
  });

  it('are none beyond twenty miles', () => {
    expect(citiesAround(point, [cityNorth(19.9), cityNorth(20.1)])).toEqual([cityNorth(19.9)]);
    expect(citiesAround(point, [])).toEqual([]);
  });

  it('are never farther than one that is left out', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 30, noNaN: true }), { maxLength: 12 }), (all) => {
        const cities = all.map(cityNorth);
        const kept = citiesAround(point, cities);
        const milesOf = ({ location }: NearbyCity) => distanceMiles(point, location);
        const farthest = Math.max(0, ...kept.map(milesOf));
        const left = cities.filter((city) => !kept.includes(city) && milesOf(city) <= 20);
        expect(left.every((city) => milesOf(city) >= farthest)).toBe(true);
        expect(kept.length).toBe(Math.min(3, cities.filter((city) => milesOf(city) <= 20).length));
      }),
    );
  });
});
