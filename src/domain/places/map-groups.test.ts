import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupSpots } from './map-groups.ts';

const spot = fc.record({
  x: fc.double({ min: 0, max: 100, noNaN: true }),
  y: fc.double({ min: 0, max: 100, noNaN: true }),
  approximate: fc.boolean(),
});

describe('the marks of a map', () => {
  it('stand for every pharmacy once, in the order of the list', () => {
    fc.assert(
      fc.property(fc.array(spot), (spots) => {
        const marks = groupSpots(spots, 5);
        const members = marks.flatMap((mark) => mark.members);
        expect(members.toSorted((a, b) => a - b)).toEqual(spots.map((_, index) => index));
        const firsts = marks.map((mark) => mark.members[0] ?? -1);
        expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
      }),
    );
  });

  it('are never nearer to each other than a pin is wide, but for those whose exact spot is unknown beside one that is known', () => {
    fc.assert(
      fc.property(fc.array(spot), (spots) => {
        const marks = groupSpots(spots, 5);
        marks.forEach((mark, index) => {
          for (const other of marks
            .slice(index + 1)
            .filter((each) => each.approximate === mark.approximate)) {
            expect(Math.hypot(mark.x - other.x, mark.y - other.y)).toBeGreaterThan(5);
          }
        });
      }),
    );
  });

  it('join those at one spot, and keep the unknown apart from the known', () => {
    const at = { x: 10, y: 10 };
    const marks = groupSpots(
      [
        { ...at, approximate: false },
        { ...at, approximate: true },
        { ...at, approximate: false },
        { ...at, approximate: true },
      ],
      1,
    );
    expect(marks.map(({ members, approximate }) => [members, approximate])).toEqual([
      [[0, 2], false],
      [[1, 3], true],
    ]);
  });
});
