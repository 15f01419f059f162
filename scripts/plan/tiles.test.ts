import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filters, passes } from '../../src/domain/pharmacy/filters.ts';
import { cellKey } from '../../src/domain/places/geo-cell.ts';
import { pharmacyFixture } from '../../tests/support/pharmacy-fixture.ts';
import { edgeOfData } from './coverage.ts';
import { divideIntoTiles, tileData, tileGroups } from './tiles.ts';

const somewhere = fc.record({
  lat: fc.double({ min: 24, max: 49, noNaN: true }),
  lng: fc.double({ min: -124, max: -67, noNaN: true }),
});
const anyListings = fc
  .array(somewhere, { maxLength: 500 })
  .map((points) =>
    points.map((point, number) => pharmacyFixture(number, { location: { ...point, precision: 'rooftop' } })),
  );

describe('the tiles of a site', () => {
  it('hold each listing once, in the cell that it lies in, and no more than two hundred', () => {
    fc.assert(
      fc.property(anyListings, (listings) => {
        const tiles = divideIntoTiles(listings);
        for (const { cell, pharmacies } of tiles) {
          expect(pharmacies.length).toBeLessThanOrEqual(200);
          for (const { location } of pharmacies) expect(cellKey(location, cell.key.length)).toBe(cell.key);
        }
        const ids = tiles.flatMap(({ pharmacies }) => pharmacies.map(({ id }) => id));
        expect(ids.toSorted()).toEqual(listings.map(({ id }) => id).toSorted());
      }),
    );
  });

  it('do not depend on the order of the listings', () => {
    fc.assert(
      fc.property(anyListings, (listings) => {
        expect(divideIntoTiles(listings.toReversed())).toEqual(divideIntoTiles(listings));
      }),
    );
  });

  it('are not cut endlessly if all listings are at one point', () => {
    const heap = Array.from({ length: 300 }, (_, number) =>
      pharmacyFixture(number, { location: { lat: 33.5, lng: -86.8, precision: 'rooftop' } }),
    );
    expect(divideIntoTiles(heap).map(({ pharmacies }) => pharmacies.length)).toEqual([300]);
  });

  it('are indexed with the filters that their listings pass', () => {
    const delivers = pharmacyFixture(1, { services: ['delivery'] });
    const facts = { tiles: divideIntoTiles([delivers]), sample: true, edge: edgeOfData([]) };
    const passed = filters.flatMap(({ id }, position) => (passes(delivers, id) ? [position] : []));
    const [index] = tileGroups(facts, tileData(facts));
    expect(index?.data?.make()).toMatchObject({
      kind: 'tile-index',
      answers: { [cellKey(delivers.location, 4)]: { passed, hours: false } },
    });
  });
});
