import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideIntoTiles, siteTiles } from '../../../scripts/plan/tiles.ts';
import { pharmacyFixture } from '../../../tests/support/pharmacy-fixture.ts';
import { type FilterId, passes } from '../pharmacy/filters.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { distanceMiles, pointAt } from '../places/geo.ts';
import { certainMilesOf, listingsWithin, nearest, searchRadiusMiles, tilesAround } from './nearest.ts';
import { farthestMiles, rankByDistance } from './ranking.ts';

const birmingham = { lat: 33.5186, lng: -86.8104 };

const anywhereNear = fc.record({
  miles: fc.double({ min: 0, max: 120, noNaN: true }),
  bearing: fc.double({ min: 0, max: 359, noNaN: true }),
});
const placed = ({ miles, bearing }: { readonly miles: number; readonly bearing: number }) =>
  pointAt(birmingham, bearing, miles);

const anyListings = fc
  .array(
    fc.record({
      at: anywhereNear,
      delivers: fc.boolean(),
      radiusMiles: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
    }),
    { minLength: 1, maxLength: 700 },
  )
  .map((all) =>
    all.map(({ at, delivers, radiusMiles }, number) =>
      pharmacyFixture(number, {
        services: delivers ? ['delivery'] : [],
        location:
          radiusMiles === undefined
            ? { ...placed(at), precision: 'rooftop' }
            : { ...placed(at), precision: 'zip', radiusMiles },
      }),
    ),
  );

const fitsOf =
  (filters: readonly FilterId[]) =>
  (pharmacy: Pharmacy): boolean =>
    filters.every((id) => passes(pharmacy, id));

const searchOfAll = (
  pharmacies: readonly Pharmacy[],
  origin: typeof birmingham,
  filters: readonly FilterId[],
) =>
  rankByDistance(pharmacies.filter(fitsOf(filters)), origin)
    .filter((result) => farthestMiles(result) <= searchRadiusMiles)
    .slice(0, 20);

const anySearch = {
  listings: anyListings,
  origin: anywhereNear.map(placed),
  filters: fc.constantFrom<readonly FilterId[]>([], ['delivery']),
};

describe('the nearest listings', () => {
  it('are those that a search through every listing finds', () => {
    fc.assert(
      fc.property(fc.record(anySearch), ({ listings, origin, filters }) => {
        const tiles = siteTiles(divideIntoTiles(listings));
        const { results, missing } = nearest(origin, { fits: fitsOf(filters) }, 20, tiles);
        expect(missing).toEqual([]);
        expect(results).toEqual(searchOfAll(listings, origin, filters));
      }),
    );
  });

  it('are the same after loading the missing tiles round by round', () => {
    fc.assert(
      fc.property(fc.record(anySearch), ({ listings, origin, filters }) => {
        const { keys, listings: all } = siteTiles(divideIntoTiles(listings));
        const loaded = new Set<string>();
        const tiles = { keys, listings: (key: string) => (loaded.has(key) ? all(key) : undefined) };
        const criteria = { fits: fitsOf(filters) };
        let found = nearest(origin, criteria, 20, tiles);
        while (found.missing.length > 0) {
          // Nothing that is told before the end is wrong.
          const whole = searchOfAll(listings, origin, filters);
          expect(found.results).toEqual(whole.slice(0, found.results.length));
          const certain = certainMilesOf(origin, criteria, tiles);
          const within = whole.filter((result) => farthestMiles(result) < certain);
          expect(found.results.length).toBeGreaterThanOrEqual(within.length);
          for (const key of found.missing) loaded.add(key);
          found = nearest(origin, criteria, 20, tiles);
        }
        expect(found.results).toEqual(searchOfAll(listings, origin, filters));
      }),
    );
  });

  it('never include any that may not serve the public', () => {
    const doubtful = pharmacyFixture(1, { mayNotServe: true });
    const tiles = siteTiles(divideIntoTiles([doubtful, pharmacyFixture(2)]));
    const { results } = nearest(doubtful.location, { fits: () => true }, 20, tiles);
    expect(results.map(({ pharmacy }) => pharmacy.name)).toEqual(['Pharmacy 2']);
  });

  it('need no tile that can hold none', () => {
    const tile = divideIntoTiles([pharmacyFixture(1)]);
    const { keys } = siteTiles(tile);
    const criteria = { fits: () => true, mayHold: () => false };
    const tiles = { keys, listings: () => undefined };
    expect(nearest(birmingham, criteria, 20, tiles)).toEqual({ results: [], missing: [] });
    expect(certainMilesOf(birmingham, criteria, tiles)).toBe(searchRadiusMiles);
  });

  it('are asked for three tiles at a time', () => {
    const far = Array.from({ length: 1800 }, (_, number) =>
      pharmacyFixture(number, {
        location: { ...pointAt(birmingham, number, 1 + number / 200), precision: 'rooftop' },
      }),
    );
    const { keys } = siteTiles(divideIntoTiles(far));
    const { missing } = nearest(birmingham, { fits: () => true }, 20, { keys, listings: () => undefined });
    expect(keys.size).toBeGreaterThan(3);
    expect(missing).toHaveLength(3);
    expect(missing).toEqual(
      tilesAround(birmingham, keys)
        .slice(0, 3)
        .map(({ key }) => key),
    );
  });
});

it('the listings within a distance are all that lie there', () => {
  fc.assert(
    fc.property(
      anyListings,
      anywhereNear.map(placed),
      fc.integer({ min: 1, max: 60 }),
      (listings, point, miles) => {
        const found = listingsWithin(point, miles, siteTiles(divideIntoTiles(listings)));
        const expected = listings.filter(({ location }) => distanceMiles(point, location) <= miles);
        expect(new Set(found)).toEqual(new Set(expected));
      },
    ),
  );
});
