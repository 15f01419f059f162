import { describe, expect, it } from 'vitest';
import { pharmacyFixture } from '../../../tests/support/pharmacy-fixture.ts';
import type { FilterId } from '../pharmacy/filters.ts';
import { packListings } from '../pharmacy/packed-listings.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { distanceMiles, type LatLng, pointAt } from '../places/geo.ts';
import { cellKey, cellOf } from '../places/geo-cell.ts';
import { nearArea, nearestMissing, openSureMiles } from './near-area.ts';
import type { NearTile } from './near-tile.ts';

const miami = { lat: 25.7617, lng: -80.1918 };
const hialeah = { lat: 25.8576, lng: -80.2781 };

const at = (number: number, location: LatLng, known: Partial<Pharmacy> = {}): Pharmacy =>
  pharmacyFixture(number, { ...known, location: { ...location, precision: 'rooftop' } });

/** A tile of the cell of a point, complete to so many miles around its centre. */
const tileOf = (
  point: LatLng,
  complete: { readonly any: number } & Readonly<Partial<Record<FilterId, number>>>,
  pharmacies: readonly Pharmacy[],
): NearTile => ({ cell: cellKey(point, 12), complete, listings: packListings(pharmacies) });

describe('the area around a point', () => {
  const tile = tileOf(miami, { any: 12, '24-hour': 30, 'open-late': 20 }, [
    at(1, pointAt(miami, 0, 8)),
    at(2, pointAt(miami, 90, 2)),
    at(3, pointAt(miami, 0, 61)),
  ]);
  const area = nearArea(miami, { tiles: [tile], empty: [] });
  const off = distanceMiles(cellOf(tile.cell).center, miami);

  it('holds what is within reach, nearest first, whatever city it is in', () => {
    expect(area.pharmacies.map(({ name }) => name)).toEqual(['Pharmacy 2', 'Pharmacy 1']);
  });

  it('is sure as far as its tile reaches beyond the point', () => {
    expect(area.sureMiles([])).toBeCloseTo(12 - off, 1);
    expect(area.sureMiles(['24-hour'])).toBeCloseTo(30 - off, 1);
  });

  it('is sure of several filters as far as of the one that reaches farthest', () => {
    expect(area.sureMiles(['24-hour', 'spanish-speaking'])).toBe(area.sureMiles(['24-hour']));
  });

  it('knows who may be open at night as far as both late and 24-hour counters are known', () => {
    expect(openSureMiles(area)).toBe(area.sureMiles(['open-late']));
  });

  it('is never sure of more than lists reach', () => {
    const whole = nearArea(miami, { tiles: [tileOf(miami, { any: 90 }, [])], empty: [] });
    expect(whole.sureMiles([])).toBeCloseTo(60, 1);
  });

  it('names where the data ends', () => {
    const edge: NearTile = { ...tile, edge: [[miami.lat + 1, miami.lng, 10]] };
    const miles = nearArea(miami, { tiles: [edge], empty: [] }).edgeMiles;
    expect(miles).toBeGreaterThan(55);
    expect(miles).toBeLessThan(61);
    expect(area.edgeMiles).toBeUndefined();
  });
});

describe('looking farther', () => {
  const own = tileOf(miami, { any: 8 }, [at(1, miami)]);
  const gap = nearestMissing(miami, { tiles: [own], empty: [] }, []);

  it('goes where the nearest listing may be missing', () => {
    expect(gap?.miles).toBeGreaterThan(0);
    expect(distanceMiles(cellOf(own.cell).center, gap?.at ?? miami)).toBeCloseTo(8, 1);
  });

  it('makes the area surer, and joins the lists without saying a pharmacy twice', () => {
    const other = tileOf(hialeah, { any: 25 }, [at(1, miami), at(2, hialeah)]);
    const alone = nearArea(miami, { tiles: [own], empty: [] });
    const joined = nearArea(miami, { tiles: [own, other], empty: [] });
    expect(joined.sureMiles([])).toBeGreaterThan(alone.sureMiles([]));
    expect(joined.pharmacies.map(({ name }) => name)).toEqual(['Pharmacy 1', 'Pharmacy 2']);
  });

  it('ends where nothing is within reach', () => {
    const empty = [{ center: miami, radiusMiles: 62 }];
    expect(nearestMissing(miami, { tiles: [own], empty }, [])).toBeUndefined();
    expect(nearArea(miami, { tiles: [own, own], empty }).sureMiles([])).toBeCloseTo(60, 1);
  });
});
