import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectListings } from '../../../src/domain/landing/landing-selection.ts';
import { resultsPerPage } from '../../../src/domain/list/directory-query.ts';
import { listPage, listPageCount, listPageNumber } from '../../../src/domain/list/list-page.ts';
import { nearest } from '../../../src/domain/list/nearest.ts';
import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import { distanceMiles, type LatLng } from '../../../src/domain/places/geo.ts';
import { cityData } from '../../../src/domain/site/city-data.ts';
import { type PageIdentity, pageRef } from '../../../src/domain/site/page-ref.ts';
import { isPharmacySlug } from '../../../src/domain/text/slug.ts';
import {
  aCity,
  aCityInput,
  aLandmark,
  aNeighborhood,
  anEntry,
  aPharmacy,
  birmingham,
  milesAway,
} from '../../../tests/support/domain-fixtures.ts';
import { cityFixture } from '../../../tests/support/online-fixture.ts';
import { countryPlaces } from '../../lists/facts/country-places.ts';
import type { CityInput } from '../city-input.ts';
import { placesAround } from '../city-reach.ts';
import { divideIntoTiles, type SiteTiles, siteTiles } from '../tiles.ts';
import { divideIntoPages } from './list-cut.ts';
import { type PlaceFacts, placeDataset } from './place-dataset.ts';

const neighborhoods = [
  aNeighborhood('North Side', { shape: 'sector', center: birmingham, radiusMiles: 6, bearing: 0 }),
  aNeighborhood('Downtown', { shape: 'circle', center: birmingham, radiusMiles: 1.2 }),
];
const landmarks = [aLandmark('The Airport', milesAway(5, 90))];
const landing = [
  anEntry('pharmacies-in'),
  anEntry('clinic-pharmacy', { type: 'clinic' }),
  anEntry('naloxone-pharmacy', { service: 'naloxone' }),
  anEntry('clinic-naloxone', { type: 'clinic', service: 'naloxone' }),
  anEntry('pharmacy-north-side', { neighborhood: 'North Side' }),
  anEntry('pharmacy-downtown', { neighborhood: 'Downtown' }),
  anEntry('pharmacy-near-the-airport', { landmark: 'The Airport' }),
];

const facts = { listed: true, neighborhoods, landmarks, landing, nearby: [], nearbyTowns: [], sample: false };
const tilesOf = (pharmacies: readonly Pharmacy[]) => siteTiles(divideIntoTiles(pharmacies));

/** A place's dataset with its tiles by page, and the city data from some of these tiles. */
function placeOf(given: Partial<PlaceFacts>, tiles: SiteTiles) {
  const { dataset, tileKeysOf } = placeDataset({ ...facts, ...aCityInput(), ...given }, tiles);
  const withTiles = (keys: readonly string[]) =>
    cityData(
      dataset,
      keys.map((key) => ({ pharmacies: tiles.listings(key) ?? [] })),
    );
  return {
    whole: withTiles([...dataset.ownTiles, ...dataset.otherTiles]),
    on: (page: PageIdentity) => withTiles(tileKeysOf(pageRef(page, 1))),
  };
}

const madeOf = (cities: readonly [CityInput, ...CityInput[]]) => {
  const [{ city, pharmacies }] = cities;
  const all = cities.flatMap((place) => place.pharmacies);
  return placeOf({ ...facts, city, pharmacies }, tilesOf(all));
};

const spot = fc.record({
  miles: fc.integer({ min: 0, max: 70 }),
  bearing: fc.integer({ min: 0, max: 359 }),
  types: fc.constantFrom<Pharmacy['types']>([], ['clinic']),
  services: fc.constantFrom<Pharmacy['services']>([], ['naloxone']),
  radiusMiles: fc.option(fc.integer({ min: 1, max: 15 }), { nil: undefined }),
});
const listingsOf = (key: string, city = 'Birmingham') =>
  fc.array(spot, { maxLength: 8 }).map((spots) =>
    spots.map(({ miles, bearing, types, services, radiusMiles }, index) => {
      const exact = milesAway(miles, bearing);
      const location =
        radiusMiles === undefined ? exact : ({ ...exact, precision: 'zip', radiusMiles } as const);
      const address = { street: '1 Oak St', city, state: 'AL', zip: '35203' } as const;
      return aPharmacy({ key: `${key}${index}`, location, types, services, address });
    }),
  );
