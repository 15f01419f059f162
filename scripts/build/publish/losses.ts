import { acceptLossOption, type Holdings, heavyLosses, lossText } from '../../cli/problems/loss-guard.ts';
import type { Problem } from '../../cli/problems/problem.ts';
import type { ListingsKind, Manifest } from '../manifest.ts';
import { type Shard, shardText } from '../shards/shard.ts';

/** What would be published. */
interface Change {
  /** The published folder. */
  readonly out: string;
  /** What is published there now. */
  readonly manifest: Pick<Manifest, 'kind' | 'listings' | 'groups' | 'shard'> | undefined;
}

const words: Readonly<Record<ListingsKind, string>> = {
  samples: 'sample listings',
  imported: 'imported listings',
  register: 'the register’s listings',
};

/** Finds what a planned site would take away: a whole site of another kind, or more than a fifth of the listings. */
export function siteLosses(
  { out, manifest }: Change,
  site: Pick<Manifest, 'kind' | 'listings'> & { readonly shard?: Shard | undefined },
): readonly Problem[] {
  if (manifest === undefined) return [];
  const [before, after] = [manifest.shard, site.shard].map((shard) =>
    shard ? shardText(shard) : 'a whole site',
  );
  if (before !== after) {
    const rule = `${before} is published here, and ${after} is something else`;
    return [{ file: out, rule, remedy: 'Give the other a folder of its own with --out.' }];
  }
  if (manifest.kind !== site.kind) {
    const rule = `the site published here shows ${words[manifest.kind]}, and one with ${words[site.kind]} is another site`;
    const remedy = `To replace it, run the same "npm run build" once more with ${acceptLossOption}; to keep it, give the other a folder of its own with --out.`;
    return [{ file: out, rule, remedy }];
  }
  const lost = Math.max(0, manifest.listings - site.listings);
  return lossProblems(out, { name: 'listings', before: manifest.listings, lost });
}

/** Finds whether a rendered site would take away more than a fifth of the pages. `has` says whether it has a file. */
export function pageLosses({ out, manifest }: Change, has: (file: string) => boolean): readonly Problem[] {
  const pages = Object.values(manifest?.groups ?? {}).flatMap((group) => group.pages);
  const lost = pages.filter(({ file }) => !has(file)).length;
  return lossProblems(out, { name: 'pages', before: pages.length, lost });
}

const lossProblems = (out: string, losses: Holdings): readonly Problem[] =>
  heavyLosses([losses]).map((loss) => ({
    file: out,
    value: lossText(loss),
    rule: 'a build must not take more than a fifth of what is published away',
    remedy: `If that is meant, run it once more with ${acceptLossOption}.`,
  }));
