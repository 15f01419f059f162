import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { range } from '../../tests/support/domain-fixtures.ts';
import { plainSpaces } from '../../tests/support/plain-spaces.ts';
import { formatDate, formatRanges, formatTime } from './time-text.ts';

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
    expect(plainSpaces(formatTime(minutes))).toBe(text);
  });

  it('differs for every minute of a day, and is the same a day later', () => {
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
  it('read in their order, with a gap for lunch, and no line breaks within a time', () => {
    expect(formatRanges([range(8, 12), range(13, 18.5)])).toBe('8\u00a0am–noon, 1\u00a0pm–6:30\u00a0pm');
  });

  it('read as closed where there are none, and as 24 hours from midnight to midnight', () => {
    expect(formatRanges([])).toBe('Closed');
    expect(formatRanges([range(0, 24)])).toBe('Open 24 hours');
    expect(plainSpaces(formatRanges([range(9, 24)]))).toBe('9 am–midnight');
    expect(plainSpaces(formatRanges([range(18, 26)]))).toBe('6 pm–2 am');
  });
});

describe('a date', () => {
  it('is read with its month’s short name', () => {
    expect(formatDate('2026-01-05')).toBe('Jan 5, 2026');
  });

  it('stays as it is where it is malformed', () => {
    expect(formatDate('2026-13-01')).toBe('2026-13-01');
    expect(formatDate('soon')).toBe('soon');
  });
});
