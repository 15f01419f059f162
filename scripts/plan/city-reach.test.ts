import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMiles, pointAt } from '../../src/domain/places/geo.ts';
import {
  aCity,
  aCityInput,
  aLandmark,
  aNeighborhood,
  aPharmacy,
  milesAway,
} from '../../tests/support/domain-fixtures.ts';
import { spatialIndex } from '../lists/facts/spatial-index.ts';
import type { CityInput } from './city-input.ts';
import { nearbyPlaces, tilesInReach } from './city-reach.ts';
import type { LandingPatterns } from './landing-list.ts';
import { madeData } from './page-group.ts';
import { planSite } from './site-plan.ts';
import { divideIntoTiles, siteTiles } from './tiles.ts';

const patterns: LandingPatterns = {
  templates: [],
  phrases: [{ type: 'clinic', slug: 'clinic-pharmacy', priority: 0.85 }],
};

/**
 * A city `miles` from Birmingham's centre; `outskirts` are the miles from its own centre to its clinic,
 * landmark and neighbourhood.
 */
const town = (name: string, miles: number, bearing: number, outskirts: readonly [number, number, number]) => {
  const location = milesAway(miles, bearing);
  const [pharmacy, landmark, neighborhood] = outskirts;
  return aCityInput({
    city: aCity({ name, location }),
    pharmacies: [
      aPharmacy({ key: name, types: ['clinic'], location: milesAway(pharmacy, bearing + 90, location) }),
    ],
    landmarks: [aLandmark('Airport', pointAt(location, bearing + 180, landmark))],
    neighborhoods: [
      aNeighborhood('Old Town', {
        shape: 'circle',
        center: pointAt(location, bearing + 270, neighborhood),
        radiusMiles: 1,
      }),
    ],
  });
};

/** The inputs of a place's group, and the content of its pages. */
function groupOf(cities: readonly CityInput[], place: CityInput) {
  const { groups } = planSite({ cities, featured: [], patterns, sample: false });
  const { pages = [], data } = groups.find(({ id }) => id === `city/${place.city.slug}`) ?? {};
  const made = data && madeData(data);
  const shown = pages.map((page) => made?.tilesOf(page).map((tile) => tile.make()));
  return { inputs: JSON.stringify(data?.inputs?.()), made: JSON.stringify([made?.dataset, shown]) };
}

const keysOf = (cities: readonly CityInput[], place: CityInput): readonly string[] =>
  tilesInReach(place, siteTiles(divideIntoTiles(cities.flatMap(({ pharmacies }) => pharmacies))));

describe('what determines the pages of a place', () => {
  it('covers all that they show: if the pages differ, it differs', () => {
    const outskirts = fc.tuple(
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 0, max: 40 }),
    );
    const place = fc.tuple(fc.integer({ min: 0, max: 220 }), fc.integer({ min: 0, max: 359 }), outskirts);
    fc.assert(
      fc.property(fc.array(place, { minLength: 2, maxLength: 7 }), (places) => {
        const cities = places.map(([miles, bearing, out], index) =>
          town(`Town-${'ABCDEFG'[index]}`, miles, bearing, out),
        );
        const fewer = cities.slice(1);
        for (const one of fewer) {
          const [before, after] = [groupOf(cities, one), groupOf(fewer, one)];
          if (before.made !== after.made) expect(before.inputs).not.toBe(after.inputs);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('reaches from the place’s farthest landmark, neighbourhood and closed pharmacy to a listing', () => {
    // Beyond the reach of a city's centre, in another tile than Birmingham's.
    const sees = (landmark: number, neighborhood: number, closed: number) => {
      const here = town('Here', 0, 0, [1, landmark, neighborhood]);
      const { id, slug, name, address, sources } = aPharmacy({ key: 'gone' });
      const gone = {
        id,
        slug,
        name,
        address,
        sources,
        location: milesAway(closed, 0),
        why: 'stated',
      } as const;
      const there = town('There', 1100, 0, [1, 1, 1]);
      return keysOf([here, there], { ...here, closed: [gone] }).length === 2;
    };
    expect(sees(1, 1, 1)).toBe(false);
    expect(sees(1100, 1, 1)).toBe(true);
    expect(sees(1, 1100, 1)).toBe(true);
    expect(sees(1, 1, 1100)).toBe(true);
  });
});

it('cities nearby are the eight nearest within 75 miles, by miles to one decimal and then by slug', () => {
  // Many lie equally far away, and some at one place.
  const spot = fc.record({
    miles: fc.constantFrom(0, 5, 5.01, 20, 74.96, 76),
    bearing: fc.constantFrom(0, 90, 180),
  });
  fc.assert(
    fc.property(fc.array(spot, { minLength: 1, maxLength: 40 }), (spots) => {
      const cities = spots.map(({ miles, bearing }, index) =>
        aCityInput({ city: aCity({ name: `City ${index}`, location: milesAway(miles, bearing) }) }),
      );
      const [here] = cities;
      if (here === undefined) return;
      const expected = cities
        .slice(1)
        .map(({ city }) => ({
          slug: city.slug,
          miles: Number(distanceMiles(here.city.location, city.location).toFixed(1)),
        }))
        .filter(({ miles }) => miles <= 75)
        .toSorted((a, b) => a.miles - b.miles || (a.slug < b.slug ? -1 : 1))
        .slice(0, 8)
        .map(({ slug }) => slug);
      const found = nearbyPlaces(
        here,
        spatialIndex(cities, ({ city }) => city.location),
      );
      expect(found.map(({ slug }) => slug)).toEqual(expected);
    }),
  );
});
