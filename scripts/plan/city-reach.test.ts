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
import { datasetInputs, nearbyPlaces } from './city-reach.ts';
import type { LandingPatterns } from './landing-list.ts';
import { planSite } from './site-plan.ts';

const patterns: LandingPatterns = {
  templates: [],
  phrases: [{ type: 'clinic', slug: 'clinic-pharmacy', priority: 0.85 }],
};

/** A city so far from Birmingham's centre, with a clinic, a landmark and a neighbourhood so far from its own. */
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

const slugsOf = (cities: readonly CityInput[], place: CityInput): readonly string[] =>
  datasetInputs(cities)(place).map((input) => {
    const slug: unknown =
      'city' in input ? Reflect.get(Object(input.city), 'slug') : Reflect.get(input, 'slug');
    return String(slug);
  });

const datasetOf = (cities: readonly CityInput[], place: CityInput): string =>
  JSON.stringify(
    planSite({ cities, featured: [], patterns, sample: false })
      .groups.find(({ id }) => id === `city/${place.city.slug}`)
      ?.data?.make(),
  );

describe('what determines the dataset of a city', () => {
  it('is, of all cities, never less than what its pages show', () => {
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
        for (const one of cities) {
          const inputs = new Set(slugsOf(cities, one));
          const seen = cities.filter(({ city }) => inputs.has(city.slug));
          expect(datasetOf(seen, one)).toBe(datasetOf(cities, one));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('is itself with all its facts, and no city that is too far away to be seen', () => {
    const here = town('Here', 0, 0, [1, 1, 1]);
    const cities = [here, town('Near', 74, 0, [1, 1, 1]), town('Far', 90, 0, [1, 1, 1])];
    expect(slugsOf(cities, here)).toEqual(['here-al', 'here-al', 'near-al']);
    const [own, seen] = datasetInputs(cities)(here);
    expect(own).toEqual({ ...here, pharmacies: [] });
    expect(seen).toMatchObject({ slug: 'here-al', pharmacies: here.pharmacies });
  });

  it('reaches as far as 60 miles from its farthest landmark or neighbourhood to a listing', () => {
    const cities = (landmark: number, neighborhood: number, pharmacy: number) => [
      town('Here', 0, 0, [1, landmark, neighborhood]),
      town('There', 100, 0, [pharmacy, 1, 1]),
    ];
    const sees = ([here, there]: readonly CityInput[]) =>
      here !== undefined && there !== undefined && slugsOf([here, there], here).includes('there-al');
    expect(sees(cities(1, 1, 1))).toBe(false);
    expect(sees(cities(40, 1, 1))).toBe(true);
    expect(sees(cities(1, 40, 1))).toBe(true);
    expect(sees(cities(1, 1, 40))).toBe(true);
  });

  it('reaches as far from a pharmacy that closed, whose page names others', () => {
    const [here, there] = [town('Here', 0, 0, [1, 1, 1]), town('There', 100, 0, [1, 1, 1])];
    const { id, slug, name, address, sources } = aPharmacy({ key: 'gone' });
    const gone = { id, slug, name, address, sources, location: milesAway(40, 0), why: 'stated' } as const;
    expect(slugsOf([here, there], here)).not.toContain('there-al');
    const known = { ...here, closed: [gone] };
    expect(slugsOf([known, there], known)).toContain('there-al');
  });

  it('holds of another city neither its population nor its ZIP codes, which its neighbours do not show', () => {
    const here = town('Here', 0, 0, [1, 1, 1]);
    const near = town('Near', 20, 0, [1, 1, 1]);
    const grown = { ...near, city: { ...near.city, population: 9_000_000, zips: ['36999'] } };
    const inputsWith = (other: CityInput) => JSON.stringify(datasetInputs([here, other])(here));
    expect(inputsWith(grown)).toBe(inputsWith(near));
  });
});

it('the cities nearby are the eight nearest within 75 miles, by miles to one decimal and then by slug', () => {
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
