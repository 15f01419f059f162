import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Area, areaOrigin, bearingDegrees, distanceMiles, isInArea, isLatLng, pointAt } from './geo.ts';

const birmingham = { lat: 33.52066, lng: -86.80249 };
const montgomery = { lat: 32.36681, lng: -86.29997 };
const newYork = { lat: 40.71427, lng: -74.00597 };
const losAngeles = { lat: 34.05223, lng: -118.24368 };

const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anywhere = fc.record({ lat: degrees(-90, 90), lng: degrees(-180, 180) });
const unitedStates = fc.record({ lat: degrees(24, 49), lng: degrees(-125, -67) });
const bearing = degrees(0, 359.999);

describe('the distance between two points', () => {
  it('is what a great-circle calculator gives, within a tenth of a mile', () => {
    expect(distanceMiles(newYork, losAngeles)).toBeCloseTo(2445.6, 0);
    expect(distanceMiles(birmingham, montgomery)).toBeCloseTo(84.9, 0);
    expect(distanceMiles({ lat: 0, lng: 0 }, { lat: 1, lng: 0 })).toBeCloseTo(69.09, 2);
  });

  it('is half the circumference between opposite points', () => {
    expect(distanceMiles({ lat: 90, lng: 0 }, { lat: -90, lng: 0 })).toBeCloseTo(Math.PI * 3958.7613, 3);
  });

  it('crosses the date line the short way', () => {
    expect(distanceMiles({ lat: 52, lng: 179.9 }, { lat: 52, lng: -179.9 })).toBeLessThan(9);
  });

  it('is zero to the same point, never negative, and the same both ways', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (a, b) => {
        expect(distanceMiles(a, a)).toBe(0);
        expect(distanceMiles(a, b)).toBeGreaterThanOrEqual(0);
        expect(distanceMiles(a, b)).toBeCloseTo(distanceMiles(b, a), 9);
      }),
    );
  });

  it('is never longer than the distance through a third point', () => {
    fc.assert(
      fc.property(anywhere, anywhere, anywhere, (a, b, c) => {
        expect(distanceMiles(a, c)).toBeLessThanOrEqual(distanceMiles(a, b) + distanceMiles(b, c) + 1e-3);
      }),
    );
  });
});

describe('a bearing', () => {
  it.each([
    ['north', { lat: 34, lng: -86.80249 }, 0],
    ['south', { lat: 33, lng: -86.80249 }, 180],
  ])('is exact to the %s', (_, to, expected) => {
    expect(bearingDegrees(birmingham, to)).toBeCloseTo(expected, 9);
  });

  it('is 90 to the east and 270 to the west on the equator', () => {
    expect(bearingDegrees({ lat: 0, lng: 0 }, { lat: 0, lng: 1 })).toBeCloseTo(90, 9);
    expect(bearingDegrees({ lat: 0, lng: 0 }, { lat: 0, lng: -1 })).toBeCloseTo(270, 9);
  });

  it('is at least 0 and below 360', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (a, b) => {
        const found = bearingDegrees(a, b);
        expect(found).toBeGreaterThanOrEqual(0);
        expect(found).toBeLessThan(360);
      }),
    );
  });
});

describe('a point at a bearing and distance', () => {
  it('lies that far away, on that bearing', () => {
    fc.assert(
      fc.property(unitedStates, bearing, degrees(0.01, 500), (from, direction, miles) => {
        const point = pointAt(from, direction, miles);
        expect(isLatLng(point)).toBe(true);
        expect(distanceMiles(from, point)).toBeCloseTo(miles, 5);
        const off = Math.abs(((bearingDegrees(from, point) - direction + 540) % 360) - 180);
        expect(off).toBeLessThan(1e-3);
      }),
    );
  });

  it('has a longitude in range beyond the date line', () => {
    const east = pointAt({ lat: 52, lng: 179.9 }, 90, 20);
    expect(east.lng).toBeGreaterThan(-180);
    expect(east.lng).toBeLessThan(-179);
  });
});

describe('coordinates', () => {
  it('are valid up to the poles and the date line, and no further', () => {
    expect(isLatLng({ lat: 90, lng: 180 })).toBe(true);
    expect(isLatLng({ lat: -90, lng: -180 })).toBe(true);
    for (const bad of [
      { lat: 90.1, lng: 0 },
      { lat: 0, lng: 180.1 },
      { lat: Number.NaN, lng: 0 },
      { lat: 0, lng: Number.POSITIVE_INFINITY },
      JSON.parse('{ "lat": null, "lng": null }'),
    ]) {
      expect(isLatLng(bad)).toBe(false);
    }
  });
});

describe('an area', () => {
  const circle: Area = { shape: 'circle', center: birmingham, radiusMiles: 2 };
  const sector = (middle: number): Area => ({ ...circle, shape: 'sector', bearing: middle });
  const sides = [0, 90, 180, 270].map(sector);

  it('that is a circle holds what lies within its radius', () => {
    expect(isInArea(circle, birmingham)).toBe(true);
    expect(isInArea(circle, pointAt(birmingham, 200, 1.99))).toBe(true);
    expect(isInArea(circle, pointAt(birmingham, 200, 2.01))).toBe(false);
  });

  it('that is a sector reaches 45 degrees to either side of its bearing', () => {
    expect(isInArea(sector(0), pointAt(birmingham, 44, 1))).toBe(true);
    expect(isInArea(sector(0), pointAt(birmingham, 316, 1))).toBe(true);
    expect(isInArea(sector(0), pointAt(birmingham, 46, 1))).toBe(false);
    expect(isInArea(sector(0), pointAt(birmingham, 180, 1))).toBe(false);
    expect(isInArea(sector(0), pointAt(birmingham, 0, 2.1))).toBe(false);
  });

  it('is cut by four sectors into four parts: a point off the edges lies in exactly one', () => {
    fc.assert(
      fc.property(bearing, degrees(0.01, 2.5), (direction, miles) => {
        fc.pre(Math.abs((direction % 90) - 45) > 0.01);
        const point = pointAt(birmingham, direction, miles);
        const holding = sides.filter((side) => isInArea(side, point)).length;
        expect(holding).toBe(isInArea(circle, point) ? 1 : 0);
      }),
    );
  });

  it('leaves no gap between its four sectors', () => {
    fc.assert(
      fc.property(fc.constantFrom(45, 135, 225, 315), degrees(0.01, 1.9), (edge, miles) => {
        const point = pointAt(birmingham, edge, miles);
        expect(sides.some((side) => isInArea(side, point))).toBe(true);
      }),
    );
  });

  it('is measured from a point inside it', () => {
    expect(areaOrigin(circle)).toEqual(birmingham);
    for (const side of sides) {
      expect(isInArea(side, areaOrigin(side))).toBe(true);
      expect(distanceMiles(birmingham, areaOrigin(side))).toBeCloseTo(1, 6);
    }
  });
});
