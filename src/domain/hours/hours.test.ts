import { describe, expect, it } from 'vitest';
import { everyDay, range, week } from '../../../tests/support/domain-fixtures.ts';
import { firstOpening, isAlwaysOpen, lastClosing } from './hours.ts';

describe('the periods of a day', () => {
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
