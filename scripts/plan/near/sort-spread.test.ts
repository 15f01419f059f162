import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortSpread } from './sort-spread.ts';

it('sorts as sort does, whether numbers are spread evenly or not', () => {
  const number = fc.oneof(fc.double({ min: 0, max: 1000, noNaN: true }), fc.constantFrom(0, 1, 1000));
  fc.assert(
    fc.property(fc.array(number, { maxLength: 300 }), (numbers) => {
      const sorted = Float64Array.from(numbers);
      sortSpread(sorted, 1000);
      expect([...sorted]).toEqual([...Float64Array.from(numbers).sort()]);
    }),
  );
});
