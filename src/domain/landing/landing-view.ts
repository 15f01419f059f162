import { type Result, rankByDistance } from '../list/ranking.ts';
import { type Pharmacy, servesPublic } from '../pharmacy/pharmacy.ts';
import { cityLabel } from '../places/city.ts';
import { memoize } from '../text/memoize.ts';
import type { LandingCity, LandingEntry } from './landing-entry.ts';
import { isDuplicateTemplate, type Selection, selectListings } from './landing-selection.ts';

/** A listing, with its city where that is another than the page's. */
export interface ListedResult extends Result {
  readonly cityLabel?: string | undefined;
}

/** What a landing page lists. */
export interface LandingView extends Selection {
  readonly entry: LandingEntry;
  /** Most listings that follow in a line each. */
  readonly mostRows: number;
  readonly listed: readonly ListedResult[];
  readonly fallback: readonly ListedResult[];
  /** Names of the other cities that listings are of, in the order of the list. */
  readonly around: readonly string[];
}

/** Gives what a landing page shows; its head, its body and its structured data all ask. */
export const landingView = (entry: LandingEntry, dataset: LandingCity): LandingView => views(dataset)(entry);

const views = memoize((dataset: LandingCity) => {
  const elsewhere = new Set(dataset.fallback);
  const labelled = (result: Result): ListedResult => {
    if (!elsewhere.has(result.pharmacy)) return result;
    const { city, state } = result.pharmacy.address;
    return { ...result, cityLabel: cityLabel({ name: city, state }) };
  };
  return memoize((entry: LandingEntry): LandingView => {
    const selection = selectListings(entry, dataset);
    const others = selection.listed.filter(({ pharmacy }) => elsewhere.has(pharmacy));
    return {
      ...selection,
      entry,
      mostRows: dataset.mostRows ?? usualRows,
      listed: selection.listed.map(labelled),
      fallback: selection.fallback.map(labelled),
      around: [...new Set(others.map(({ pharmacy }) => pharmacy.address.city))],
    };
  });
});

/** The pharmacies that a landing page does not list, nearest to its origin first. */
export function listingsBeside(view: LandingView, pharmacies: readonly Pharmacy[]): readonly Result[] {
  const { listed, fallback, origin } = view;
  const shown = new Set(
    [...listed.slice(0, fullCards), ...rowsShown(view), ...fallback].map(({ pharmacy }) => pharmacy.id),
  );
  return rankByDistance(
    pharmacies.filter(({ id }) => !shown.has(id)),
    origin.location,
  );
}

/** Listings that a landing page shows in full; those after them get a line each, to keep the page light. */
export const fullCards = 10;

/** Listings that follow in a line each: those of a whole large city would weigh too much for a phone. */
const usualRows = 100;

/** The listings that follow those in full, as many as the page has room for. */
export const rowsShown = ({ listed, mostRows }: LandingView): readonly ListedResult[] =>
  listed.slice(fullCards, fullCards + mostRows);

/** The listing that a landing page names first, and how certainly it is the nearest. */
export interface LandingAnswer {
  readonly result: ListedResult;
  /** `known`: others may fit and be nearer. `newer`: those listed before it may be out of date. */
  readonly rank: 'nearest' | 'known' | 'first' | 'newer';
}

/**
 * What a landing page answers first: the nearest, if certain, else its first that is not out of date. Nothing
 * where the page selects nothing or lists less than two, and on a brand's.
 */
export function landingAnswer(view: LandingView): LandingAnswer | undefined {
  const { criteria, results, listed, fallback, nearest } = view;
  const shown = [...listed, ...fallback].filter(({ pharmacy }) => servesPublic(pharmacy));
  if (isDuplicateTemplate(criteria) || criteria.brand !== undefined || shown.length < 2) return undefined;
  const certain = shown.find(({ pharmacy }) => pharmacy === nearest?.pharmacy);
  if (certain !== undefined) {
    const unasked = results.length === 0 && criteria.filters.length > 0;
    return { result: certain, rank: unasked ? 'known' : 'nearest' };
  }
  const current = shown.find(({ pharmacy }) => !pharmacy.outdated);
  if (current === undefined) return undefined;
  return { result: current, rank: current === shown[0] ? 'first' : 'newer' };
}
