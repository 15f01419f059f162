import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Disc, nearestGap } from './covered-area.ts';
import { distanceMiles, pointAt } from './geo.ts';

const miami = { lat: 25.7617, lng: -80.1918 };
const disc = (bearing: number, miles: number, radiusMiles: number): Disc => ({
  center: pointAt(miami, bearing, miles),
  radiusMiles,
});

describe('the nearest gap of what discs cover', () => {
  it('is the point itself where no disc covers it', () => {
    expect(nearestGap(miami, [])).toEqual({ at: miami, miles: 0 });
    expect(nearestGap(miami, [disc(90, 10, 5)])).toEqual({ at: miami, miles: 0 });
  });

  it('is the nearest edge of a disc that stands alone', () => {
    const { at, miles } = nearestGap(miami, [disc(90, 4, 10)]);
    expect(miles).toBeCloseTo(6, 1);
    expect(distanceMiles(at, pointAt(miami, 270, 6))).toBeLessThan(0.1);
  });

  it('moves away where a second disc covers that edge', () => {
    const one = nearestGap(miami, [disc(90, 4, 10)]).miles;
    expect(nearestGap(miami, [disc(90, 4, 10), disc(270, 6, 8)]).miles).toBeGreaterThan(one + 0.5);
  });

  it('does not move where a second disc covers nothing new', () => {
    const all = [disc(90, 4, 10), disc(90, 4, 2)];
    expect(nearestGap(miami, all).miles).toBe(nearestGap(miami, all.slice(0, 1)).miles);
  });

  it('has no point before it that lies in no disc, in any direction', () => {
    const discs = fc.array(
      fc.record({
        bearing: fc.integer({ min: 0, max: 359 }),
        miles: fc.integer({ min: 0, max: 40 }),
        radius: fc.integer({ min: 1, max: 60 }),
      }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(discs, fc.integer({ min: 0, max: 359 }), (all, bearing) => {
        const covering = all.map((each) => disc(each.bearing, each.miles, each.radius));
        const { miles } = nearestGap(miami, covering);
        // At 0 there is no point before it.
        for (let share = 0.1; miles > 0 && share < 1; share += 0.1) {
          const point = pointAt(miami, bearing, miles * share);
          expect(covering.some((each) => distanceMiles(each.center, point) <= each.radiusMiles)).toBe(true);
        }
      }),
    );
  });
});
