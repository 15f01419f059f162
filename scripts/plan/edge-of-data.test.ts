import fc from 'fast-check';
import { expect, it } from 'vitest';
import { milesToEdge } from '../../src/domain/list/near-area.ts';
import { distanceMiles } from '../../src/domain/places/geo.ts';
import { cellKey, cellOf } from '../../src/domain/places/geo-cell.ts';
import type { UncoveredArea } from '../../src/domain/site/datasets-on-demand.ts';
import { birmingham, milesAway } from '../../tests/support/domain-fixtures.ts';
import { edgeOfData } from './coverage.ts';

const anyAreas = fc.array(
  fc
    .record({
      miles: fc.integer({ min: 0, max: 150 }),
      bearing: fc.integer({ min: 0, max: 359 }),
      radius: fc.integer({ min: 0, max: 15 }),
    })
    .map(({ miles, bearing, radius }): UncoveredArea => {
      const { lat, lng } = milesAway(miles, bearing);
      return [lat, lng, radius];
    }),
  { minLength: 1, maxLength: 40 },
);
const toEdge = (areas: readonly UncoveredArea[], point: { lat: number; lng: number }) =>
  Math.max(0, Math.min(...areas.map(([lat, lng, radius]) => distanceMiles(point, { lat, lng }) - radius)));

it('a city’s distance to the edge of the data is the distance to the nearest uncovered area', () => {
  fc.assert(
    fc.property(anyAreas, (areas) => {
      const miles = toEdge(areas, birmingham);
      const found = edgeOfData(areas).from(birmingham);
      if (miles > 100) expect(found).toBeUndefined();
      else expect(miles - (found ?? 0)).toBeCloseTo(0, 1);
    }),
  );
});

it('a tile knows, from any of its points, how far the data reaches', () => {
  fc.assert(
    fc.property(
      anyAreas,
      fc.integer({ min: 4, max: 12 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (areas, cuts, up, across) => {
        const cell = cellOf(cellKey(birmingham, cuts));
        const point = {
          lat: cell.south + (cell.north - cell.south) * up,
          lng: cell.west + (cell.east - cell.west) * across,
        };
        const edgeMiles = milesToEdge(point, edgeOfData(areas).around(cell) ?? []);
        const miles = toEdge(areas, point);
        if (miles >= 60) expect(edgeMiles).toBeUndefined();
        else expect(edgeMiles).toBeCloseTo(miles, 6);
      },
    ),
  );
});

it('a tile with more areas around it than it can name counts as the edge itself', () => {
  const many = Array.from({ length: 400 }, (_, index): UncoveredArea => {
    const { lat, lng } = milesAway(20 + index / 1000, index);
    return [lat, lng, 1];
  });
  const cell = cellOf(cellKey(birmingham, 6));
  expect(edgeOfData(many).around(cell)).toEqual([
    [cell.center.lat, cell.center.lng, Math.ceil(cell.radiusMiles)],
  ]);
});