const beta = (location = milesAway(30, 45)) => aCity({ name: 'Beta', location });

describe('the tiles of a place', () => {
  it('give every landing page the results of a search over all pharmacies of all cities', () => {
    fc.assert(
      fc.property(
        listingsOf('a'),
        listingsOf('b', 'Beta'),
        listingsOf('c', 'Gamma'),
        (own, second, third) => {
          const { whole, on } = madeOf([
            aCityInput({ pharmacies: own }),
            aCityInput({ city: beta(), pharmacies: second }),
            aCityInput({ city: aCity({ name: 'Gamma', location: milesAway(50, 200) }), pharmacies: third }),
          ]);
          for (const entry of landing) {
            const expected = selectListings(entry, { ...whole, fallback: [...second, ...third] });
            expect(selectListings(entry, whole)).toEqual(expected);
            const page = on({ kind: 'landing', city: entry.city, slug: entry.slug });
            expect(selectListings(entry, page)).toEqual(expected);
          }
        },
      ),
    );
  });

  it('give a pharmacy’s page the eight that are nearest to it, and itself', () => {
    fc.assert(
      fc.property(listingsOf('a'), listingsOf('b', 'Beta'), (own, other) => {
        const { on } = madeOf([
          aCityInput({ pharmacies: own }),
          aCityInput({ city: beta(), pharmacies: other }),
        ]);
        const tiles = tilesOf([...own, ...other]);
        for (const pharmacy of own) {
          const { slug } = aCity();
          const page = on({ kind: 'pharmacy', city: slug, pharmacy: pharmacy.slug });
          expect(page.pharmacies).toContain(pharmacy);
          const { results } = nearest(pharmacy.location, { fits: (each) => each !== pharmacy }, 8, tiles);
          const known = [...page.pharmacies, ...page.fallback];
          for (const result of results) expect(known).toContain(result.pharmacy);
        }
      }),
    );
  });

  it('give its lists its own pharmacies, and no page a tile from which it shows nothing', () => {
    // Tiles are cut where there are many listings.
    const crowd = (key: string, city: string, miles: number) =>
      Array.from({ length: 150 }, (_, index) =>
        aPharmacy({
          key: `${key}${index}`,
          location: milesAway(miles + index / 100, 90),
          address: { street: '1 Oak St', city, state: 'AL', zip: '35203' },
        }),
      );
    const [own, near, far] = [crowd('a', 'Birmingham', 0), crowd('b', 'Beta', 30), crowd('c', 'Gamma', 50)];
    const tiles = tilesOf([...own, ...near, ...far]);
    const { city } = aCityInput();
    const { dataset, tileKeysOf } = placeDataset(
      { ...facts, ...aCityInput(), landing: [], pharmacies: own },
      tiles,
    );
    const ownKeys = [...new Set(own.map(tiles.keyOf))].toSorted();
    expect(dataset.ownTiles).toEqual(ownKeys);
    expect(tileKeysOf(pageRef({ kind: 'city', city: city.slug }, 1))).toEqual(ownKeys);
    const [first] = own;
    if (first === undefined) throw new Error('No listings');
    const page = tileKeysOf(pageRef({ kind: 'pharmacy', city: city.slug, pharmacy: first.slug }, 1));
    expect(page).toContain(tiles.keyOf(first));
    const gone = far.map(tiles.keyOf).filter((key) => !near.map(tiles.keyOf).includes(key));
    for (const key of gone) expect([...page, ...dataset.otherTiles]).not.toContain(key);
  });

  it('give a closed pharmacy’s page the one that it has become', () => {
    const next = aPharmacy({ key: 'next', location: milesAway(200) });
    const many = Array.from({ length: 9 }, (_, index) =>
      aPharmacy({ key: `b${index}`, location: milesAway(index), address: { ...next.address, city: 'Beta' } }),
    );
    const { id, slug, name, address, sources } = aPharmacy({ key: 'gone' });
    const gone = { id, slug, name, address, sources, location: milesAway(0), nextId: next.id } as const;
    const made = placeOf(
      { pharmacies: [next], closed: [{ ...gone, why: 'moved' }] },
      tilesOf([next, ...many]),
    );
    const page = made.on({ kind: 'closed-pharmacy', city: aCity().slug, pharmacy: slug });
    expect(page.pharmacies).toContain(next);
  });

  it('answer like a search over all pharmacies if one of another city may be nearer', () => {
    const zip = (key: string, miles: number, bearing: number, radiusMiles: number, city = 'Birmingham') =>
      aPharmacy({
        key,
        location: { ...milesAway(miles, bearing), precision: 'zip', radiusMiles },
        address: { street: '1 Oak St', city, state: 'AL', zip: '35203' },
      });
    const own = [zip('a0', 55, 0, 9), aPharmacy({ key: 'a1', location: milesAway(63) })];
    const gamma = [zip('c0', 50, 180, 11, 'Gamma')];
    const entry = anEntry('pharmacies-in');
    const { whole } = placeOf({ landing: [entry], pharmacies: own }, tilesOf([...own, ...gamma]));
    const expected = selectListings(entry, { ...whole, fallback: gamma });
    expect(selectListings(entry, whole)).toEqual(expected);
  });
});

