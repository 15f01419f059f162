import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { openStatus } from '../../../src/domain/hours/open-status.ts';
import { type FilterId, offeredFilters } from '../../../src/domain/pharmacy/filters.ts';
import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import { distanceMiles, type LatLng, pointAt } from '../../../src/domain/places/geo.ts';
import { cellKey, cellOf } from '../../../src/domain/places/geo-cell.ts';
import { choicesOf } from '../../../src/domain/search/chosen-filter.ts';
import {
  type DirectoryQuery,
  emptyDirectoryQuery,
  farthestMiles,
  matchDirectoryQuery,
  type Result,
} from '../../../src/domain/search/directory-query.ts';
import {
  type NearTile,
  nearReachMiles,
  tileKey,
  tileListings,
  tileReachMiles,
} from '../../../src/domain/search/near-tile.ts';
import { aPharmacy, birmingham, everyDay, hoursOf, range } from '../../../tests/support/domain-fixtures.ts';
import { loadPlan } from '../load-plan.ts';
import { nearTile } from './near-groups.ts';
import { type PlannedTile, tileBlocks } from './near-tiles.ts';

const planTiles = (pharmacies: readonly Pharmacy[]): readonly PlannedTile[] =>
  tileBlocks(pharmacies).flatMap(({ tiles }) => tiles());

/** Every listing of a site with its tiles, each unpacked but once. */
interface Site {
  readonly all: readonly Pharmacy[];
  readonly tileAt: (point: LatLng) => NearTile | undefined;
}

function siteOf(
  all: readonly Pharmacy[],
  made: readonly NearTile[] = planTiles(all).map((tile) => nearTile(tile)),
): Site {
  const tiles = new Map(made.map((tile) => [tile.cell, tile]));
  return {
    all,
    tileAt: (point) => {
      const key = tileKey(point, (candidate) => tiles.has(candidate));
      return key === undefined ? undefined : tiles.get(key);
    },
  };
}

const situation = { statusOf: null };
const queryOf = (ids: readonly FilterId[]): DirectoryQuery => ({
  ...emptyDirectoryQuery,
  filters: choicesOf(ids),
});

/** What measuring to every listing of the site finds within reach. */
const everyMatch = ({ all }: Site, point: LatLng, query: DirectoryQuery): readonly Result[] =>
  matchDirectoryQuery(all, query, { ...situation, origin: point }).filter(
    (result) => farthestMiles(result) <= nearReachMiles,
  );

const told = (results: readonly Result[]): readonly string[] =>
  results.map(({ pharmacy, distanceMiles }) => `${pharmacy.id} ${distanceMiles}`);

/** What a tile finds from a point: nearest first, as far as it is sure that none is missing (statute miles). */
function nearestFrom(
  tile: NearTile,
  point: LatLng,
  query: DirectoryQuery,
  isOpen?: (pharmacy: Pharmacy) => boolean,
): { readonly results: readonly Result[]; readonly sureMiles: number } {
  const filters = query.filters.map(({ id }) => id);
  const sureMiles = tileReachMiles(tile, point, filters, query.open ? isOpen : undefined);
  const matches = matchDirectoryQuery(tileListings(tile), query, { ...situation, origin: point });
  return { results: matches.filter((result) => farthestMiles(result) <= sureMiles), sureMiles };
}

/** Holds the tile of a point against a search over every listing of the site. */
function expectTrue(site: Site, point: LatLng, ids: readonly FilterId[]): void {
  const query = queryOf(ids);
  const expected = everyMatch(site, point, query);
  const tile = site.tileAt(point);
  if (tile === undefined) {
    expect(told(expected)).toEqual([]);
    return;
  }
  const { results, sureMiles } = nearestFrom(tile, point, query);
  if (query.filters.length < 2) {
    expect(told(results.slice(0, 20))).toEqual(told(expected.slice(0, 20)));
  }
  expect(told(results)).toEqual(told(expected.filter((result) => farthestMiles(result) <= sureMiles)));
}

