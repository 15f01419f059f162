import { describe, expect, it } from 'vitest';
import { formatDistance } from './distance-text.ts';

describe('a distance', () => {
  it('has a tenth of a mile below ten miles, and none from there', () => {
    expect([0.44, 2, 9.94, 9.97, 10.4, 59.6].map((miles) => formatDistance(miles, false))).toEqual([
      '0.4 mi',
      '2.0 mi',
      '9.9 mi',
      '10 mi',
      '10 mi',
      '60 mi',
    ]);
  });

  it('has its thousands marked, as other numbers have', () => {
    expect([formatDistance(3462, false), formatDistance(1234, true)]).toEqual(['3,462 mi', 'about 1,234 mi']);
  });

  it('is never “0.0 mi”', () => {
    expect(formatDistance(0.04, false)).toBe('under 0.1 mi');
  });

  it('is “about” whole miles where only the ZIP code is known', () => {
    expect([0, 0.4, 1.6, 12.2].map((miles) => formatDistance(miles, true))).toEqual([
      'about 1 mi',
      'about 1 mi',
      'about 2 mi',
      'about 12 mi',
    ]);
  });
});
