import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderSpread } from './sort-spread.ts';

it('orders places as a stable sort of their numbers does, and looks at no more than it is told to', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.double({ min: 0, max: 1000, noNaN: true }), fc.constantFrom(0, 7, 1000)), {
        maxLength: 3000,
      }),
      (numbers) => {
        const order = new Int32Array(numbers.length + 1).fill(-1);
        orderSpread(Float64Array.from([...numbers, 0]), numbers.length, 1000, order);
        const expected = numbers
          .map((number, place) => ({ number, place }))
          .toSorted((a, b) => a.number - b.number);
        expect([...order]).toEqual([...expected.map(({ place }) => place), -1]);
      },
    ),
    { numRuns: 50 },
  );
});
