import { describe, expect, it } from 'vitest';
import { parseDay } from './parse-day.ts';

describe('the day in a cell of a table', () => {
  it.each([
    '2026-10-05',
    '2026-10-05T00:00:00Z',
    '2026-10-05 00:00:00',
    '10/5/2026',
    '10/05/2026 12:00:00 AM',
    '10/5/2026 0:00',
    '10/5/26',
    '10-05-2026',
    '20261005',
    '46300',
    '46300.5',
    '5-Oct-26',
    '05-OCT-2026',
    '5 October 2026',
    'Oct 5, 2026',
    'October 5th, 2026',
    'Oct-05-2026',
    'Oct. 5 2026',
  ])('is read as people and spreadsheets write it: %s', (text) => {
    expect(parseDay(text)).toBe('2026-10-05');
  });

  it('is in the last century if a spreadsheet reads two digits so, never in the future', () => {
    expect(parseDay('10/5/99')).toBe('1999-10-05');
    expect(parseDay('5-Oct-30')).toBe('1930-10-05');
    expect(parseDay('5-Oct-29')).toBe('2029-10-05');
  });

  it.each([
    '',
    'soon',
    '2026',
    '10/2026',
    'Oct 2026',
    '13/40/2026',
    '02/30/2026',
    '5-Foo-26',
    '12345',
    '99999',
    '20261399',
    '33602-1234',
  ])('is none where no day is told: “%s”', (text) => {
    expect(parseDay(text)).toBeUndefined();
  });
});
