import { describe, expect, it } from 'vitest';
import { pharmacyFixture } from '../../../tests/support/pharmacy-fixture.ts';
import { packListings } from '../pharmacy/packed-listings.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { type LatLng, pointAt } from '../places/geo.ts';
import { cellKey } from '../places/geo-cell.ts';
import { knownAround, nearArea } from './near-area.ts';
import type { NearTile } from './near-tile.ts';

const miami = { lat: 25.7617, lng: -80.1918 };
const cuts = 9;
const key = cellKey(miami, cuts);
const keyAt = (point: LatLng): string => cellKey(point, cuts);

const at = (number: number, location: LatLng, known: Partial<Pharmacy> = {}): Pharmacy =>
  pharmacyFixture(number, { ...known, location: { ...location, precision: 'rooftop' } });

/** As many pharmacies as asked, one after the other to the north of Miami, so many miles from each other. */
const row = (count: number, apart: number, known: Partial<Pharmacy> = {}): readonly Pharmacy[] =>
  Array.from({ length: count }, (_, index) => at(index + 1, pointAt(miami, 0, (index + 1) * apart), known));

const tileOf = (pharmacies: readonly Pharmacy[], cell = key): NearTile => ({
  cell,
  listings: packListings(pharmacies),
});

const areaOf = (tile: NearTile) => nearArea(miami, { tiles: [tile], keyAt });

describe('the area around a point', () => {
  it('holds what is within reach, nearest first, whatever city it is in', () => {
    const tile = tileOf([
      at(1, pointAt(miami, 0, 8)),
      at(2, pointAt(miami, 90, 2)),
      at(3, pointAt(miami, 0, 61)),
    ]);
    expect(areaOf(tile).pharmacies.map(({ name }) => name)).toEqual(['Pharmacy 2', 'Pharmacy 1']);
  });

  it('is sure as far as the twentieth at least', () => {
    expect(areaOf(tileOf(row(30, 0.5))).sureMiles([])).toBeGreaterThanOrEqual(10);
  });

  it('is sure of those that pass a filter as far as the twentieth of them', () => {
    const tile = tileOf([
      ...row(40, 0.5),
      ...row(20, 1, { services: ['delivery'] }).map((each, index) =>
        at(index + 100, each.location, { services: ['delivery'] }),
      ),
    ]);
    const area = areaOf(tile);
    expect(area.sureMiles(['delivery'])).toBeGreaterThan(area.sureMiles([]));
    // Nobody here is known to be accessible, so whoever were would be known.
    expect(area.sureMiles(['delivery', 'wheelchair-accessible'])).toBe(60);
  });

  it('is sure of all within reach where it has fewer than twenty, here and around', () => {
    expect(areaOf(tileOf(row(5, 1))).sureMiles([])).toBe(60);
  });

  it('gives the part of it in which nothing is missing, and none beyond', () => {
    const area = areaOf(tileOf(row(50, 0.5)));
    const { miles, pharmacies } = area.surePart([]);
    expect(miles).toBe(area.sureMiles([]));
    expect(pharmacies).toEqual(area.pharmacies.slice(0, Math.floor(miles / 0.5)));
    expect(pharmacies.length).toBeLessThan(50);
  });

  it('names where the data ends', () => {
    const { edgeMiles } = areaOf({ ...tileOf(row(5, 1)), edge: [[miami.lat + 0.7, miami.lng, 10]] });
    expect(edgeMiles).toBeGreaterThan(35);
    expect(edgeMiles).toBeLessThan(40);
    expect(areaOf(tileOf(row(5, 1))).edgeMiles).toBeUndefined();
  });
});

describe('looking farther', () => {
  const own = tileOf(row(30, 1));

  it('needs the tile in which what is known ends', () => {
    const { miles, next } = knownAround(miami, { tiles: [own], keyAt }, []);
    expect(miles).toBeGreaterThanOrEqual(20);
    expect(next).toHaveLength(cuts);
    expect(next).not.toBe(key);
  });

  it('makes the area surer with each tile, and says no pharmacy twice', () => {
    const { miles, next } = knownAround(miami, { tiles: [own], keyAt }, []);
    const other = tileOf(row(19, 1), next);
    const joined = nearArea(miami, { tiles: [own, other], keyAt });
    expect(joined.sureMiles([])).toBeGreaterThanOrEqual(miles);
    expect(joined.pharmacies).toHaveLength(30);
  });

  it('ends where nothing is within reach', () => {
    const lonely = {
      tiles: [own] as const,
      keyAt: (point: LatLng) => (keyAt(point) === key ? key : undefined),
    };
    expect(knownAround(miami, lonely, [])).toEqual({ miles: 60 });
  });
});
