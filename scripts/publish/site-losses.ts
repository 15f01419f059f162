import { acceptLossOption, type Holdings, heavyLosses, lossText } from '../losses/loss-guard.ts';
import type { Problem } from '../problems/problem.ts';
import type { EarlierState, PublishedSite } from '../state/build-state.ts';
import type { SourceKind } from '../state/marker.ts';
import type { PublishedFolder } from './published-folder.ts';

interface Change {
  /** The published folder. */
  readonly out: string;
  readonly published: PublishedFolder;
  readonly earlier: EarlierState;
  /** What would be published. */
  readonly site: PublishedSite;
}

/** The command that builds a site of the kind. */
const commands: Readonly<Record<SourceKind, string>> = {
  samples: 'npm run build --',
  imported: 'npm run build --',
  register: 'npm run build -- --register',
};

const words: Readonly<Record<SourceKind, string>> = {
  samples: 'sample listings',
  imported: 'imported listings',
  register: 'the register’s listings',
};

/** What a site would take away from what is published, where that must be confirmed, as far as its plan shows it: the whole of another kind, or listings. */
export function siteLosses({ out, published, earlier, site }: Change): readonly Problem[] {
  if (published.files.size === 0) return [];
  const before = published.marker ?? earlier.site;
  if (before !== undefined && before.kind !== site.kind) {
    return [
      {
        file: out,
        rule: `the site published here shows ${words[before.kind]}, and one with ${words[site.kind]} is another site`,
        remedy: `To replace it, run "${commands[site.kind]} ${acceptLossOption}" once; to keep it, give the other a folder of its own with --out.`,
      },
    ];
  }
  const { listings = 0 } = before ?? {};
  const lost = Math.max(0, listings - site.listings);
  return heavyLosses([{ name: 'listings', before: listings, lost }]).map((loss) => lossProblem(out, loss));
}

/** The same of pages, once they are made. `has` tells whether a file was. */
export function pageLosses({
  out,
  published,
  earlier,
  has,
}: Pick<Change, 'out' | 'published' | 'earlier'> & {
  readonly has: (file: string) => boolean;
}): readonly Problem[] {
  if (published.files.size === 0) return [];
  const known = new Set([...earlier.files.keys(), ...published.files.keys()].filter(isPage));
  const before = Math.max(known.size, published.marker?.pages ?? 0);
  let lost = 0;
  for (const file of known) if (!has(file)) lost += 1;
  return heavyLosses([{ name: 'pages', before, lost }]).map((loss) => lossProblem(out, loss));
}

const lossProblem = (out: string, loss: Holdings): Problem => ({
  file: out,
  value: lossText(loss),
  rule: 'a build must not take more than a fifth of what is published away',
  remedy: `If that is meant, run it once more with ${acceptLossOption}.`,
});

const isPage = (file: string): boolean => file.endsWith('.html');
