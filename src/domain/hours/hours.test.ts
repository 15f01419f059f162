import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyDay, range, week } from '../../../tests/support/domain-fixtures.ts';
import { firstOpening, formatRanges, formatTime, isAlwaysOpen, lastClosing } from './hours.ts';

describe('a time of day', () => {
  it.each([
    [0, 'midnight'],
    [1, '12:01 am'],
    [30, '12:30 am'],
    [60, '1 am'],
    [9 * 60, '9 am'],
    [9 * 60 + 5, '9:05 am'],
    [12 * 60, 'noon'],
    [12 * 60 + 30, '12:30 pm'],
    [13 * 60, '1 pm'],
    [23 * 60 + 59, '11:59 pm'],
    [1440, 'midnight'],
    [26 * 60, '2 am'],
  ])('%i minutes after midnight reads “%s”', (minutes, text) => {
    expect(formatTime(minutes)).toBe(text);
  });

  it('reads differently for every minute of a day, and the same a day later', () => {
    const texts = Array.from({ length: 1440 }, (_, minutes) => formatTime(minutes));
    expect(new Set(texts).size).toBe(1440);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
        expect(formatTime(minutes + 1440)).toBe(formatTime(minutes));
      }),
    );
  });
});

describe('the periods of a day', () => {
  it('read in their order, with a gap for lunch', () => {
    expect(formatRanges([range(8, 12), range(13, 18.5)])).toBe('8 am–noon, 1 pm–6:30 pm');
  });

  it('read as closed where there are none, and as 24 hours from midnight to midnight', () => {
    expect(formatRanges([])).toBe('Closed');
    expect(formatRanges([range(0, 24)])).toBe('Open 24 hours');
    expect(formatRanges([range(9, 24)])).toBe('9 am–midnight');
    expect(formatRanges([range(18, 26)])).toBe('6 pm–2 am');
  });

  it('have a first opening and a last closing, unless the day is closed', () => {
    const ranges = [range(8, 12), range(13, 26)];
    expect(firstOpening(ranges)).toBe(8 * 60);
    expect(lastClosing(ranges)).toBe(26 * 60);
    expect(firstOpening([])).toBeUndefined();
    expect(lastClosing([])).toBeUndefined();
  });
});

describe('a weekly table', () => {
  it('is always open when all seven days are, and not when one is shorter', () => {
    expect(isAlwaysOpen(everyDay(range(0, 24)))).toBe(true);
    expect(isAlwaysOpen(week([range(0, 24)], [range(0, 24)], [range(8, 24)]))).toBe(false);
    expect(isAlwaysOpen(week([range(0, 24)]))).toBe(false);
    expect(isAlwaysOpen({ ...everyDay(range(0, 24)), wed: [range(0, 23.75)] })).toBe(false);
  });
});