const offered = [...new Set(Object.values(offeredFilters).flat())];
const anyFilters: fc.Arbitrary<readonly FilterId[]> = fc.oneof(
  fc.constant([]),
  fc.constantFrom(...offered).map((id) => [id]),
  fc.subarray(offered, { minLength: 2, maxLength: 4 }),
);
const anyOffset = fc.record({
  miles: fc.oneof(fc.double({ min: 0, max: 12, noNaN: true }), fc.double({ min: 0, max: 75, noNaN: true })),
  bearing: fc.double({ min: 0, max: 360, noNaN: true }),
});

describe('the tiles of all sample cities', () => {
  let site: Site;
  let centers: readonly LatLng[];
  beforeAll(async () => {
    const loaded = await loadPlan();
    if (!loaded.ok) throw new Error('The lists have problems');
    const { plan, input } = loaded.value;
    const made = plan.groups
      .filter(({ id }) => id.startsWith('near/'))
      .map(({ data }) => data?.make())
      .filter((data) => data?.kind === 'near');
    site = siteOf(
      input.cities.flatMap(({ pharmacies }) => pharmacies),
      made,
    );
    centers = input.cities.map(({ city }) => city.location);
  }, 60_000);

  it('give, from any point and for any filters, what a search over every listing of the site gives', () => {
    fc.assert(
      fc.property(fc.nat(), anyOffset, anyFilters, (number, { miles, bearing }, ids) => {
        const center = centers[number % centers.length] ?? birmingham;
        expectTrue(site, pointAt(center, bearing, miles), ids);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['Monday 11 pm', Date.UTC(2026, 2, 3, 4, 15)],
    ['Tuesday noon', Date.UTC(2026, 2, 3, 17, 45)],
    ['Wednesday 3 am', Date.UTC(2026, 2, 4, 8, 15)],
    ['Sunday 7 am', Date.UTC(2026, 2, 8, 12, 15)],
  ])('give the first twenty open on %s', (_, now) => {
    const open = site.all.filter(({ hours, timeZone }) => openStatus(hours, timeZone, now).state === 'open');
    const ids = new Set(open.map(({ id }) => id));
    const isOpen = ({ id }: Pharmacy): boolean => ids.has(id);
    const query = { ...emptyDirectoryQuery, open: true };
    fc.assert(
      fc.property(fc.nat(), anyOffset, (number, { miles, bearing }) => {
        const point = pointAt(centers[number % centers.length] ?? birmingham, bearing, miles);
        const expected = everyMatch({ ...site, all: open }, point, emptyDirectoryQuery).slice(0, 20);
        const tile = site.tileAt(point);
        const { results = [] } = tile === undefined ? {} : nearestFrom(tile, point, query, isOpen);
        expect(told(results.filter(({ pharmacy }) => isOpen(pharmacy)).slice(0, 20))).toEqual(told(expected));
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['at sea', { lat: 27.5, lng: -75 }],
    ['off the coast of Florida', { lat: 25.77, lng: -79.6 }],
    ['at the edge of the Aleutians', { lat: 52.9, lng: 179.9 }],
    ['on a state’s border', { lat: 34.9934, lng: -86.8447 }],
    ['at the South Pole', { lat: -90, lng: 0 }],
    ['on the border of cells', { lat: 33.75, lng: -84.375 }],
  ])('do so %s', (_, point) => {
    for (const id of offered) expectTrue(site, point, [id]);
    expectTrue(site, point, []);
  });
});

describe('the tiles of a crowded city', () => {
  const crowd = Array.from({ length: 2000 }, (_, index) => {
    const [turn, out] = [(index * 137.508) % 360, 10 * Math.sqrt(index / 2000)];
    return aPharmacy({
      key: `${index}`,
      location: {
        ...pointAt({ lat: 40.754, lng: -73.984 }, turn, out),
        ...(index % 5 === 0 ? { precision: 'zip', radiusMiles: 1 + (index % 4) } : { precision: 'rooftop' }),
      },
      types: index % 3 === 0 ? ['clinic'] : index % 100 === 1 ? ['hospital'] : [],
      services: index % 7 === 0 ? ['drive-through', 'naloxone'] : [],
    });
  });

  it('give the same, and stay small', () => {
    const site = siteOf(crowd);
    fc.assert(
      fc.property(anyOffset, anyFilters, ({ miles, bearing }, ids) =>
        expectTrue(site, pointAt({ lat: 40.754, lng: -73.984 }, bearing, miles), ids),
      ),
      { numRuns: 80 },
    );
    for (const { pharmacies } of planTiles(crowd)) expect(pharmacies.length).toBeLessThanOrEqual(600);
  });
});

describe('the tiles where a crowded city lies beside another time zone', () => {
  const center = { lat: 30.6, lng: -84.9 };
  const hours = hoursOf(everyDay(range(8, 16)));
  const around = (count: number, from: LatLng, timeZone: `America/${string}`): readonly Pharmacy[] =>
    Array.from({ length: count }, (_, index) =>
      aPharmacy({
        key: `${timeZone.slice('America/'.length).toLowerCase().replace('_', '-')}-${index}`,
        location: { ...pointAt(from, index * 137.508, 6 * Math.sqrt(index / count)), precision: 'rooftop' },
        ...{ timeZone, hours },
      }),
    );
  const site = siteOf([
    ...around(800, center, 'America/New_York'),
    ...around(30, pointAt(center, 270, 14), 'America/Chicago'),
  ]);

  it.each([
    ['both are', Date.UTC(2026, 2, 3, 20, 10)],
    ['the other zone alone is', Date.UTC(2026, 2, 3, 21, 10)],
    ['the city alone is', Date.UTC(2026, 2, 3, 13, 10)],
  ])('give the first twenty that are open while %s', (_, now) => {
    const isOpen = ({ timeZone }: Pharmacy): boolean => openStatus(hours, timeZone, now).state === 'open';
    const open = site.all.filter(isOpen);
    for (const miles of [0, 3, 9]) {
      const point = pointAt(center, 90, miles);
      const tile = site.tileAt(point);
      const query = { ...emptyDirectoryQuery, open: true };
      const { results = [] } = tile === undefined ? {} : nearestFrom(tile, point, query, isOpen);
      const found = results.filter(({ pharmacy }) => isOpen(pharmacy)).slice(0, 20);
      expect(found).toHaveLength(20);
      expect(told(found)).toEqual(
        told(everyMatch({ ...site, all: open }, point, emptyDirectoryQuery).slice(0, 20)),
      );
    }
  });
});

it('a cell holds the points of its key', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 179.999, noNaN: true }),
      fc.integer({ min: 0, max: 17 }),
      (lat, lng, cuts) => {
        const { south, north, west, east } = cellOf(cellKey({ lat, lng }, cuts));
        expect(lat >= south && lat <= north && lng >= west && lng <= east).toBe(true);
      },
    ),
  );
});

it('a block misses no listing within its reach, in the north of Alaska and across the 180th meridian either', () => {
  const spot = fc.record({
    lat: fc.double({ min: 51, max: 71.4, noNaN: true }),
    // The last of the Aleutian Islands lie beyond the 180th meridian.
    lng: fc.oneof(
      fc.double({ min: -180, max: -176, noNaN: true }),
      fc.double({ min: 176, max: 180, noNaN: true }),
      fc.double({ min: -158, max: -150, noNaN: true }),
    ),
  });
  fc.assert(
    fc.property(fc.array(spot, { minLength: 1, maxLength: 30 }), (spots) => {
      const pharmacies = spots.map((at, index) =>
        aPharmacy({ key: `p${index}`, location: { ...at, precision: 'rooftop' } }),
      );
      for (const { cell, near } of tileBlocks(pharmacies)) {
        const inside = spots.filter((at) => cellKey(at, cell.key.length) === cell.key);
        const within = spots.flatMap((at, index) =>
          inside.some((point) => distanceMiles(point, at) <= nearReachMiles) ? [index] : [],
        );
        expect([...near]).toEqual(expect.arrayContaining(within));
      }
    }),
  );
});
