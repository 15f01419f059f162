import type { LandingCity, LandingEntry } from '../landing/landing-entry.ts';
import { selectListings } from '../landing/landing-selection.ts';
import { farthestMiles } from '../list/ranking.ts';
import { alwaysIndexed, type Indexability, type IndexReason } from './indexability.ts';

/** A landing page without a match in its city must list 2 within 10 statute miles to be indexed. */
export const answerAround = { fewest: 2, miles: 10 } as const;

export type JudgedPage = ReturnType<typeof judgedPage>;

type Unindexed = Readonly<Record<string, readonly IndexReason[]>>;

/**
 * Returns why landing pages of a city are not indexed, by slug; indexed pages are left out
 * (docs/specification.md#index-policy). Of pages with the same list, only the one of highest priority is
 * indexed. `cityCount` is undefined if the city has no page of its own.
 */
export function judgePages(pages: readonly JudgedPage[], cityCount: number | undefined): Unindexed {
  const indexedLists = new Set<string>();
  const unindexed: Record<string, readonly IndexReason[]> = {};
  for (const page of pages.toSorted((a, b) => b.priority - a.priority)) {
    const { slug, selects, inCity, around, list, isCertain } = page;
    const reasons: IndexReason[] = [];
    if (inCity === 0 && around < answerAround.fewest) reasons.push('no-answer');
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
    /** False if it only rewords or re-sorts the city's list, for example by a landmark. */
    selects: filters.length > 0 || brand !== undefined || area !== undefined,
    inCity: results.length,
    around: listed.filter((result) => farthestMiles(result) <= answerAround.miles).length,
    list: listed
      .map(({ pharmacy }) => pharmacy.id)
      .toSorted()
      .join(' '),
    isCertain: area === undefined || results.every(({ uncertaintyMiles }) => uncertaintyMiles === 0),
  };
}

/** Returns why landing pages of a city are not indexed, by slug; indexed pages are left out. */
export const unindexedLanding = (dataset: LandingCity): Unindexed =>
  judgePages(
    dataset.landing.map((entry) => judgedPage(entry, dataset)),
    dataset.listed ? dataset.pharmacies.length : undefined,
  );

/** Returns whether a landing page is indexed, from the reasons in its city's dataset. */
export function landingVerdict(
  { unindexed }: { readonly unindexed: Unindexed },
  { slug }: Pick<LandingEntry, 'slug'>,
): Indexability {
  const reasons = unindexed[slug];
  return reasons === undefined ? alwaysIndexed : { index: false, reasons };
}
