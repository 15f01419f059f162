import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apart, type Box, isWhole, labelBox, placeLabels } from './map-labels.ts';

const percent = fc.double({ min: -50, max: 150, noNaN: true });
const label = fc.record({
  x: percent,
  y: percent,
  text: fc.string({ minLength: 1, maxLength: 24 }),
  size: fc.constantFrom(12, 13, 15, 18),
  letter: fc.constant(0.6),
  drops: fc.constantFrom([0], [22, -20], [0, 14, -14]),
});
const pin = fc
  .record({ x: percent, y: percent })
  .map((at) => ({ ...at, left: -15, right: 15, top: -37, bottom: 2 }));
const sides = { least: 350, most: 1500 };

/** Whether two boxes cover a common place where the frame's side is so many pixels long. */
function overlap(a: Box, b: Box, side: number): boolean {
  const dx = ((b.x - a.x) / 100) * side;
  const dy = ((b.y - a.y) / 100) * side;
  // Less than a thousandth of a pixel is none.
  const least = 0.001;
  return (
    Math.min(a.right, dx + b.right) - Math.max(a.left, dx + b.left) > least &&
    Math.min(a.bottom, dy + b.bottom) - Math.max(a.top, dy + b.top) > least
  );
}

describe('the names on a map', () => {
  it('never cover a pin or each other, however large the map is shown', () => {
    fc.assert(
      fc.property(
        fc.array(label, { maxLength: 20 }),
        fc.array(pin, { maxLength: 20 }),
        fc.double({ min: sides.least, max: sides.most, noNaN: true }),
        (labels, pins, side) => {
          const boxes = placeLabels(labels, pins, sides).map((placed) => labelBox(placed.label, placed.drop));
          boxes.forEach((box, index) => {
            for (const other of [...pins, ...boxes.slice(index + 1)])
              expect(overlap(box, other, side)).toBe(false);
          });
        },
      ),
    );
  });

  it('the first of them always stands where nothing is in its way', () => {
    fc.assert(
      fc.property(label, fc.array(label, { maxLength: 5 }), (first, others) => {
        expect(placeLabels([first, ...others], [], sides)[0]).toEqual({
          label: first,
          drop: first.drops[0],
        });
      }),
    );
  });

  it('are cut by no edge of the frame where all must be whole, however large the map is shown', () => {
    fc.assert(
      fc.property(
        fc.array(label, { maxLength: 20 }),
        fc.double({ min: 240, max: sides.most, noNaN: true }),
        (labels, side) => {
          for (const placed of placeLabels(labels, [], sides, 240))
            expect(isWhole(labelBox(placed.label, placed.drop), side)).toBe(true);
        },
      ),
    );
    const airport = { x: 4, y: 40, text: 'Miami International Airport', size: 13, letter: 0.57, drops: [0] };
    expect(placeLabels([airport], [], sides)).toHaveLength(1);
    expect(placeLabels([airport], [], sides, 240)).toEqual([]);
  });

  it('take another height before they are left out', () => {
    const name = { x: 50, y: 50, text: 'Miami', size: 18, letter: 0.6, drops: [0, 30] };
    const dot = { x: 50, y: 50, left: -8, right: 8, top: -8, bottom: 8 };
    expect(placeLabels([name], [dot], sides)).toEqual([{ label: name, drop: 30 }]);
    expect(placeLabels([{ ...name, drops: [0] }], [dot], sides)).toEqual([]);
  });
});

describe('two boxes', () => {
  it('that are apart on a small and on a large map, but pass each other in between, are not apart', () => {
    const wide = { x: 0, y: 0, left: -200, right: 200, top: -5, bottom: 5 };
    // Above it where the map is small, to its right where it is large.
    const other = { x: 25, y: 1, left: -5, right: 5, top: -30, bottom: -9 };
    expect(apart(wide, other, { least: 350, most: 350 })).toBe(true);
    expect(apart(wide, other, { least: 1500, most: 1500 })).toBe(true);
    expect(apart(wide, other, sides)).toBe(false);
  });
});
