import type { LandingCity, LandingEntry } from '../landing/landing-entry.ts';
import { selectListings } from '../landing/landing-selection.ts';
import { farthestMiles } from '../list/ranking.ts';
import type { LandingSlug } from '../text/slug.ts';
import { alwaysIndexed, type Indexability, type IndexReason } from './indexability.ts';

/** Fewest pharmacies within how many statute miles answer a page where its city has none. */
export const answerAround = { fewest: 2, miles: 10 } as const;

/** What decides whether a landing page is indexed. */
export interface JudgedPage {
  readonly slug: LandingSlug;
  /** Of two pages with the same list, the one of higher priority is indexed. */
  readonly priority: number;
  /** False if it only rewords or re-sorts the city's list, as by a landmark. */
  readonly selects: boolean;
  /** Number of the city's pharmacies that are known to fit. */
  readonly inCity: number;
  /** Number of listed pharmacies known to fit within ten miles of its origin, in any city. */
  readonly around: number;
  /** Sorted ids of the pharmacies listed as known to fit; equal texts are equal lists, in whatever order. */
  readonly list: string;
  /** False if a pharmacy that it places in an area may lie outside. */
  readonly isCertain: boolean;
}

/**
 * Decides which of a city's landing pages are indexed: those that answer, each with its own list
 * (docs/specification.md#index-policy). Of several with the same list the first by priority is. @param
 * cityCount Number of the city's pharmacies; undefined if the city has no page of its own.
 */
export function judgePages(
  pages: readonly JudgedPage[],
  cityCount: number | undefined,
): ReadonlyMap<LandingSlug, Indexability> {
  const indexedLists = new Set<string>();
  const verdicts = new Map<LandingSlug, Indexability>();
  for (const page of pages.toSorted((a, b) => b.priority - a.priority)) {
    const { slug, selects, inCity, around, list, isCertain } = page;
    const reasons: IndexReason[] = [];
    if (inCity === 0 && around < answerAround.fewest) reasons.push('no-answer');
    if (!selects || (inCity > 0 && inCity === cityCount)) reasons.push('same-as-city');
    if (indexedLists.has(list)) reasons.push('same-as-sibling');
    if (!isCertain) reasons.push('uncertain-positions');
    if (reasons.length === 0) indexedLists.add(list);
    verdicts.set(slug, reasons.length === 0 ? alwaysIndexed : { index: false, reasons });
  }
  return verdicts;
}

/** Returns what decides whether an entry's page is indexed. */
export function judgedPage(entry: LandingEntry, dataset: LandingCity): JudgedPage {
  const { criteria, results, listed } = selectListings(entry, dataset);
  const { filters, brand, area } = criteria;
  return {
    slug: entry.slug,
    priority: entry.priority,
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

/** Decides which landing pages of a city are indexed, by their slugs. */
export const landingIndexability = (dataset: LandingCity): ReadonlyMap<LandingSlug, Indexability> =>
  judgePages(
    dataset.landing.map((entry) => judgedPage(entry, dataset)),
    dataset.listed ? dataset.pharmacies.length : undefined,
  );

/** Why landing pages of a city are not indexed, by slug; indexed ones are left out. */
export const unindexedLanding = (dataset: LandingCity): Readonly<Record<string, readonly IndexReason[]>> =>
  Object.fromEntries(
    [...landingIndexability(dataset)].flatMap(([slug, { index, reasons }]) =>
      index ? [] : [[slug, reasons]],
    ),
  );

/** Gives the verdict on a landing page of a city, as `unindexedLanding` tells it. */
export function landingVerdict(
  { unindexed }: { readonly unindexed: ReturnType<typeof unindexedLanding> },
  { slug }: Pick<LandingEntry, 'slug'>,
): Indexability {
  const reasons = unindexed[slug];
  return reasons === undefined ? alwaysIndexed : { index: false, reasons };
}
