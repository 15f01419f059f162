import { describe, expect, it } from 'vitest';
import { everyDay, hoursOf, range, scheduleOf, week } from '../../../tests/support/domain-fixtures.ts';
import type { WeeklyTable } from '../hours/hours.ts';
import { latestClosing } from './landing-view.ts';

const latest = (weekly: WeeklyTable): number => latestClosing(hoursOf(weekly));

describe('the latest closing from Monday to Friday', () => {
  it('is that of the day on which a pharmacy closes last', () => {
    expect(latest(week([range(9, 18)], [range(9, 23)]))).toBe(18 * 60);
    expect(latest({ ...week([range(9, 18)]), fri: [range(9, 22)] })).toBe(22 * 60);
  });

  it('may be after midnight, written as one period or as two', () => {
    expect(latest(everyDay(range(8, 26)))).toBe(26 * 60);
    expect(latest(everyDay(range(0, 2), range(8, 24)))).toBe(26 * 60);
  });

  it('is midnight where the next day begins later', () => {
    expect(latest(everyDay(range(8, 24)))).toBe(24 * 60);
    expect(latest(everyDay(range(1, 24)))).toBe(24 * 60);
  });

  it('is never around the clock', () => {
    expect(latest(everyDay(range(0, 24)))).toBe(Number.POSITIVE_INFINITY);
  });

  it('is none where a store that closes earlier contradicts it', () => {
    const pharmacy = scheduleOf(everyDay(range(8, 22)));
    const store = scheduleOf(everyDay(range(8, 20)));
    expect(latestClosing({ pharmacy, store })).toBe(-1);
    expect(latestClosing({ pharmacy, store: { ...store, old: true } })).toBe(22 * 60);
  });

  it('is none where the pharmacy’s hours are unknown, old or none', () => {
    expect(latestClosing(undefined)).toBe(-1);
    expect(latestClosing({ store: scheduleOf(everyDay(range(8, 20))) })).toBe(-1);
    expect(latestClosing(hoursOf(everyDay(range(8, 20)), { old: true }))).toBe(-1);
    expect(latest(week([], [range(9, 12)]))).toBe(-1);
  });
});
