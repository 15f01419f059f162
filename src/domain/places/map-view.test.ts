import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cornerOf, isElsewhere, panBy, sideOf, wholeView, zoomBy } from './map-view.ts';

const size = { width: 880, height: 830 };

describe('the view of a map', () => {
  it('keeps the place under the pointer where it is while the map is enlarged', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: size.width }),
        fc.integer({ min: 0, max: size.height }),
        fc.double({ min: 0.5, max: 2, noNaN: true }),
        (x, y, factor) => {
          const under = (view: typeof wholeView) => {
            const corner = cornerOf(size, view);
            return { x: (x - corner.x) / sideOf(size, view), y: (y - corner.y) / sideOf(size, view) };
          };
          const [before, after] = [under(wholeView), under(zoomBy(wholeView, size, factor, { x, y }))];
          expect(after.x).toBeCloseTo(before.x, 6);
          expect(after.y).toBeCloseTo(before.y, 6);
        },
      ),
    );
  });

  it('follows the finger pixel by pixel, at any size', () => {
    for (const zoom of [0.5, 1, 4]) {
      const view = { ...wholeView, zoom };
      const [before, after] = [cornerOf(size, view), cornerOf(size, panBy(view, size, { x: 30, y: -12 }))];
      expect(after.x - before.x).toBeCloseTo(30);
      expect(after.y - before.y).toBeCloseTo(-12);
    }
  });

  it('does not get lost, nor smaller or larger without end', () => {
    const far = panBy(wholeView, size, { x: -1e6, y: 1e6 });
    expect(far).toMatchObject({ x: 250, y: -150 });
    expect(zoomBy(wholeView, size, 1e6).zoom).toBe(16);
    expect(zoomBy(wholeView, size, 1e-6).zoom).toBe(0.25);
  });

  it('is elsewhere once it was moved by a good part, or shows far more', () => {
    expect(isElsewhere(wholeView)).toBe(false);
    expect(isElsewhere({ ...wholeView, zoom: 3 })).toBe(false);
    expect(isElsewhere({ ...wholeView, x: 65 })).toBe(true);
    expect(isElsewhere({ ...wholeView, zoom: 0.6 })).toBe(true);
  });
});
