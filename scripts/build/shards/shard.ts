/** One of several equal parts of a build, counted from 1: the third of sixteen is `{ index: 3, count: 16 }`. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** What `--shard` asks for: this shard, or the one that the scheduler's variables name, of `count` where they do not say it. */
export type ShardChoice =
  | { readonly kind: 'given'; readonly shard: Shard }
  | { readonly kind: 'scheduler'; readonly count?: number | undefined };

/** More would plan the site more often than it renders it. */
export const mostShards = 1000;

/** `3/16`, as vitest and Playwright write it. */
export const shardText = ({ index, count }: Shard): string => `${index}/${count}`;

/** Reads `3/16`, `auto` or `auto/16`; undefined for what is none of them. */
export function parseShardChoice(text: string): ShardChoice | undefined {
  const [, first = '', total] = /^(auto|\d{1,4})(?:\/(\d{1,4}))?$/.exec(text) ?? [];
  const count = total === undefined ? undefined : Number(total);
  if (count !== undefined && (count < 1 || count > mostShards)) return undefined;
  if (first === 'auto') return { kind: 'scheduler', count };
  const index = Number(first);
  return count === undefined || index < 1 || index > count
    ? undefined
    : { kind: 'given', shard: { index, count } };
}