describe('a place with its listings', () => {
  it('lists its pharmacies nearest first', () => {
    const own = [
      aPharmacy({ key: 'far', location: milesAway(3) }),
      aPharmacy({ key: 'near', location: milesAway(1) }),
    ];
    const { whole } = madeOf([aCityInput({ pharmacies: own })]);
    expect(whole.pharmacies.map(({ id }) => id)).toEqual(['test:near', 'test:far']);
  });

  it('has those that may not serve the public last, and none of another city', () => {
    const clinic = { mayNotServe: true } as const;
    const address = { street: '1 Oak St', city: 'Beta', state: 'AL', zip: '35203' } as const;
    const { whole } = madeOf([
      aCityInput({
        pharmacies: [
          aPharmacy({ key: 'clinic', location: milesAway(1), ...clinic }),
          aPharmacy({ key: 'oak', location: milesAway(3) }),
        ],
      }),
      aCityInput({
        city: beta(milesAway(20)),
        pharmacies: [
          aPharmacy({ key: 'center', location: milesAway(5), address, ...clinic }),
          aPharmacy({ key: 'elm', location: milesAway(6), address }),
        ],
      }),
    ]);
    expect(whole.pharmacies.map(({ id }) => id)).toEqual(['test:oak', 'test:clinic']);
    expect(whole.fallback.map(({ id }) => id)).toEqual(['test:elm']);
  });

  it('does not depend on the order of its listings', () => {
    fc.assert(
      fc.property(listingsOf('a'), listingsOf('b', 'Beta'), (own, other) => {
        const make = (reverse: boolean) =>
          madeOf([
            aCityInput({ pharmacies: reverse ? own.toReversed() : own }),
            aCityInput({ city: beta(), pharmacies: reverse ? other.toReversed() : other }),
          ]).whole;
        expect(JSON.stringify(make(true))).toBe(JSON.stringify(make(false)));
      }),
    );
  });
});

const around = (location: LatLng) => placesAround({ ...cityFixture(), name: 'Nowhere', location });

/** What `placesAround` must return, found by comparing every place of the country. */
const byEveryPlace = (location: LatLng) =>
  countryPlaces()
    .filter(({ people }) => people >= 1500)
    .map((place) => ({ place, miles: distanceMiles(location, place.location) }))
    .filter(({ miles }) => miles <= 30)
    .map(({ place, miles }) => ({ place, use: place.people / (miles + 1) ** 2 }))
    .toSorted((a, b) => b.use - a.use || (a.place.name < b.place.name ? -1 : 1))
    .slice(0, 12)
    .map(({ place: { name, location: at } }) => [name, at.lat, at.lng]);

