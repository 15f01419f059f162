import { describe, expect, it } from 'vitest';
import { pharmacyFixture } from '../../tests/support/pharmacy-fixture.ts';
import { plainSpaces } from '../../tests/support/plain-spaces.ts';
import { distanceOf, formatDistance } from './distance-text.ts';

const told = (miles: number, approximate: boolean) => plainSpaces(formatDistance(miles, approximate));

describe('a distance', () => {
  it('has a tenth of a mile below ten miles, and none from there', () => {
    expect([0.44, 2, 9.94, 9.97, 10.4, 59.6].map((miles) => told(miles, false))).toEqual([
      '0.4 mi',
      '2.0 mi',
      '9.9 mi',
      '10 mi',
      '10 mi',
      '60 mi',
    ]);
  });

  it('has a thousands separator, as other numbers have', () => {
    expect([told(3462, false), told(1234, true)]).toEqual(['3,462 mi', 'about 1,234 mi']);
  });

  it('is not parted from its unit by the end of a line', () => {
    for (const miles of [0.04, 0.4, 12])
      expect([formatDistance(miles, false), formatDistance(miles, true)].join('; ')).not.toMatch(/\d mi/);
  });

  it('is empty for an impossible position', () => {
    for (const miles of [Number.NaN, Number.POSITIVE_INFINITY])
      expect([formatDistance(miles, false), formatDistance(miles, true)]).toEqual(['', '']);
    const place = { lat: 33.5, lng: -86.8 };
    for (const location of [
      { ...place, precision: 'zip' as const },
      { ...place, precision: 'rooftop' as const },
    ])
      expect(distanceOf({ pharmacy: pharmacyFixture(1, { location }), distanceMiles: Number.NaN })).toBe('');
  });

  it('is never “0.0 mi”', () => {
    expect(told(0.04, false)).toBe('under 0.1 mi');
  });

  it('is “about” whole miles where only the ZIP code is known', () => {
    expect([0, 0.4, 1.6, 12.2].map((miles) => told(miles, true))).toEqual([
      'about 1 mi',
      'about 1 mi',
      'about 2 mi',
      'about 12 mi',
    ]);
  });
});

describe('the distance of a pharmacy', () => {
  const at = (distanceMiles: number, radiusMiles?: number) => {
    const spot = { lat: 33.5, lng: -86.8 };
    const location =
      radiusMiles === undefined
        ? ({ ...spot, precision: 'rooftop' } as const)
        : ({ ...spot, precision: 'zip', radiusMiles } as const);
    return plainSpaces(distanceOf({ pharmacy: pharmacyFixture(1, { location }), distanceMiles }));
  };

  it('is exact where its spot is, else the least and the most that it can be', () => {
    expect([at(2.34), at(2.9, 1.4), at(0.8, 2), at(0.1, 0.2)]).toEqual([
      '2.3 mi',
      '1–5 mi',
      'up to 3 mi',
      'up to 1 mi',
    ]);
  });
});
