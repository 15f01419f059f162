import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyDay, range, table } from '../../../tests/support/domain-fixtures.ts';
import { agreedHours, reliableWeek } from './agreed-hours.ts';
import { minutesPerDay, type OpenRange, type Schedule, type WeeklyTable, weekdays } from './hours.ts';

const scheduleOf = (weekly: WeeklyTable, more: Partial<Schedule> = {}): Schedule => ({
  weekly,
  ageless: true,
  ...more,
});
const agreed = (pharmacy: WeeklyTable, store: WeeklyTable): WeeklyTable | undefined =>
  agreedHours({ pharmacy: scheduleOf(pharmacy), store: scheduleOf(store) })?.weekly;

describe('the week on which a pharmacy and its store agree', () => {
  it('is the pharmacy’s own where its store is open longer', () => {
    const own = everyDay(range(9, 13), range(14, 18));
    expect(agreed(own, everyDay(range(8, 22)))).toEqual(own);
  });

  it('is without the hours and days on which the store is closed', () => {
    const store = { ...everyDay(range(9, 20)), sun: [] };
    expect(agreed(everyDay(range(8, 22)), store)).toEqual(store);
  });

  it('has both parts of a day where the store closes in between', () => {
    const store = everyDay(range(7, 12), range(16, 20));
    expect(agreed(everyDay(range(8, 22)), store)?.mon).toEqual([range(8, 12), range(16, 20)]);
  });

  it('follows a night past midnight, from Sunday to Monday too', () => {
    const night = everyDay(range(20, 26));
    expect(agreed(night, everyDay(range(0, 24)))).toEqual(night);
    expect(agreed(table({ sun: [range(20, 26)] }), table({ mon: [range(1, 9)] }))).toEqual(
      table({ mon: [range(1, 2)] }),
    );
  });

  it('is the pharmacy’s own where that is open around the clock', () => {
    const allDay = everyDay(range(0, 24));
    expect(agreed(allDay, everyDay(range(8, 20)))).toBe(allDay);
  });

  it('is not asked for of one schedule alone', () => {
    expect(agreedHours({ pharmacy: scheduleOf(everyDay(range(8, 20))) })).toBeNull();
    expect(agreedHours({ store: scheduleOf(everyDay(range(8, 20))) })).toBeNull();
  });
});

describe('the week that can be relied on', () => {
  const own = everyDay(range(8, 22));
  const shop = everyDay(range(9, 20));

  it('is the pharmacy’s, less what its store contradicts', () => {
    expect(reliableWeek({ pharmacy: scheduleOf(own) })).toBe(own);
    expect(reliableWeek({ pharmacy: scheduleOf(own), store: scheduleOf(shop) })).toEqual(shop);
  });

  it('is not touched by a store’s hours that are old', () => {
    expect(reliableWeek({ pharmacy: scheduleOf(own), store: scheduleOf(shop, { old: true }) })).toBe(own);
  });

  it('is none where the pharmacy’s are unknown or old', () => {
    expect(reliableWeek({ store: scheduleOf(shop) })).toBeUndefined();
    expect(reliableWeek({ pharmacy: scheduleOf(own, { old: true }) })).toBeUndefined();
  });
});

const day = fc
  .uniqueArray(fc.integer({ min: 0, max: 1439 }), { maxLength: 4 })
  .chain((ends) => fc.tuple(fc.constant(ends.toSorted((a, b) => a - b)), fc.integer({ min: 1, max: 700 })))
  .map(([ends, late]): OpenRange[] =>
    ends.flatMap((opens, index) =>
      index % 2 === 1 ? [] : [{ opens, closes: ends[index + 1] ?? Math.min(1440 + late, opens + 1440) }],
    ),
  );
const weeks = fc.record({ mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day });
const minutesOfWeek = fc.nat({ max: 7 * minutesPerDay - 1 });

/** Whether a table is open at a minute of the week, yesterday's night included. */
const isOpenAt = (weekly: WeeklyTable, minute: number): boolean => {
  const today = Math.floor(minute / minutesPerDay);
  return [0, 1].some((back) =>
    weekly[weekdays[(today - back + 7) % 7] ?? 'mon'].some(
      ({ opens, closes }) =>
        opens <= (minute % minutesPerDay) + back * minutesPerDay &&
        (minute % minutesPerDay) + back * minutesPerDay < closes,
    ),
  );
};

describe('of any two weeks', () => {
  it('what is agreed is open when both are, and at no other minute', () => {
    fc.assert(
      fc.property(weeks, weeks, minutesOfWeek, (pharmacy, store, minute) => {
        const both = agreed(pharmacy, store) ?? pharmacy;
        expect(isOpenAt(both, minute)).toBe(isOpenAt(pharmacy, minute) && isOpenAt(store, minute));
      }),
      { numRuns: 500 },
    );
  });

  it('what is agreed has the form of a week: each period begins on its day, in order', () => {
    fc.assert(
      fc.property(weeks, weeks, (pharmacy, store) => {
        for (const ranges of Object.values(agreed(pharmacy, store) ?? {})) {
          let last = -1;
          for (const { opens, closes } of ranges) {
            expect(opens).toBeGreaterThanOrEqual(last);
            expect(opens).toBeLessThan(minutesPerDay);
            expect(closes).toBeGreaterThan(opens);
            expect(closes).toBeLessThanOrEqual(opens + minutesPerDay);
            last = opens;
          }
        }
      }),
    );
  });
});
