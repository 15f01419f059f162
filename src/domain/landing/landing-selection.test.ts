import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandedEntry } from '../../../scripts/plan/landing-list.ts';
import {
  aCityDataset,
  aLandmark,
  aNeighborhood,
  anEntry,
  aPharmacy,
  birmingham,
  landingSlug,
  milesAway,
} from '../../../tests/support/domain-fixtures.ts';
import { satisfies } from '../../../tests/support/satisfies.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { areaOrigin } from '../places/geo.ts';
import type { LandingCity } from './landing-entry.ts';
import { criteriaOf, hasNoCriteria, originOf, selectListings } from './landing-selection.ts';

const near = (key: string, miles: number, facts: Partial<Pharmacy> = {}, bearing = 0) =>
  aPharmacy({ key, location: milesAway(miles, bearing), ...facts });
const keys = (results: readonly { readonly pharmacy: Pharmacy }[]) =>
  results.map(({ pharmacy }) => pharmacy.id.replace('test:', ''));

const northSide = aNeighborhood('North Side', {
  shape: 'sector',
  center: birmingham,
  radiusMiles: 6,
  bearing: 0,
});
const airport = aLandmark('The Airport', milesAway(5, 90));
const places = { neighborhoods: [northSide], landmarks: [airport] };
const dataset = (facts: Partial<LandingCity>) => aCityDataset({ ...places, ...facts });

describe('what a landing entry means', () => {
  it('is its filters, its area or landmark, or nothing of its own', () => {
    const filters = anEntry('filters', { type: 'clinic', service: 'naloxone', modifier: 'open-late' });
    expect(criteriaOf(filters, dataset({}))).toEqual({ filters: ['clinic', 'naloxone', 'open-late'] });
    expect(criteriaOf(anEntry('n', { neighborhood: 'North Side' }), dataset({}))).toEqual({
      filters: [],
      area: northSide.area,
    });
    expect(criteriaOf(anEntry('l', { landmark: 'The Airport' }), dataset({}))).toEqual({
      filters: [],
      landmark: airport,
    });
    expect(hasNoCriteria(criteriaOf(anEntry('pharmacies-in'), dataset({})))).toBe(true);
    expect(hasNoCriteria(criteriaOf(filters, dataset({})))).toBe(false);
  });

  it('is the brand for the branded store’s entry', () => {
    const slug = landingSlug('city-drugs-birmingham-al');
    const branded = dataset({ brandedSlug: slug });
    const entry = brandedEntry({ city: branded.city, slug });
    expect(criteriaOf(entry, branded)).toEqual({ filters: [], brand: 'City Drugs' });
    expect(satisfies(aPharmacy({ name: 'City Drugs' }), criteriaOf(entry, branded))).toBe(true);
    expect(satisfies(aPharmacy(), criteriaOf(entry, branded))).toBe(false);
  });

  it('is measured from its landmark, its neighbourhood or the city’s centre', () => {
    const origin = (facts: Parameters<typeof anEntry>[1]) => {
      const entry = anEntry('x', facts);
      return originOf(entry, criteriaOf(entry, dataset({})), dataset({}));
    };
    expect(origin({ landmark: 'The Airport' })).toEqual({
      kind: 'landmark',
      name: 'The Airport',
      location: airport.location,
    });
    expect(origin({ neighborhood: 'North Side' })).toEqual({
      kind: 'neighborhood',
      name: 'North Side',
      location: areaOrigin(northSide.area),
    });
    expect(origin({ type: 'clinic' })).toEqual({
      kind: 'center',
      name: 'Birmingham',
      location: birmingham,
    });
  });
});

describe('the listings of a landing page', () => {
  it('are all matches of the city and nothing else, nearest first', () => {
    const pharmacies = [
      near('far', 4, { types: ['clinic'] }),
      near('no', 1),
      near('near', 2, { types: ['clinic'] }),
    ];
    const { results } = selectListings(anEntry('clinic', { type: 'clinic' }), dataset({ pharmacies }));
    expect(keys(results)).toEqual(['near', 'far']);
    expect(results[0]?.distanceMiles).toBeCloseTo(2, 6);
  });

  it('must satisfy every filter of a combination', () => {
    const pharmacies = [
      near('type', 1, { types: ['clinic'] }),
      near('both', 2, { types: ['clinic'], services: ['naloxone'] }),
      near('service', 3, { services: ['naloxone'] }),
    ];
    const entry = anEntry('both', { type: 'clinic', service: 'naloxone' });
    expect(keys(selectListings(entry, dataset({ pharmacies })).results)).toEqual(['both']);
  });

  it('lie in the neighbourhood, in order from its middle', () => {
    const pharmacies = [near('edge', 5.9), near('middle', 3), near('east', 3, {}, 90), near('beyond', 6.1)];
    const { results } = selectListings(
      anEntry('north', { neighborhood: 'North Side' }),
      dataset({ pharmacies }),
    );
    expect(keys(results)).toEqual(['middle', 'edge']);
    expect(results[0]?.distanceMiles).toBeCloseTo(0, 6);
  });

  it('are all of the city’s for a landmark, in order of distance from it', () => {
    const pharmacies = [near('center', 0), near('west', 5, {}, 270), near('there', 5, {}, 90)];
    const { results } = selectListings(
      anEntry('near-airport', { landmark: 'The Airport' }),
      dataset({ pharmacies }),
    );
    expect(keys(results)).toEqual(['there', 'center', 'west']);
  });
});

