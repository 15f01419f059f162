import { describe, expect, it } from 'vitest';
import { isoDate } from './record-outcome.ts';

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
    'is none where no such day is told: “%s”',
    (text) => {
      expect(isoDate(text)).toBeUndefined();
    },
  );
});
