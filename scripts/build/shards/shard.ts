/** A part of a build: `{ index: 3, count: 16 }` is the third of sixteen. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

// Each shard plans the whole site: with more, planning would take most of the time.
export const mostShards = 1000;

/** Formats a shard as vitest and Playwright do: `3/16`. */
export const shardText = ({ index, count }: Shard): string => `${index}/${count}`;

/** Parses a shard such as `3/16`. Undefined for any other text, such as `17/16`. */
export function parseShard(text: string): Shard | undefined {
  const [, index = 0, count = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number);
  return index >= 1 && index <= count && count <= mostShards ? { index, count } : undefined;
}

const groupCostInPages = 2;

/**
 * Divides page groups among `count` shards with nearly equal numbers of pages. The same groups are always
 * divided alike.
 */
export function divideGroups<Group extends { readonly id: string; readonly pages: readonly unknown[] }>(
  groups: readonly Group[],
  count: number,
): readonly (readonly Group[])[] {
  const loads = Array.from({ length: count }, () => 0);
  const shardOf = new Map<string, number>();
  const bySize = groups.toSorted((a, b) => b.pages.length - a.pages.length || (a.id < b.id ? -1 : 1));
  for (const { id, pages } of bySize) {
    const least = loads.indexOf(Math.min(...loads));
    loads[least] = (loads[least] ?? 0) + pages.length + groupCostInPages;
    shardOf.set(id, least);
  }
  return loads.map((_, shard) => groups.filter(({ id }) => shardOf.get(id) === shard));
}
