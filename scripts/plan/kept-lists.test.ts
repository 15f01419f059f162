import { expect, it } from 'vitest';
import { keptLists } from './kept-lists.ts';

it('keeps lists while there is room, and makes the others anew', () => {
  const made: string[] = [];
  const kept = keptLists(3);
  const listOf = (...items: readonly string[]) =>
    kept(() => {
      made.push(items.join());
      return items;
    });
  const [two, large, one] = [listOf('a', 'b'), listOf('c', 'd'), listOf('e')];
  for (const list of [two, large, one, two, large, one]) list();
  expect(made).toEqual(['a,b', 'c,d', 'e', 'c,d']);
  expect(large()).toEqual(['c', 'd']);
});
