import type { LandingCity, LandingEntry } from '../landing/landing-entry.ts';
import { selectListings } from '../landing/landing-selection.ts';
import { farthestMiles } from '../list/ranking.ts';
import { alwaysIndexed, type Indexability, type IndexReason } from './indexability.ts';

/** A landing page without matches in its city is indexed only with 2 matches within 10 statute miles. */
export const leastNearbyAnswers = { fewest: 2, miles: 10 } as const;

export type JudgedPage = ReturnType<typeof judgedPage>;

type Unindexed = Readonly<Record<string, readonly IndexReason[]>>;

/** Maps slugs of unindexed landing pages to the reasons (docs/specification.md#index-policy). */
export function reasonsAgainstIndexing(
  pages: readonly JudgedPage[],
  cityCount: number | undefined,
): Unindexed {
  const indexedLists = new Set<string>();
  const unindexed: Record<string, readonly IndexReason[]> = {};
  for (const page of pages.toSorted((a, b) => b.priority - a.priority)) {
    const { slug, selects, inCity, around, list, isCertain } = page;
    const reasons: IndexReason[] = [];
    if (inCity === 0 && around < leastNearbyAnswers.fewest) reasons.push('no-answer');
    if (!selects || (inCity > 0 && inCity === cityCount)) reasons.push('same-as-city');
    if (indexedLists.has(list)) reasons.push('same-as-sibling');
    if (!isCertain) reasons.push('uncertain-positions');
    if (reasons.length === 0) indexedLists.add(list);
    else unindexed[slug] = reasons;
  }
  return unindexed;
}

/** Returns the facts that decide whether a landing page is indexed. */
export function judgedPage(entry: LandingEntry, dataset: LandingCity) {
  const { criteria, results, listed } = selectListings(entry, dataset);
  const { filters, brand, area } = criteria;
  return {
    slug: entry.slug,
    priority: entry.priority,
    /** True if the page has a filter, chain or area; false if it lists what its city's page lists. */
    selects: filters.length > 0 || brand !== undefined || area !== undefined,
    inCity: results.length,
    around: listed.filter((result) => farthestMiles(result) <= leastNearbyAnswers.miles).length,
    list: listed
      .map(({ pharmacy }) => pharmacy.id)
      .toSorted()
      .join(' '),
    isCertain: area === undefined || results.every(({ uncertaintyMiles }) => uncertaintyMiles === 0),
  };
}

/** Maps the slugs of a city's unindexed landing pages to the reasons. Indexed pages are absent. */
export const unindexedLanding = (dataset: LandingCity): Unindexed =>
  reasonsAgainstIndexing(
    dataset.landing.map((entry) => judgedPage(entry, dataset)),
    dataset.listed ? dataset.pharmacies.length : undefined,
  );

/** Returns whether a landing page is indexed. */
export function landingVerdict(
  { unindexed }: { readonly unindexed: Unindexed },
  { slug }: Pick<LandingEntry, 'slug'>,
): Indexability {
  const reasons = unindexed[slug];
  return reasons === undefined ? alwaysIndexed : { index: false, reasons };
}
