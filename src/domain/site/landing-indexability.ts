import type { LandingCity } from '../landing/landing-city.ts';
import type { LandingEntry } from '../landing/landing-entry.ts';
import { isDuplicateTemplate, type Selection, selectListings } from '../landing/landing-selection.ts';
import type { Result } from '../list/ranking.ts';
import type { LandingSlug } from '../text/slug.ts';
import type { Indexability, IndexReason } from './indexability.ts';

/** What a landing page must show to ask to be indexed (docs/specification.md#index-policy). */
export interface IndexThresholds {
  /** Fewest matches in the city. */
  readonly matches: number;
  /** Highest similarity to the city's page and to any indexed sibling, 0 to 1. */
  readonly similarity: number;
}

/** How many leading results stand for an order when two pages list the same set. */
const leadingCount = 5;

/** Shared members over all members of two sets, 0 to 1; two empty sets are the same. */
export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 && b.size === 0) return 1;
  let shared = 0;
  for (const member of a) if (b.has(member)) shared += 1;
  return shared / (a.size + b.size - shared);
}

/** The ids of a list of results, as a set and as the set of its first five. */
export interface ResultSet {
  readonly all: ReadonlySet<string>;
  readonly leading: ReadonlySet<string>;
}

export const resultSet = (ids: readonly string[]): ResultSet => ({
  all: new Set(ids),
  leading: new Set(ids.slice(0, leadingCount)),
});

/**
 * How alike two result lists are, 0 to 1: the Jaccard index of their sets, or, where both hold the same set, of their
 * first five, so that a page earns its place by an order of its own too.
 */
export function similarity(a: ResultSet, b: ResultSet): number {
  const ofSets = jaccard(a.all, b.all);
  return ofSets < 1 ? ofSets : jaccard(a.leading, b.leading);
}

/** Whether two result lists are more alike than a limit. Most differ so much in length that nothing need be compared: the smaller can be no more than all that they share. */
export function isMoreAlike(a: ResultSet, b: ResultSet, limit: number): boolean {
  const mostAlike = Math.min(a.all.size, b.all.size) / Math.max(a.all.size, b.all.size);
  // Of two empty lists it is no number; those are the same.
  return !(mostAlike <= limit) && similarity(a, b) > limit;
}

/**
 * The index policy for all landing pages of a city. Pages are judged by falling priority, then in list order, so of two
 * alike the more important is kept.
 */
export function landingIndexability(
  dataset: LandingCity,
  thresholds: IndexThresholds,
): ReadonlyMap<LandingSlug, Indexability> {
  const city = resultSet(dataset.pharmacies.map(({ id }) => id));
  const indexed: ResultSet[] = [];
  const verdicts = new Map<LandingSlug, Indexability>();
  for (const entry of dataset.landing.toSorted((a, b) => b.priority - a.priority)) {
    const selection = selectListings(entry, dataset);
    const listed = resultSet(selection.results.map(({ pharmacy }) => pharmacy.id));
    const reasons = refusals(entry, listed, selection);
    if (reasons.length === 0) indexed.push(listed);
    verdicts.set(entry.slug, {
      index: reasons.length === 0,
      reasons: reasons.length === 0 ? ['earned'] : reasons,
    });
  }
  return verdicts;

  function refusals(entry: LandingEntry, listed: ResultSet, selection: Selection): readonly IndexReason[] {
    if (listed.all.size === 0) return ['empty'];
    if (isDuplicateTemplate(selection.criteria)) return ['duplicate-template'];
    const reasons: IndexReason[] = [];
    const branded = entry.slug === dataset.brandedSlug;
    if (!branded && listed.all.size < thresholds.matches) reasons.push('too-few-matches');
    if (dataset.listed && isMoreAlike(listed, city, thresholds.similarity)) reasons.push('similar-to-city');
    if (indexed.some((sibling) => isMoreAlike(listed, sibling, thresholds.similarity))) {
      reasons.push('similar-to-sibling');
    }
    if (!isTruePlace(selection)) reasons.push('uncertain-positions');
    return reasons;
  }
}

/**
 * Whether exact positions make true what a page says of a place: of all that it lists in an area, and of the first five from a
 * landmark. A page about no place says nothing that the centre of a ZIP code could make untrue.
 */
function isTruePlace({ criteria, results, listed }: Selection): boolean {
  const isExact = ({ uncertaintyMiles }: Result): boolean => uncertaintyMiles === 0;
  if (criteria.area !== undefined) return results.every(isExact);
  return criteria.landmark === undefined || listed.slice(0, leadingCount).every(isExact);
}
