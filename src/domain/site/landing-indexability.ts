import type { LandingCity, LandingEntry } from '../landing/landing-entry.ts';
import { selectListings } from '../landing/landing-selection.ts';
import { farthestMiles } from '../list/ranking.ts';
import { alwaysIndexed, type Indexability, type IndexReason } from './indexability.ts';

/** Fewest pharmacies within how many statute miles answer a page where its city has none. */
export const answerAround = { fewest: 2, miles: 10 } as const;

/** What decides whether a landing page is indexed. */
export type JudgedPage = ReturnType<typeof judgedPage>;

/** Reasons why landing pages of a city are not indexed, by slug; indexed ones are left out. */
type Unindexed = Readonly<Record<string, readonly IndexReason[]>>;

/**
 * Judges a city's landing pages: indexed are those that answer, each with its own list
 * (docs/specification.md#index-policy), of several with the same list the first by priority. `cityCount` is
 * the number of the city's pharmacies; undefined if the city has no page of its own.
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

/** Returns what decides whether an entry's page is indexed. */
export function judgedPage(entry: LandingEntry, dataset: LandingCity) {
  const { criteria, results, listed } = selectListings(entry, dataset);
  const { filters, brand, area } = criteria;
  return {
    slug: entry.slug,
    /** Of two pages with the same list, the one of higher priority is indexed. */
    priority: entry.priority,
    /** False if it only rewords or re-sorts the city's list, as by a landmark. */
    selects: filters.length > 0 || brand !== undefined || area !== undefined,
    inCity: results.length,
    /** Listed pharmacies that are known to fit within ten miles of its origin, in any city. */
    around: listed.filter((result) => farthestMiles(result) <= answerAround.miles).length,
    /** Equal texts are equal lists, in whatever order. */
    list: listed
      .map(({ pharmacy }) => pharmacy.id)
      .toSorted()
      .join(' '),
    /** False if a pharmacy that it places in an area may lie outside. */
    isCertain: area === undefined || results.every(({ uncertaintyMiles }) => uncertaintyMiles === 0),
  };
}

/** Judges the landing pages of a city. */
export const unindexedLanding = (dataset: LandingCity): Unindexed =>
  judgePages(
    dataset.landing.map((entry) => judgedPage(entry, dataset)),
    dataset.listed ? dataset.pharmacies.length : undefined,
  );

/** Gives the verdict on a landing page of a city, as `unindexedLanding` tells it. */
export function landingVerdict(
  { unindexed }: { readonly unindexed: Unindexed },
  { slug }: Pick<LandingEntry, 'slug'>,
): Indexability {
  const reasons = unindexed[slug];
  return reasons === undefined ? alwaysIndexed : { index: false, reasons };
}
