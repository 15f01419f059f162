import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupedNumber } from './grouped-number.ts';

describe('a count for reading', () => {
  it('is grouped from a thousand up', () => {
    expect([0, 7, 999, 1000, 18_827].map(groupedNumber)).toEqual(['0', '7', '999', '1,000', '18,827']);
  });

  it('is the same as the locale’s formatter writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5_000_000 }), (count) => {
        expect(groupedNumber(count)).toBe(count.toLocaleString('en-US'));
      }),
    );
  });
});
