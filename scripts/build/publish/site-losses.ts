import { acceptLossOption, type Holdings, heavyLosses, lossText } from '../../cli/problems/loss-guard.ts';
import type { Problem } from '../../cli/problems/problem.ts';
import type { EarlierState, PublishedSite } from '../state/build-state.ts';
import type { ListingsKind, Marker } from '../state/marker.ts';
import type { PublishedFiles } from '../state/published-files.ts';

interface Change {
  /** The published folder. */
  readonly out: string;
  readonly published: Pick<PublishedFiles, 'isEmpty' | 'names'>;
  readonly marker?: Marker | undefined;
  readonly earlier: EarlierState;
  /** What would be published. */
  readonly site: PublishedSite;
}

const words: Readonly<Record<ListingsKind, string>> = {
  samples: 'sample listings',
  imported: 'imported listings',
  register: 'the register’s listings',
};

/** What a site would take away from what is published, where that must be confirmed, as far as its plan shows it: the whole of another kind, or listings. */
export function siteLosses({ out, published, marker, earlier, site }: Change): readonly Problem[] {
  if (published.isEmpty) return [];
  const before = marker ?? earlier.site;
  if (before !== undefined && before.kind !== site.kind) {
    return [
      {
        file: out,
        rule: `the site published here shows ${words[before.kind]}, and one with ${words[site.kind]} is another site`,
        remedy: `To replace it, run the same "npm run build" once more with ${acceptLossOption}; to keep it, give the other a folder of its own with --out.`,
      },
    ];
  }
  const { listings = 0 } = before ?? {};
  const lost = Math.max(0, listings - site.listings);
  return heavyLosses([{ name: 'listings', before: listings, lost }]).map((loss) => lossProblem(out, loss));
}

/** What is known of the pages that were made. */
interface MadePages {
  /** Whether a group's pages are those of the last build. */
  readonly isKept: (group: string) => boolean;
  /** Whether a file of the other groups was made. */
  readonly has: (file: string) => boolean;
}

/** The same of pages, once they are made. */
export function pageLosses({
  out,
  published,
  marker,
  earlier,
  isKept,
  has,
}: Omit<Change, 'site'> & MadePages): readonly Problem[] {
  if (published.isEmpty) return [];
  const knownPages = (leftOut?: MadePages['isKept']): ReadonlySet<string> =>
    new Set([...earlier.files.names(leftOut), ...published.names(leftOut)].filter(isPage));
  const changed = [...knownPages(isKept)];
  const lost = changed.filter((file) => !has(file)).length;
  if (lost === 0) return [];
  const before = Math.max(knownPages().size, marker?.pages ?? 0);
  return heavyLosses([{ name: 'pages', before, lost }]).map((loss) => lossProblem(out, loss));
}

const lossProblem = (out: string, loss: Holdings): Problem => ({
  file: out,
  value: lossText(loss),
  rule: 'a build must not take more than a fifth of what is published away',
  remedy: `If that is meant, run it once more with ${acceptLossOption}.`,
});

const isPage = (file: string): boolean => file.endsWith('.html');
