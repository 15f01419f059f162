import { acceptLossOption, heavyLosses, lossText } from '../losses/loss-guard.ts';
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
  /** Files of the pages that would be published. */
  readonly pages: ReadonlySet<string>;
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

/** What a build would take away from what is published, where that must be confirmed. */
export function siteLosses({ out, published, earlier, site, pages }: Change): readonly Problem[] {
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
  const known = new Set([...earlier.files.keys(), ...published.files.keys()].filter(isPage));
  const pagesBefore = Math.max(known.size, published.marker?.pages ?? 0);
  const pagesLost = [...known].filter((file) => !pages.has(file)).length;
  const { listings = 0 } = before ?? {};
  const heavy = heavyLosses([
    { name: 'pages', before: pagesBefore, lost: pagesLost },
    { name: 'listings', before: listings, lost: Math.max(0, listings - site.listings) },
  ]);
  return heavy.map((loss) => ({
    file: out,
    value: lossText(loss),
    rule: 'a build must not take more than a fifth of what is published away',
    remedy: `If that is meant, run it once more with ${acceptLossOption}.`,
  }));
}

const isPage = (file: string): boolean => file.endsWith('.html');
