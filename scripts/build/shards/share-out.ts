import type { BuildGroup } from '../group-inputs.ts';

/** What a group costs besides its pages: its dataset is made, and its files are looked after. */
const groupCost = 2;

/**
 * Shares groups out to `count` shards with nearly equal numbers of pages: the largest group first, each to the shard
 * that has least. Equal plans are shared out equally. A group stays whole, and every shard keeps the plan's order.
 */
export function shareOut<Group extends Pick<BuildGroup, 'id' | 'pages'>>(
  groups: readonly Group[],
  count: number,
): readonly (readonly Group[])[] {
  const loads = Array.from({ length: count }, () => 0);
  const shardOf = new Map<string, number>();
  const bySize = groups.toSorted((a, b) => b.pages.length - a.pages.length || (a.id < b.id ? -1 : 1));
  for (const { id, pages } of bySize) {
    const least = loads.indexOf(Math.min(...loads));
    loads[least] = (loads[least] ?? 0) + pages.length + groupCost;
    shardOf.set(id, least);
  }
  return loads.map((_, shard) => groups.filter(({ id }) => shardOf.get(id) === shard));
}
