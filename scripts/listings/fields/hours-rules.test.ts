import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutesPerDay, type OpenRange } from '../../../src/domain/hours/hours.ts';
import { checkRanges, checkWeek, formatRefusal } from './hours-rules.ts';

const closed = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
const range = fc.record({
  opens: fc.integer({ min: 0, max: 1500 }),
  closes: fc.integer({ min: 0, max: 3000 }),
});

describe('stated ranges', () => {
  it('are kept in order and disjoint, or refused; none is changed or lost', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(range, { selector: ({ opens, closes }) => `${opens}-${closes}`, maxLength: 5 }),
        (stated) => {
          const { ranges, refused } = checkRanges('mon', stated);
          const key = ({ opens, closes }: OpenRange): string => `${opens}-${closes}`;
          expect([...ranges.map(key), ...refused.map((item) => key(item.range))].toSorted()).toEqual(
            stated.map(key).toSorted(),
          );
          for (const [index, { opens, closes }] of ranges.entries()) {
            expect(
              opens >= 0 && opens < minutesPerDay && closes > opens && closes <= opens + minutesPerDay,
            ).toBe(true);
            expect(opens).toBeGreaterThanOrEqual(ranges[index - 1]?.closes ?? 0);
          }
        },
      ),
    );
  });

  it.each([
    [{ opens: 540, closes: 540 }, 'a range of no length'],
    [{ opens: 540, closes: 480 }, 'closes before it opens'],
    [{ opens: 1440, closes: 1500 }, 'opens outside the day'],
    [{ opens: 60, closes: 1501 }, 'longer than a day'],
  ])('that cannot be true are refused with the reason: %j', (stated, why) => {
    expect(checkRanges('mon', [stated]).refused).toEqual([{ day: 'mon', range: stated, why }]);
  });

  it('leave no table where one is refused, since a gap would read as "closed"', () => {
    const { table, refused } = checkWeek({
      ...closed,
      mon: [{ opens: 540, closes: 540 }],
      tue: [{ opens: 540, closes: 600 }],
    });
    expect(table).toBeUndefined();
    expect(refused.map(formatRefusal)).toEqual(['hours mon 09:00–09:00: a range of no length']);
  });

  it('may not run into the next day’s opening, Sunday’s into Monday’s', () => {
    const late = [{ opens: 1200, closes: 1980 }];
    expect(checkWeek({ ...closed, sun: late, mon: [{ opens: 480, closes: 600 }] }).refused[0]?.day).toBe(
      'sun',
    );
    expect(checkWeek({ ...closed, sun: late }).table?.sun).toEqual(late);
  });

  it('may fill every day', () => {
    const day = [{ opens: 0, closes: 1440 }];
    const week = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
    expect(checkWeek(week).table).toEqual(week);
  });
});