describe('the listings from elsewhere', () => {
  const clinic = (key: string, miles: number) => near(key, miles, { types: ['clinic'] });
  const fallback = [
    clinic('e1', 20),
    near('other', 21),
    clinic('e2', 22),
    clinic('e3', 23),
    clinic('e4', 24),
  ];
  const entry = anEntry('clinic', { type: 'clinic' });

  const listed = (facts: Partial<LandingCity>, of = entry) => keys(selectListings(of, dataset(facts)).listed);

  it('fill the first five places, where the city has fewer', () => {
    const few = { pharmacies: [clinic('a', 1), clinic('b', 2)], fallback };
    expect(listed(few)).toEqual(['a', 'b', 'e1', 'e2', 'e3']);
    expect(keys(selectListings(entry, dataset(few)).results)).toEqual(['a', 'b']);
    expect(listed({ fallback })).toEqual(['e1', 'e2', 'e3', 'e4']);
  });

  it('stand in their places among the first five, and nowhere after them', () => {
    const own = [1, 2, 4, 5, 6, 7].map((miles) => clinic(`own${miles}`, miles));
    const others = [clinic('across', 0.2), clinic('next', 3), clinic('sixth', 4.5)];
    expect(listed({ pharmacies: own, fallback: others })).toEqual([
      'across',
      'own1',
      'own2',
      'next',
      'own4',
      'own5',
      'own6',
      'own7',
    ]);
  });

  it('are none beyond 60 miles, by the farthest that they may be', () => {
    const uncertain = near('zip', 55, { types: ['clinic'] });
    const location = { ...uncertain.location, precision: 'zip', radiusMiles: 6 } as const;
    const far = [clinic('in', 59.9), clinic('out', 60.1), { ...uncertain, location }];
    expect(listed({ fallback: far })).toEqual(['in']);
  });

  it('of a neighbourhood are the nearest around it, in the city or not, apart from those in it', () => {
    const pharmacies = [near('inside', 1), near('south', 1, {}, 180), near('west', 9, {}, 270)];
    const selection = selectListings(
      anEntry('north', { neighborhood: 'North Side' }),
      dataset({ pharmacies, fallback: [near('next-town', 8)] }),
    );
    expect(keys(selection.listed)).toEqual(['inside']);
    expect(keys(selection.fallback)).toEqual(['south', 'next-town', 'west']);
  });

  it('of a landmark are those across the city’s edge that are nearer', () => {
    const pharmacies = [near('a', 4, {}, 90), near('b', 2, {}, 90), near('c', 0)];
    const others = [near('across', 7, {}, 90), near('beyond', 30, {}, 90)];
    expect(
      listed({ pharmacies, fallback: others }, anEntry('near-airport', { landmark: 'The Airport' })),
    ).toEqual(['a', 'across', 'b', 'c', 'beyond']);
  });

  it('never repeat a listing of the page, and always match', () => {
    const spot = fc.record({
      miles: fc.integer({ min: 0, max: 70 }),
      bearing: fc.integer({ min: 0, max: 359 }),
    });
    const pharmacy = fc.tuple(spot, fc.boolean());
    const meanings = [
      { type: 'clinic' },
      { neighborhood: 'North Side' },
      { landmark: 'The Airport' },
      {},
    ] as const;
    fc.assert(
      fc.property(fc.array(pharmacy, { maxLength: 12 }), fc.constantFrom(...meanings), (spots, meaning) => {
        const all = spots.map(([{ miles, bearing }, isClinic], index) =>
          near(String(index), miles, { types: isClinic ? ['clinic'] : [] }, bearing),
        );
        const {
          criteria,
          results,
          listed: items,
          fallback: outside,
        } = selectListings(
          anEntry('x', meaning),
          dataset({ pharmacies: all.slice(0, 6), fallback: all.slice(6) }),
        );
        const shown = keys([...items, ...outside]);
        expect(keys(items)).toEqual(expect.arrayContaining([...keys(results)]));
        expect(new Set(shown).size).toBe(shown.length);
        expect(results.every(({ pharmacy: one }) => satisfies(one, criteria))).toBe(true);
        expect(outside.every(({ pharmacy: one }) => satisfies(one, { filters: criteria.filters }))).toBe(
          true,
        );
      }),
    );
  });
});
