import fc from 'fast-check';
import { expect, it } from 'vitest';
import { memoizeRecent } from './memoize-recent.ts';

it('gives what the function gives, and asks it again only for what was not among the last records', () => {
  const records = Array.from({ length: 12 }, (_, number) => ({ number }));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.array(fc.nat({ max: 11 })), (most, places) => {
      const asked: number[] = [];
      const numberOf = memoizeRecent((record: { readonly number: number }) => {
        asked.push(record.number);
        return record.number === 0 ? undefined : record.number;
      }, most);
      for (const [index, place] of places.entries()) {
        const record = records[place];
        if (record === undefined) continue;
        const before = asked.length;
        expect(numberOf(record)).toBe(place === 0 ? undefined : place);
        const last = places.slice(0, index).lastIndexOf(place);
        const since = new Set(places.slice(last + 1, index));
        if (last !== -1 && since.size < most) expect(asked.length).toBe(before);
      }
    }),
  );
});
