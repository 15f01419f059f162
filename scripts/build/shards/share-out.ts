import type { PageGroup } from '../../plan/page-group.ts';

/** What a group costs besides its pages: its dataset is made, and its files are looked after. */
const groupCost = 2;

/**
 * Shares the groups of a plan out to `count` shards, so that each has nearly the same number of pages: the largest group first,
 * each to the shard that has least. Equal plans are shared out equally. A group stays whole, and every shard keeps the plan's order.
 */
export function shareOut(groups: readonly PageGroup[], count: number): readonly (readonly PageGroup[])[] {
  const loads = Array.from({ length: count }, () => 0);
  const shardOf = new Map<string, number>();
  // A group may make its pages each time that it is asked for them.
  const byCost = groups
    .map(({ id, pages }) => ({ id, size: pages.length }))
    .sort((a, b) => b.size - a.size || (a.id < b.id ? -1 : 1));
  for (const { id, size } of byCost) {
    const least = loads.indexOf(Math.min(...loads));
    loads[least] = (loads[least] ?? 0) + size + groupCost;
    shardOf.set(id, least);
  }
  const shares = Array.from({ length: count }, (): PageGroup[] => []);
  for (const group of groups) shares[shardOf.get(group.id) ?? 0]?.push(group);
  return shares;
}
