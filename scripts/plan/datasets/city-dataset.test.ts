import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectListings } from '../../../src/domain/landing/landing-selection.ts';
import { nearest } from '../../../src/domain/list/nearest.ts';
import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
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
import type { CityInput } from '../city-input.ts';
import { cutTiles, loadedTiles } from '../tiles.ts';
import { cityDataset } from './city-dataset.ts';

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
const tilesOf = (pharmacies: readonly Pharmacy[]) => loadedTiles(cutTiles(pharmacies));
const datasetOf = (cities: readonly [CityInput, ...CityInput[]]) => {
  const [{ city, pharmacies }] = cities;
  return cityDataset({ ...facts, city, pharmacies }, tilesOf(cities.flatMap((place) => place.pharmacies)));
};

const spot = fc.record({
  miles: fc.integer({ min: 0, max: 70 }),
  bearing: fc.integer({ min: 0, max: 359 }),
  types: fc.constantFrom<Pharmacy['types']>([], ['clinic']),
  services: fc.constantFrom<Pharmacy['services']>([], ['naloxone']),
  radiusMiles: fc.option(fc.integer({ min: 1, max: 15 }), { nil: undefined }),
});
const listingsOf = (key: string) =>
  fc.array(spot, { maxLength: 8 }).map((spots) =>
    spots.map(({ miles, bearing, types, services, radiusMiles }, index) => {
      const exact = milesAway(miles, bearing);
      const location =
        radiusMiles === undefined ? exact : ({ ...exact, precision: 'zip', radiusMiles } as const);
      return aPharmacy({ key: `${key}${index}`, location, types, services });
    }),
  );

describe('the dataset of a city', () => {
  it('gives every landing page what a search over all pharmacies of all cities would give it', () => {
    fc.assert(
      fc.property(listingsOf('a'), listingsOf('b'), listingsOf('c'), (own, second, third) => {
        const dataset = datasetOf([
          aCityInput({ pharmacies: own }),
          aCityInput({ city: aCity({ name: 'Beta', location: milesAway(30, 45) }), pharmacies: second }),
          aCityInput({ city: aCity({ name: 'Gamma', location: milesAway(50, 200) }), pharmacies: third }),
        ]);
        for (const entry of landing) {
          const selection = selectListings(entry, dataset);
          const everything = { ...dataset, fallback: [...second, ...third] };
          const expected = selectListings(entry, everything);
          expect(selection).toEqual(expected);
        }
      }),
    );
  });

  it('says of far pharmacies what a search over all would say, where one of another city may be nearer', () => {
    const zip = (key: string, miles: number, bearing: number, radiusMiles: number) =>
      aPharmacy({ key, location: { ...milesAway(miles, bearing), precision: 'zip', radiusMiles } });
    const own = [zip('a0', 55, 0, 9), aPharmacy({ key: 'a1', location: milesAway(63) })];
    const gamma = [zip('c0', 50, 180, 11)];
    const entry = anEntry('pharmacies-in');
    const { city } = aCityInput();
    const dataset = cityDataset(
      { ...facts, city, landing: [entry], pharmacies: own },
      tilesOf([...own, ...gamma]),
    );
    const expected = selectListings(entry, { ...dataset, fallback: gamma });
    expect(selectListings(entry, dataset)).toEqual(expected);
  });

  it('holds the eight nearest to each of its pharmacies, and no listing of another city that no page needs', () => {
    fc.assert(
      fc.property(listingsOf('a'), listingsOf('b'), (own, other) => {
        const dataset = datasetOf([
          aCityInput({ pharmacies: own }),
          aCityInput({ city: aCity({ name: 'Beta', location: milesAway(30) }), pharmacies: other }),
        ]);
        const shown = dataset.landing.flatMap((entry) => {
          const { listed, fallback, rival } = selectListings(entry, dataset);
          return [...listed, ...fallback, ...(rival === undefined ? [] : [rival])];
        });
        const tiles = tilesOf([...own, ...other]);
        const alternatives = own.flatMap(
          (pharmacy) => nearest(pharmacy.location, { fits: (each) => each !== pharmacy }, 8, tiles).results,
        );
        const reachable = [...shown, ...alternatives].map(({ pharmacy }) => pharmacy.id);
        for (const { id } of dataset.fallback) expect(reachable).toContain(id);
        const known = [...dataset.pharmacies, ...dataset.fallback];
        for (const { pharmacy } of alternatives) expect(known).toContain(pharmacy);
      }),
    );
  });

  it('lists the city’s pharmacies nearest first and those of elsewhere by id', () => {
    const own = [
      aPharmacy({ key: 'far', location: milesAway(3) }),
      aPharmacy({ key: 'near', location: milesAway(1) }),
    ];
    const others = ['z', 'm', 'b'].map((key, index) => aPharmacy({ key, location: milesAway(20 + index) }));
    const dataset = datasetOf([
      aCityInput({ pharmacies: own }),
      aCityInput({ city: aCity({ name: 'Beta', location: milesAway(20) }), pharmacies: others }),
    ]);
    expect(dataset.pharmacies.map(({ id }) => id)).toEqual(['test:near', 'test:far']);
    expect(dataset.fallback.map(({ id }) => id)).toEqual(['test:b', 'test:m', 'test:z']);
  });

  it('has those that may not serve the public last, and none of another city', () => {
    const clinic = { mayNotServe: true } as const;
    const dataset = datasetOf([
      aCityInput({
        pharmacies: [
          aPharmacy({ key: 'clinic', location: milesAway(1), ...clinic }),
          aPharmacy({ key: 'oak', location: milesAway(3) }),
        ],
      }),
      aCityInput({
        city: aCity({ name: 'Beta', location: milesAway(20) }),
        pharmacies: [
          aPharmacy({ key: 'center', location: milesAway(5), ...clinic }),
          aPharmacy({ key: 'elm', location: milesAway(6) }),
        ],
      }),
    ]);
    expect(dataset.pharmacies.map(({ id }) => id)).toEqual(['test:oak', 'test:clinic']);
    expect(dataset.fallback.map(({ id }) => id)).toEqual(['test:elm']);
  });

  it('does not depend on the order of its listings', () => {
    fc.assert(
      fc.property(listingsOf('a'), listingsOf('b'), (own, other) => {
        const beta = aCity({ name: 'Beta', location: milesAway(30) });
        const make = (reverse: boolean) =>
          datasetOf([
            aCityInput({ pharmacies: reverse ? own.toReversed() : own }),
            aCityInput({ city: beta, pharmacies: reverse ? other.toReversed() : other }),
          ]);
        expect(JSON.stringify(make(true))).toBe(JSON.stringify(make(false)));
      }),
    );
  });
});
