import fc from 'fast-check';
import { expect, it } from 'vitest';
import { slugify } from '../../src/domain/text/slug.ts';
import { aCity, aPharmacy } from '../../tests/support/domain-fixtures.ts';
import type { CityInput } from './city-input.ts';
import { namesDataset } from './datasets/names-dataset.ts';
import { listingsOf, regionsOf } from './regions.ts';

const place = (
  name: string,
  state: 'AL' | 'CA' | 'TX',
  at: readonly [number, number],
  listings: number,
): CityInput => ({
  city: aCity({ name, state, location: { lat: at[0], lng: at[1] } }),
  listed: true,
  pharmacies: Array.from({ length: listings }, (_, n) => aPharmacy({ key: `${slugify(name)}-${n}` })),
  landmarks: [],
  neighborhoods: [],
});

const places = fc.uniqueArray(
  fc
    .tuple(
      fc.integer({ min: 1, max: 60 }),
      fc.constantFrom('AL' as const, 'CA' as const, 'TX' as const),
      fc.tuple(fc.integer({ min: 25, max: 48 }), fc.integer({ min: -124, max: -70 })),
      fc.integer({ min: 0, max: 9 }),
    )
    .map(([n, ...rest]) => place(`Place ${n}`, ...rest)),
  { selector: ({ city }) => city.slug, maxLength: 40 },
);
const most = 12;
const told = (cities: readonly CityInput[]) =>
  new Map(
    regionsOf(cities, most).map(({ key, places: here }) => [
      key,
      JSON.stringify(namesDataset(here, [], true)),
    ]),
  );

it('every place is in one region, of its own state, and no region is too large that can be cut', () => {
  fc.assert(
    fc.property(places, (cities) => {
      const regions = regionsOf(cities, most);
      const all = regions.flatMap((region) => region.places);
      expect(all.map(({ city }) => city.slug).toSorted()).toEqual(
        cities.map(({ city }) => city.slug).toSorted(),
      );
      for (const { state, places: here } of regions) {
        expect(here.every(({ city }) => city.state === state)).toBe(true);
        const spots = new Set(here.map(({ city }) => JSON.stringify(city.location)));
        if (spots.size > 1) expect(listingsOf(here)).toBeLessThanOrEqual(most);
      }
      expect(new Set(regions.map(({ key }) => key)).size).toBe(regions.length);
    }),
  );
});

it('regions do not depend on the order of the places', () => {
  fc.assert(
    fc.property(
      places.chain((cities) =>
        fc.tuple(fc.constant(cities), fc.shuffledSubarray(cities, { minLength: cities.length })),
      ),
      ([cities, shuffled]) => {
        expect(told(shuffled)).toEqual(told(cities));
      },
    ),
  );
});

it('a listing with another name changes one region', () => {
  fc.assert(
    fc.property(places, fc.nat(), (cities, pick) => {
      const named = cities.filter(({ pharmacies }) => pharmacies.length > 0);
      const edited = named[pick % Math.max(1, named.length)];
      if (edited === undefined) return;
      const [first, ...others] = edited.pharmacies;
      const after = cities.map((each) =>
        each === edited && first !== undefined
          ? { ...each, pharmacies: [{ ...first, name: 'Newly Named' }, ...others] }
          : each,
      );
      const [was, is] = [told(cities), told(after)];
      expect([...is.keys()]).toEqual([...was.keys()]);
      expect([...is].filter(([key, text]) => was.get(key) !== text)).toHaveLength(1);
    }),
  );
});
