import { describe, expect, it } from 'vitest';
import { everyDay, hoursOf, range, scheduleOf, week } from '../../../tests/support/domain-fixtures.ts';
import type { WeeklyTable } from '../hours/hours.ts';
import { isLater, type LatestClosing, latestClosing } from './landing-view.ts';

const latest = (weekly: WeeklyTable): LatestClosing | undefined => latestClosing(hoursOf(weekly));

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

  it('is “never” around the clock, and “all night” where the nights between weekdays have none', () => {
    expect(latest(everyDay(range(0, 24)))).toBe('never');
    expect(latest(week([range(0, 24)], [range(9, 17)]))).toBe('all-night');
    expect(latest(everyDay(range(20, 32)))).toBe('all-night');
  });

  it('is that of the other days where only some nights have none', () => {
    expect(latest({ ...week([range(9, 21)]), fri: [range(20, 32)] })).toBe(21 * 60);
    expect(latest({ ...week([]), fri: [range(20, 32)] })).toBeUndefined();
  });

  it('is its store’s where that closes earlier', () => {
    const pharmacy = scheduleOf(everyDay(range(8, 22)));
    const store = scheduleOf(everyDay(range(8, 20)));
    expect(latestClosing({ pharmacy, store })).toBe(20 * 60);
    expect(latestClosing({ pharmacy, store: { ...store, old: true } })).toBe(22 * 60);
  });

  it('is none where the pharmacy’s hours are unknown, old or none', () => {
    expect(latestClosing(undefined)).toBeUndefined();
    expect(latestClosing({ store: scheduleOf(everyDay(range(8, 20))) })).toBeUndefined();
    expect(latestClosing(hoursOf(everyDay(range(8, 20)), { old: true }))).toBeUndefined();
    expect(latest(week([], [range(9, 12)]))).toBeUndefined();
  });
});

describe('of two closings', () => {
  it('“never” is later than “all night”, and that than any time; none is earlier than any', () => {
    const inOrder: readonly LatestClosing[] = [60, 1500, 'all-night', 'never'];
    for (const [index, closes] of inOrder.entries())
      for (const [other, than] of inOrder.entries()) expect(isLater(closes, than)).toBe(index > other);
    expect(isLater(60, undefined)).toBe(true);
  });
});
