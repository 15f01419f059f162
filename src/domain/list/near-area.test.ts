import { describe, expect, it } from 'vitest';
import { aPharmacy, birmingham, milesAway } from '../../../tests/support/domain-fixtures.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import {
  certainResults,
  isCertainlyNearest,
  joinedWithArea,
  milesToEdge,
  nearestWanted,
} from './near-area.ts';
import { resultFrom } from './ranking.ts';

const at = (miles: number, facts: Partial<Pharmacy> = {}) =>
  aPharmacy({ key: String(miles), location: milesAway(miles), ...facts });
const rough = (miles: number, radiusMiles: number) =>
  at(miles, { location: { ...milesAway(miles), precision: 'zip', radiusMiles } });
const names = (pharmacies: readonly Pharmacy[]) => pharmacies.map(({ id }) => id.replace('test:', ''));
const area = (pharmacies: readonly Pharmacy[], certainMiles = 5, edgeMiles?: number) => ({
  point: birmingham,
  pharmacies,
  certainMiles,
  edgeMiles,
});

describe('an area around a point', () => {
  it('is certain of pharmacies within the distance up to which none is missing', () => {
    expect(names(certainResults(area([at(2), at(6), rough(3, 1), rough(1, 5)])))).toEqual(['2', '3']);
  });

  it('adds to a place’s own pharmacies those around, each once, and lists what is certain', () => {
    const { pharmacies, choices } = joinedWithArea([at(9), at(1)], area([at(1), at(3), at(7)]));
    expect(names(pharmacies)).toEqual(['9', '1', '3']);
    expect(names(choices)).toEqual(['9', '1', '3', '7']);
  });
});

describe('the nearest pharmacy of an area', () => {
  it('is wanted, serves the public and is not out of date', () => {
    const all = [at(1, { mayNotServe: true }), at(2, { outdated: true }), at(3), at(4)];
    expect(nearestWanted(area(all), ({ id }) => id !== 'test:3')?.pharmacy.id).toBe('test:4');
    expect(nearestWanted(area(all), () => true)?.pharmacy.id).toBe('test:3');
    expect(nearestWanted(area(all), () => false)).toBeUndefined();
  });

  it('is certain if its position is exact and the data ends farther away', () => {
    const exact = resultFrom(birmingham, at(3));
    const any = () => true;
    expect(isCertainlyNearest(exact, area([at(3), at(4)]), any)).toBe(true);
    expect(isCertainlyNearest(exact, area([], 5, 2), any)).toBe(false);
    expect(isCertainlyNearest(resultFrom(birmingham, rough(3, 1)), area([]), any)).toBe(false);
  });

  it('is not certain if another wanted pharmacy may be nearer', () => {
    const exact = resultFrom(birmingham, at(3));
    const near = area([at(3), rough(4, 2)]);
    expect(isCertainlyNearest(exact, near, () => true)).toBe(false);
    expect(isCertainlyNearest(exact, near, ({ id }) => id !== 'test:4')).toBe(true);
  });
});

describe('the edge of the data', () => {
  it('is at the nearest area without data, or undefined beyond reach', () => {
    const { lat, lng } = milesAway(20);
    expect(milesToEdge(birmingham, [[lat, lng, 5]])).toBeCloseTo(15, 0);
    expect(milesToEdge(birmingham, [[birmingham.lat, birmingham.lng, 5]])).toBe(0);
    expect(milesToEdge(birmingham, [])).toBeUndefined();
  });
});
