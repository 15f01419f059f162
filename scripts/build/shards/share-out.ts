import type { BuildGroup } from '../group-inputs.ts';

/** What a group costs besides its pages: its dataset is made, and its files are looked after. */
const groupCost = 2;

type Sized = Pick<BuildGroup, 'id' | 'pages'>;

/**
 * Shares groups out to `count` shards with nearly equal numbers of pages: the largest group first, each to the shard
 * that has least. Equal plans are shared out equally. A group stays whole, and every shard keeps the plan's order.
 */
export function shareOut<Group extends Sized>(
  groups: readonly Group[],
  count: number,
): readonly (readonly Group[])[] {
  const loads = Array.from({ length: count }, () => 0);
  const shardOf = new Map<string, number>();
  const bySize = groups
    .map(({ id, pages }) => ({ id, size: pages.length }))
    .toSorted((a, b) => b.size - a.size || (a.id < b.id ? -1 : 1));
  for (const { id, size } of bySize) {
    const least = loads.indexOf(Math.min(...loads));
    loads[least] = (loads[least] ?? 0) + size + groupCost;
    shardOf.set(id, least);
  }
  return loads.map((_, shard) => groups.filter(({ id }) => shardOf.get(id) === shard));
}
