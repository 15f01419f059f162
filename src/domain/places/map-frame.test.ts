import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMiles } from './geo.ts';
import { frameAround, placeIn, ringsFor } from './map-frame.ts';

const near = fc
  .record({
    lat: fc.double({ min: 25, max: 49, noNaN: true }),
    lng: fc.double({ min: -124, max: -67, noNaN: true }),
  })
  .chain((center) =>
    fc.array(
      fc.record({
        lat: fc.double({ min: center.lat - 0.2, max: center.lat + 0.2, noNaN: true }),
        lng: fc.double({ min: center.lng - 0.2, max: center.lng + 0.2, noNaN: true }),
      }),
      { minLength: 1, maxLength: 20 },
    ),
  );

/** Pixels that a pin takes above its point and beside it. */
const pin = { high: 37, wide: 15 };

describe('the frame of a map', () => {
  it.each([
    [390, 700],
    [360, 240],
    [880, 830],
    [320, 169],
  ])('has every pin whole in view on a map of %i by %i pixels', (width, height) => {
    fc.assert(
      fc.property(near, (points) => {
        const place = placeIn(frameAround(points, { width, height }));
        for (const point of points) {
          const { x, y } = place(point);
          expect(x).toBeGreaterThanOrEqual(pin.wide);
          expect(x).toBeLessThanOrEqual(width - pin.wide);
          expect(y).toBeGreaterThanOrEqual(pin.high);
          expect(y).toBeLessThanOrEqual(height);
        }
      }),
    );
  });

  it('is true to scale, north up and east right', () => {
    const points = [
      { lat: 33.6, lng: -86.9 },
      { lat: 33.5, lng: -86.8 },
    ] as const;
    const frame = frameAround(points, { width: 800, height: 600 });
    const [a, b] = points.map(placeIn(frame));
    if (a === undefined || b === undefined) throw new Error('two points');
    expect(a.x).toBeLessThan(b.x);
    expect(a.y).toBeLessThan(b.y);
    const miles = Math.hypot(b.x - a.x, b.y - a.y) / frame.pixelsPerMile;
    expect(miles).toBeCloseTo(distanceMiles(...points), 1);
  });
});

describe('the rings of a map', () => {
  it('are drawn at round distances that suit what it shows', () => {
    expect(ringsFor(8)).toEqual([1, 3, 5]);
    expect(ringsFor(14)).toEqual([3, 5]);
    expect(ringsFor(40)).toEqual([5, 10, 25]);
    expect(ringsFor(1.6)).toEqual([0.25, 0.5, 1]);
  });
});
