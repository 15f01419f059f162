import { describe, expect, it } from 'vitest';
import { earliestDay, isoDate } from './record-outcome.ts';

describe('a date of a source', () => {
  it.each([
    ['05/23/2005', '2005-05-23'],
    ['5/3/2024', '2024-05-03'],
    ['12/1/2021', '2021-12-01'],
    ['1/31/2022', '2022-01-31'],
    ['2024-05-03', '2024-05-03'],
    ['2024-05-03T10:20:30Z', '2024-05-03'],
  ])('is read as the register, a spreadsheet or ISO writes it: %s', (text, date) => {
    expect(isoDate(text)).toBe(date);
  });

  it.each(['02/30/2024', '13/1/2024', '23/5/2005', '0/5/2024', '5/3/24', '5/2024', '2024', 'soon', ''])(
    'is none if there is no such day: “%s”',
    (text) => {
      expect(isoDate(text)).toBeUndefined();
    },
  );
});

describe('the earliest day of a date', () => {
  it.each([
    ['2026-09-14', '2026-09-14'],
    ['9/14/2026', '2026-09-14'],
    ['2026-09', '2026-09-01'],
    [' 2026-12 ', '2026-12-01'],
    ['2026', '2026-01-01'],
  ])('is the first that it may mean: %s', (text, day) => {
    expect(earliestDay(text)).toBe(day);
  });

  it.each(['2026-13', '2026-00', '2026-9', '26', '202', '2026-', 'Sep 2026', 'soon', ''])(
    'is none if there is no date: “%s”',
    (text) => {
      expect(earliestDay(text)).toBeUndefined();
    },
  );
});
