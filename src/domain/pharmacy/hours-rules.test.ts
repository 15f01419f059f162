import { describe, expect, it } from 'vitest';
import { aPharmacy, everyDay, range, scheduleOf, week } from '../../../tests/support/domain-fixtures.ts';
import { holidayIds } from '../hours/holidays.ts';
import type { HolidayHours, OpenRange, Schedule, WeeklyTable } from '../hours/hours.ts';
import { answers, type FilterId, filters, passes } from './filters.ts';
import type { Pharmacy } from './pharmacy.ts';

const allHolidays = (ranges: readonly OpenRange[]): HolidayHours =>
  Object.fromEntries(holidayIds.map((id) => [id, ranges]));
const allDay = everyDay(range(0, 24));
const nineToFive = [range(9, 17)];
const ids: readonly FilterId[] = filters.map(({ id }) => id);
const passing = (pharmacy: Pharmacy): readonly FilterId[] => ids.filter((id) => passes(pharmacy, id));

describe('a pharmacy with only its store’s hours known', () => {
  const inStore = (weekly: WeeklyTable): Pharmacy => aPharmacy({ hours: { store: scheduleOf(weekly) } });

  it('answers “no” if the store does, since it is never open longer, else “unknown”', () => {
    const shop = inStore(week([range(7, 23)], [range(7, 23)]));
    expect(answers(shop, 'open-sunday')).toBe('no');
    expect(answers(shop, '24-hour')).toBe('no');
    expect(answers(shop, 'open-saturday')).toBe('unknown');
    expect(answers(shop, 'open-late')).toBe('unknown');
    expect(answers(inStore(allDay), '24-hour')).toBe('unknown');
    expect(passes(inStore(allDay), '24-hour')).toBe(false);
  });

  it('passes no filter over hours', () => {
    const nothing = new Set(passing(aPharmacy()));
    expect(passing(inStore(allDay)).filter((id) => !nothing.has(id))).toEqual([]);
  });
});

describe('a pharmacy that is listed as open while its store is closed', () => {
  const untilTen = everyDay(range(8, 22));
  const inStore = (pharmacy: WeeklyTable, store: WeeklyTable, more: Partial<Schedule> = {}): Pharmacy =>
    aPharmacy({ hours: { pharmacy: scheduleOf(pharmacy), store: scheduleOf(store, more) } });
  const shorter = week([range(8, 20)], [range(8, 20)]);

  it('answers “unknown”, or “no” if its own hours do', () => {
    const pharmacy = inStore(untilTen, shorter);
    for (const id of ['open-sunday', 'open-saturday', 'open-late', 'emergency'] as const)
      expect(answers(pharmacy, id)).toBe('unknown');
    expect(answers(pharmacy, '24-hour')).toBe('no');
  });

  it('is not open late where it and its store are on different days', () => {
    const late = [range(8, 22)];
    const first = { ...everyDay(range(8, 20)), mon: late, tue: late, wed: late, thu: late, fri: late };
    const last = { ...everyDay(range(8, 20)), wed: late, thu: late, fri: late, sat: late, sun: late };
    expect(answers(inStore(first, last), 'open-late')).toBe('unknown');
    expect(answers(inStore(first, first), 'open-late')).toBe('yes');
  });

  it('is believed where it says that it is open around the clock', () => {
    for (const id of ['24-hour', 'emergency', 'open-sunday', 'open-late'] as const)
      expect(answers(inStore(allDay, shorter), id)).toBe('yes');
  });

  it('is not doubted for hours of its store that are too old to be relied on', () => {
    expect(answers(inStore(untilTen, shorter, { old: true }), 'open-sunday')).toBe('yes');
  });

  it('answers “unknown” to holidays on which its store is closed', () => {
    const holidays = { 'christmas-day': [range(9, 17)] };
    const ofStore = (ranges: readonly OpenRange[]): Pharmacy =>
      aPharmacy({
        hours: {
          pharmacy: scheduleOf(untilTen, { holidays }),
          store: scheduleOf(untilTen, { holidays: allHolidays(ranges) }),
        },
      });
    expect(answers(ofStore([]), 'open-on-holidays')).toBe('unknown');
    expect(answers(ofStore([range(9, 17)]), 'open-on-holidays')).toBe('yes');
  });
});

describe('a pharmacy with hours too old to rely on', () => {
  const old = (hours: 'pharmacy' | 'store'): Pharmacy =>
    aPharmacy({ hours: { [hours]: scheduleOf(week(nineToFive), { old: true }) } });

  it.each(['pharmacy', 'store'] as const)(
    'answers “unknown” to every filter over hours: of its %s',
    (clock) => {
      for (const id of ids) expect(answers(old(clock), id)).toBe(answers(aPharmacy(), id));
    },
  );
});
