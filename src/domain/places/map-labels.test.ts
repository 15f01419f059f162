import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWhole, overlap, placeLabels, textBox } from './map-labels.ts';

const size = { width: 390, height: 700 };
const pixel = fc.double({ min: -50, max: 750, noNaN: true });
const label = fc
  .record({
    kind: fc.constantFrom('neighborhood', 'city', 'town', 'ring'),
    text: fc.string({ minLength: 1, maxLength: 24 }),
    x: pixel,
    y: pixel,
  })
  .map(({ kind, text, x, y }) => ({
    kind,
    text,
    spots: [
      { x, y },
      { x, y: y + 20 },
      { x, y: y - 20 },
    ],
  }));
const pin = fc
  .record({ x: pixel, y: pixel })
  .map(({ x, y }) => ({ left: x - 15, right: x + 15, top: y - 37, bottom: y + 2 }));

describe('the names on a map', () => {
  it('are whole, and cover no pin and no other name', () => {
    fc.assert(
      fc.property(fc.array(label, { maxLength: 20 }), fc.array(pin, { maxLength: 20 }), (labels, pins) => {
        const boxes = placeLabels(labels, pins, size).map((placed) =>
          textBox(placed.kind, placed.text, placed),
        );
        boxes.forEach((box, index) => {
          expect(isWhole(box, size)).toBe(true);
          for (const other of [...pins, ...boxes.slice(index + 1)]) expect(overlap(box, other)).toBe(false);
        });
      }),
    );
  });

  it('move to another spot before they are left out', () => {
    const at = { x: 100, y: 100 } as const;
    const below = { ...at, y: 130 };
    const dot = { left: 92, right: 108, top: 92, bottom: 108 };
    const name = { kind: 'city', text: 'Miami', spots: [at, below] } as const;
    expect(placeLabels([name], [dot], size)).toEqual([{ kind: 'city', text: 'Miami', ...below }]);
    expect(placeLabels([{ ...name, spots: [at] }], [dot], size)).toEqual([]);
  });
});
