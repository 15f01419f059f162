import { describe, expect, it } from 'vitest';
import { everyDay, range, scheduleOf, table } from '../../../tests/support/domain-fixtures.ts';
import type { Schedule, WeeklyTable } from './hours.ts';
import { reliableHours } from './reliable-hours.ts';

const weekIn = (pharmacy: WeeklyTable, store: WeeklyTable, more: Partial<Schedule> = {}) =>
  reliableHours({ pharmacy: scheduleOf(pharmacy), store: scheduleOf(store, more) })?.weekly;
const own = everyDay(range(9, 13), range(14, 18));

describe('the hours that can be relied on', () => {
  it('are the pharmacy’s own where they are within its store’s', () => {
    expect(weekIn(own, everyDay(range(8, 22)))).toBe(own);
    expect(weekIn(own, everyDay(range(9, 13), range(13, 18)))).toBe(own);
  });

  it('are none if the store is closed during them, unless they are around the clock', () => {
    expect(weekIn(own, everyDay(range(10, 18)))).toBeUndefined();
    expect(weekIn(own, { ...everyDay(range(8, 22)), sun: [] })).toBeUndefined();
    const allDay = everyDay(range(0, 24));
    expect(weekIn(allDay, everyDay(range(8, 20)))).toBe(allDay);
  });

  it('follow a night past midnight, from Sunday to Monday too', () => {
    const night = everyDay(range(20, 26));
    expect(weekIn(night, everyDay(range(0, 24)))).toBe(night);
    const sunday = table({ sun: [range(20, 26)] });
    expect(weekIn(sunday, table({ sun: [range(18, 24)], mon: [range(0, 3)] }))).toBe(sunday);
    const monday = table({ mon: [range(0, 2)] });
    expect(weekIn(monday, sunday)).toBe(monday);
  });

  it('are not touched by a store’s hours that are old', () => {
    expect(weekIn(own, everyDay(range(10, 18)), { old: true })).toBe(own);
  });

  it('are none where the pharmacy’s are unknown or old', () => {
    expect(reliableHours({ store: scheduleOf(own) })).toBeUndefined();
    expect(reliableHours({ pharmacy: scheduleOf(own, { old: true }) })).toBeUndefined();
  });

  it('leave out special days where the store may say something else of them', () => {
    const pharmacy = scheduleOf(own, { holidays: { thanksgiving: [range(9, 12)] } });
    expect(reliableHours({ pharmacy })).toBe(pharmacy);
    expect(reliableHours({ pharmacy, store: scheduleOf(own) })?.holidays).toBeUndefined();
  });
});
