import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupBy } from './group-by.ts';

it('groups by key, keys and items in the order in which they come up', () => {
  const groups = groupBy(['pear', 'fig', 'apple', 'plum'], (word) => word.length);
  expect([...groups]).toEqual([
    [4, ['pear', 'plum']],
    [3, ['fig']],
    [5, ['apple']],
  ]);
});

it('puts every item into the one group of its key', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 })), (numbers) => {
      const groups = groupBy(numbers, (number) => number % 3);
      for (const [key, group] of groups) expect(group).toEqual(numbers.filter((one) => one % 3 === key));
      expect([...groups.values()].flat()).toHaveLength(numbers.length);
    }),
  );
});
