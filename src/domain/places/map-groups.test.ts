import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupSpots, type MapMark } from './map-layout.ts';

const spot = fc.record({
  x: fc.double({ min: 0, max: 200, noNaN: true }),
  y: fc.double({ min: 0, max: 200, noNaN: true }),
  approximate: fc.boolean(),
});

/** The link of a mark, in pixels: see `.pin` in map.css. */
const boxOf = ({ x, y, members }: MapMark) =>
  members.length > 1
    ? { left: x - 19, right: x + 19, top: y - 36, bottom: y + 4 }
    : { left: x - 14, right: x + 14, top: y - 36, bottom: y + 4 };

/**
 * True if a square of 24 pixels fits in a box and touches no other box. Its corner may lie at any of their
 * edges.
 */
function hasClearSquare(box: ReturnType<typeof boxOf>, others: readonly ReturnType<typeof boxOf>[]): boolean {
  const lefts = [box.left, ...others.map(({ right }) => right)].filter(
    (left) => left >= box.left && left + 24 <= box.right,
  );
  const tops = [box.top, ...others.map(({ bottom }) => bottom)].filter(
    (top) => top >= box.top && top + 24 <= box.bottom,
  );
  return lefts.some((left) =>
    tops.some((top) =>
      others.every(
        (other) =>
          other.left >= left + 24 || other.right <= left || other.top >= top + 24 || other.bottom <= top,
      ),
    ),
  );
}

describe('the marks of a map', () => {
  it('stand for every pharmacy once, in the order of the list', () => {
    fc.assert(
      fc.property(fc.array(spot), (spots) => {
        const marks = groupSpots(spots);
        const members = marks.flatMap((mark) => mark.members);
        expect(members.toSorted((a, b) => a - b)).toEqual(spots.map((_, index) => index));
        const firsts = marks.map((mark) => mark.members[0] ?? -1);
        expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
      }),
    );
  });

  it('each leave 24 by 24 pixels of every other of their kind uncovered', () => {
    fc.assert(
      fc.property(fc.array(spot, { minLength: 3, maxLength: 12 }), (spots) => {
        const marks = groupSpots(spots).filter(({ approximate }) => !approximate);
        for (const mark of marks) {
          const box = boxOf(mark);
          const others = marks.filter((other) => other !== mark).map(boxOf);
          expect(hasClearSquare(box, others)).toBe(true);
        }
      }),
    );
  });

  it('join pharmacies at one spot, and keep approximate positions apart from exact ones', () => {
    const at = { x: 10, y: 10 };
    const marks = groupSpots([
      { ...at, approximate: false },
      { ...at, approximate: true },
      { ...at, approximate: false },
      { ...at, approximate: true },
    ]);
    expect(marks.map(({ members, approximate }) => [members, approximate])).toEqual([
      [[0, 2], false],
      [[1, 3], true],
    ]);
  });
});
