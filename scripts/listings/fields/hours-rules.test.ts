import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutesPerDay } from '../../../src/domain/hours/hours.ts';
import { checkRanges, checkWeek } from './hours-rules.ts';
import { written } from './hours-tokens.ts';

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
          expect(ranges.length + refused.length).toBe(stated.length);
          for (const each of stated) {
            const told = `hours mon ${written(each.opens)}–${written(each.closes)}: `;
            expect(ranges.includes(each) || refused.some((why) => why.startsWith(told))).toBe(true);
          }
          for (const [index, { opens, closes }] of ranges.entries()) {
            expect(opens < minutesPerDay && closes > opens && closes <= opens + minutesPerDay).toBe(true);
            expect(opens).toBeGreaterThanOrEqual(ranges[index - 1]?.closes ?? 0);
          }
        },
      ),
    );
  });

  it.each([
    [{ opens: 540, closes: 540 }, 'hours mon 09:00–09:00: a range of no length'],
    [{ opens: 540, closes: 480 }, 'hours mon 09:00–08:00: closes before it opens'],
    [{ opens: 1440, closes: 1500 }, 'hours mon 24:00–25:00: opens outside the day'],
    [{ opens: 60, closes: 1501 }, 'hours mon 01:00–25:01: longer than a day'],
  ])('that cannot be true are refused with the reason: %j', (stated, why) => {
    expect(checkRanges('mon', [stated]).refused).toEqual([why]);
  });

  it('leave no table where one is refused, since a gap would read as "closed"', () => {
    const { table, refused } = checkWeek([[{ opens: 540, closes: 540 }], [{ opens: 540, closes: 600 }]]);
    expect(table).toBeUndefined();
    expect(refused).toEqual(['hours mon 09:00–09:00: a range of no length']);
  });

  it('may not run into the next day’s opening, Sunday’s into Monday’s', () => {
    const late = [{ opens: 1200, closes: 1980 }];
    const sundays = [[], [], [], [], [], [], late];
    expect(checkWeek([[{ opens: 480, closes: 600 }], ...sundays.slice(1)]).refused[0]).toContain('hours sun');
    expect(checkWeek(sundays).table?.sun).toEqual(late);
  });

  it('may fill every day', () => {
    const day = [{ opens: 0, closes: 1440 }];
    const week = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
    expect(checkWeek(Object.values(week)).table).toEqual(week);
  });
});
