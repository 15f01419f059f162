import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMiles } from '../../../src/domain/places/geo.ts';
import { pointGrid } from './point-grid.ts';

const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
/** Points near each other, at the poles and on both sides of the 180th meridian among them. */
const places = fc.array(
  fc.oneof(
    point,
    fc.record({
      lat: fc.double({ min: 50, max: 53, noNaN: true }),
      lng: fc.oneof(
        fc.double({ min: 178, max: 180, noNaN: true }),
        fc.double({ min: -180, max: -178, noNaN: true }),
      ),
    }),
  ),
  { maxLength: 40 },
);

describe('a grid of points', () => {
  it('finds each point within a distance once, across the poles and the 180th meridian too', () => {
    fc.assert(
      fc.property(places, point, fc.double({ min: 0, max: 3000, noNaN: true }), (all, from, miles) => {
        for (const origin of [from, ...all.slice(0, 3)]) {
          const grid = pointGrid(
            all.map(({ lat }) => lat),
            all.map(({ lng }) => lng),
          );
          const found = grid.near(origin, miles);
          expect(new Set(found).size).toBe(found.length);
          const within = [...all.entries()].flatMap(([position, place]) =>
            distanceMiles(origin, place) <= miles ? [position] : [],
          );
          expect(within.filter((position) => !found.includes(position))).toEqual([]);
        }
      }),
    );
  });
});
