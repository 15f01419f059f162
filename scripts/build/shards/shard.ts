/** One of several equal parts of a build, counted from 1: the third of sixteen is `{ index: 3, count: 16 }`. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** More would plan the site more often than it renders it. */
export const mostShards = 1000;

/** Writes a shard as vitest and Playwright do: `3/16`. */
export const shardText = ({ index, count }: Shard): string => `${index}/${count}`;

/** Reads `3/16`; undefined for any other text. */
export function parseShard(text: string): Shard | undefined {
  const [, index = 0, count = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number);
  return index >= 1 && index <= count && count <= mostShards ? { index, count } : undefined;
}
