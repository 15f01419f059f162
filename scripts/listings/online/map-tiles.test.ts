import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMiles, pointAt } from '../../../src/domain/places/geo.ts';
import { type MapBox, quarters, tilesAround } from './map-tiles.ts';

const miami = { lat: 25.77, lng: -80.19 };
const point = fc.record({
  lat: fc.double({ min: 18, max: 65, noNaN: true }),
  lng: fc.double({ min: -160, max: -67, noNaN: true }),
});
const holds = ({ south, west, north, east }: MapBox, { lat, lng }: { lat: number; lng: number }): boolean =>
  lat >= south && lat <= north && lng >= west && lng <= east;

describe('the tiles that the map is asked by', () => {
  it('are those of a fixed grid that come near a city, each once', () => {
    expect(tilesAround([miami, { lat: 25.9, lng: -80.2 }], 25)).toEqual([
      { south: 25, west: -81, north: 26, east: -80 },
      { south: 25, west: -80, north: 26, east: -79 },
      { south: 26, west: -81, north: 27, east: -80 },
      { south: 26, west: -80, north: 27, east: -79 },
    ]);
    expect(tilesAround([{ lat: 27.5, lng: -81.5 }], 10)).toEqual([
      { south: 27, west: -82, north: 28, east: -81 },
    ]);
  });

  it('hold every point within the distance', () => {
    fc.assert(
      fc.property(
        point,
        fc.integer({ min: 0, max: 359 }),
        fc.integer({ min: 0, max: 24 }),
        (from, way, miles) => {
          const there = pointAt(from, way, miles);
          expect(distanceMiles(from, there)).toBeLessThan(25);
          expect(tilesAround([from], 25).some((tile) => holds(tile, there))).toBe(true);
        },
      ),
    );
  });

  it('are cut into four that hold the same', () => {
    const [tile] = tilesAround([miami], 1);
    const parts = quarters(tile ?? { south: 0, west: 0, north: 1, east: 1 });
    expect(parts).toHaveLength(4);
    expect(parts.filter((part) => holds(part, miami))).toHaveLength(1);
  });
});
