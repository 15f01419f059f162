import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OpenRange } from '../../../src/domain/hours/hours.ts';
import { joinedRanges, withoutRanges } from './range-sums.ts';

const range = fc
  .record({ opens: fc.integer({ min: 0, max: 40 }), length: fc.integer({ min: 1, max: 20 }) })
  .map(({ opens, length }): OpenRange => ({ opens, closes: opens + length }));
const ranges = fc.array(range, { maxLength: 5 });
const minutes = Array.from({ length: 61 }, (_, minute) => minute);
const minutesOf = (all: readonly OpenRange[]): readonly number[] =>
  minutes.filter((minute) => all.some(({ opens, closes }) => opens <= minute && minute < closes));

describe('ranges', () => {
  it('that are joined hold the same minutes, in order and apart', () => {
    fc.assert(
      fc.property(ranges, (all) => {
        const joined = joinedRanges(all);
        expect(minutesOf(joined)).toEqual(minutesOf(all));
        for (const [index, { opens }] of joined.entries())
          expect(opens).toBeGreaterThan(joined[index - 1]?.closes ?? -1);
      }),
    );
  });

  it('without others hold the minutes that the others do not', () => {
    fc.assert(
      fc.property(ranges, ranges, (all, others) => {
        const taken = new Set(minutesOf(others));
        expect(minutesOf(withoutRanges(all, others))).toEqual(
          minutesOf(all).filter((minute) => !taken.has(minute)),
        );
      }),
    );
  });
});
