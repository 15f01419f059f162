import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMiles } from './geo.ts';
import { locatorMap, locatorMarkup } from './locator-map.ts';

const point = fc.record({
  lat: fc.double({ min: 25, max: 49, noNaN: true }),
  lng: fc.double({ min: -124, max: -67, noNaN: true }),
});
const near = point.chain((center) =>
  fc.array(
    fc.record({
      lat: fc.double({ min: center.lat - 0.2, max: center.lat + 0.2, noNaN: true }),
      lng: fc.double({ min: center.lng - 0.2, max: center.lng + 0.2, noNaN: true }),
    }),
    { minLength: 1, maxLength: 20 },
  ),
);

describe('a locator map', () => {
  it('keeps every pin and its number inside the drawing', () => {
    fc.assert(
      fc.property(near, (places) => {
        const map = locatorMap({
          pins: places.map((at) => ({ at, approximate: false })),
          firstNumber: 1,
          origin: places[0],
        });
        for (const { x, y } of map.pins) {
          expect(x).toBeGreaterThanOrEqual(8);
          expect(x).toBeLessThanOrEqual(map.width - 8);
          expect(y).toBeGreaterThanOrEqual(8);
          expect(y).toBeLessThanOrEqual(map.height - 22);
        }
        expect(map.scale.width).toBeLessThanOrEqual(map.width - 32);
      }),
    );
  });

  it('is true to scale: the bar measures what it says', () => {
    const [west, east] = [
      { lat: 33.5, lng: -86.9 },
      { lat: 33.5, lng: -86.8 },
    ];
    const map = locatorMap({
      pins: [west, east].map((at) => ({ at, approximate: false })),
      firstNumber: 1,
    });
    const [a, b] = map.pins;
    if (a === undefined || b === undefined) throw new Error('two pins');
    const miles = ((b.x - a.x) / map.scale.width) * map.scale.miles;
    expect(miles).toBeCloseTo(distanceMiles(west, east), 1);
  });

  it('puts north up and east right', () => {
    const { pins } = locatorMap({
      pins: [
        { at: { lat: 33.6, lng: -86.8 }, approximate: false },
        { at: { lat: 33.5, lng: -86.7 }, approximate: false },
      ],
      firstNumber: 1,
    });
    expect(pins[0]?.y).toBeLessThan(pins[1]?.y ?? 0);
    expect(pins[0]?.x).toBeLessThan(pins[1]?.x ?? 0);
  });

  it('numbers the pins as the list does, the first drawn on top', () => {
    const map = locatorMap({
      pins: [1, 2].map((n) => ({ at: { lat: 33 + n / 50, lng: -86 }, approximate: n === 2 })),
      firstNumber: 21,
    });
    expect(map.pins.map(({ number }) => number)).toEqual([21, 22]);
    const markup = locatorMarkup(map, '5 mi');
    expect(markup.indexOf('>22<')).toBeLessThan(markup.indexOf('>21<'));
    expect(markup).toContain('class="r"');
  });

  it('stays under 2.5 KB with twenty pins', () => {
    const pins = Array.from({ length: 20 }, (_, n) => ({
      at: { lat: 33 + n / 97, lng: -86 - n / 53 },
      approximate: n % 3 === 0,
    }));
    const markup = locatorMarkup(locatorMap({ pins, firstNumber: 1, origin: { lat: 33, lng: -86 } }), '5 mi');
    expect(markup.length).toBeLessThan(2300);
  });
});
