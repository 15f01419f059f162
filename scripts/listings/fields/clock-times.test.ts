import { describe, expect, it } from 'vitest';
import { clockTimes } from './clock-times.ts';

describe('a cell of times', () => {
  it.each([
    ['9:00 AM', '9:00 AM'],
    ['09:00', '09:00'],
    ['900', '9:00'],
    ['0900', '09:00'],
    ['1730', '17:30'],
    ['900 AM', '9:00 AM'],
    ['9', '9:00'],
    ['9a', '9a'],
    ['9 a.m.', '9 a.m.'],
    ['09:00:00', '09:00'],
    ['9:00:00 AM', '9:00 AM'],
    ['900.0', '9:00'],
    ['1899-12-30 09:00:00', '09:00'],
    ['1899-12-30T17:30:00.000', '17:30'],
    ['1/0/1900 9:00:00 AM', '9:00 AM'],
    ['9-17', '9:00-17:00'],
    ['2024-2026', '2024-2026'],
    ['900-1730', '9:00-17:30'],
    ['9 to 17', '9:00 to 17:00'],
    ['9am-noon', '9am-noon'],
    ['12 noon', '12 noon'],
    ['24 hours', '24 hours'],
    ['24h', '24h'],
    ['closed', 'closed'],
  ])('has a colon in each: %s', (cell, told) => {
    expect(clockTimes(cell)).toBe(told);
  });

  it.each([
    ['0', '00:00'],
    ['0.375', '09:00'],
    ['0,375', '09:00'],
    ['.75', '18:00'],
    ['0.708333333333333', '17:00'],
    ['0.3541666667', '08:30'],
    ['0.333', '08:00'],
    ['0.999305555555556', '23:59'],
  ])('may be the part of the day by which a spreadsheet keeps it: %s', (cell, told) => {
    expect(clockTimes(cell)).toBe(told);
  });

  it.each(['0.33', '0.71', '0.9', '9.5'])('stays if it is no time: %s', (cell) => {
    expect(clockTimes(cell)).toBe(cell);
  });
});