it('a map’s places are those that a look at the whole country finds, wherever it lies', () => {
  const near = fc.constantFrom(...countryPlaces()).chain(({ location }) =>
    fc.record({
      lat: fc.double({ min: location.lat - 0.5, max: location.lat + 0.5, noNaN: true }),
      lng: fc.double({ min: location.lng - 0.5, max: location.lng + 0.5, noNaN: true }),
    }),
  );
  fc.assert(
    fc.property(near, (point) => {
      expect(around(point)).toEqual(byEveryPlace(point));
    }),
  );
});

it('a map whose city lies at the corner of four squares has the places of all four', () => {
  const corner = { lat: 34, lng: -118 };
  expect(around(corner)).toEqual(byEveryPlace(corner));
  const squares = around(corner).map(([, lat, lng]) => `${lat > 34},${lng > -118}`);
  expect(new Set(squares).size).toBe(4);
});

it('a map does not name its own city', () => {
  const city = {
    ...cityFixture(),
    name: 'Austin',
    state: 'TX' as const,
    location: { lat: 30.267, lng: -97.743 },
  };
  expect(placesAround(city).map(([name]) => name)).not.toContain('Austin');
  expect(around(city.location)[0]?.[0]).toBe('Austin');
});

const pharmacies = (count: number, name = 'Garcia Pharmacy') =>
  Array.from({ length: count }, (_, index) => aPharmacy({ key: String(index), name }));

/** The pages of a list after the cut. */
function listPages(list: Parameters<typeof divideIntoPages>[0]): readonly (readonly Pharmacy[])[] {
  const cut = { ...list, ...divideIntoPages(list) };
  return Array.from({ length: listPageCount(cut) }, (_, index) => listPage(cut, index + 1));
}

describe('the pages of a city’s list', () => {
  it('are one where the list is short, and hold no pharmacy of an empty one', () => {
    expect(listPages({ listed: true, pharmacies: pharmacies(40) }).map(({ length }) => length)).toEqual([40]);
    expect(listPages({ listed: true, pharmacies: [] })).toEqual([[]]);
    expect(listPages({ listed: false, pharmacies: [] })).toEqual([[]]);
  });

  it('together hold every pharmacy once and in its order, however long the names are', () => {
    const name = fc.oneof(fc.string({ maxLength: 100 }), fc.constant('薬'.repeat(100)));
    fc.assert(
      fc.property(fc.array(name, { maxLength: 400 }), fc.boolean(), (names, listed) => {
        const all = names.map((text, index) => aPharmacy({ key: String(index), name: text }));
        const pages = listPages({ listed, pharmacies: all });
        expect(pages.flat()).toEqual(all);
        expect(pages.slice(1).every(({ length }) => length > 0)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it('are few for a city of 5,000 pharmacies, and more where the names are long', () => {
    const usual = listPages({ listed: true, pharmacies: pharmacies(5000) });
    const long = listPages({ listed: true, pharmacies: pharmacies(5000, 'A'.repeat(100)) });
    expect(usual.length).toBeLessThan(25);
    expect(long.length).toBeGreaterThan(2 * usual.length);
  });

  it('begin with what the directory shows in full, whatever that weighs', () => {
    const [first] = listPages({ listed: true, pharmacies: pharmacies(60, '薬'.repeat(100)) });
    expect(first).toHaveLength(resultsPerPage);
  });
});

describe('the rows of other pages', () => {
  it('are fewer where names are so long that the usual number would weigh too much', () => {
    const most = (name: string) =>
      divideIntoPages({ listed: true, pharmacies: pharmacies(30, name) }).mostRows;
    expect(most('Garcia Pharmacy')).toBeUndefined();
    expect(most('薬'.repeat(100))).toBeLessThan(40);
    expect(most('薬'.repeat(9000))).toBe(1);
  });
});

describe('the last segment of a further page', () => {
  it.each([
    ['page-2', 2],
    ['page-10', 10],
    ['page-1', undefined],
    ['page-02', undefined],
    ['page-', undefined],
    ['page-2-main-st', undefined],
  ])('%s has the number %s', (segment, number) => expect(listPageNumber(segment)).toBe(number));

  it('is the slug of no pharmacy', () => {
    expect(['page-1', 'page-2', 'page-02'].filter(isPharmacySlug)).toEqual([]);
    expect(isPharmacySlug('page-2-main-st')).toBe(true);
  });
});
