import { type Result, rankByDistance } from '../list/ranking.ts';
import { type Pharmacy, servesPublic } from '../pharmacy/pharmacy.ts';
import { cityLabel } from '../places/city.ts';
import { memoize } from '../text/memoize.ts';
import type { LandingCity, LandingEntry } from './landing-entry.ts';
import { isDuplicateTemplate, type Selection, selectListings } from './landing-selection.ts';

/** A pharmacy of a landing page, with its city's label if it is in another city: `Hoover, AL`. */
export interface ListedResult extends Result {
  readonly cityLabel?: string | undefined;
}

export interface LandingView extends Selection {
  readonly entry: LandingEntry;
  readonly mostRows: number;
  readonly listed: readonly ListedResult[];
  readonly fallback: readonly ListedResult[];
  readonly around: readonly string[];
}

/** Returns all that a landing page shows. */
export const landingView = (entry: LandingEntry, dataset: LandingCity): LandingView => views(dataset)(entry);

const views = memoize((dataset: LandingCity) => {
  const otherCityPharmacies = new Set(dataset.fallback);
  const labelled = (result: Result): ListedResult => {
    if (!otherCityPharmacies.has(result.pharmacy)) return result;
    const { city, state } = result.pharmacy.address;
    return { ...result, cityLabel: cityLabel({ name: city, state }) };
  };
  return memoize((entry: LandingEntry): LandingView => {
    const selection = selectListings(entry, dataset);
    const others = selection.listed.filter(({ pharmacy }) => otherCityPharmacies.has(pharmacy));
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

/** Returns the pharmacies that a landing page does not show, nearest to the page's origin first. */
export function listingsBeside(view: LandingView, pharmacies: readonly Pharmacy[]): readonly Result[] {
  const { listed, fallback, origin } = view;
  const shownIds = new Set(
    [...listed.slice(0, fullCards), ...rowsShown(view), ...fallback].map(({ pharmacy }) => pharmacy.id),
  );
  return rankByDistance(
    pharmacies.filter(({ id }) => !shownIds.has(id)),
    origin.location,
  );
}

/** Number of pharmacies shown as full cards. Later ones are short rows, to keep the page light. */
export const fullCards = 10;

/** Most short rows, since the whole list of a large city would be too heavy for a phone. */
const usualRows = 100;

export const rowsShown = ({ listed, mostRows }: LandingView): readonly ListedResult[] =>
  listed.slice(fullCards, fullCards + mostRows);

/** The pharmacy that a landing page names first, and how certainly it is the nearest. */
export interface LandingAnswer {
  readonly result: ListedResult;
  /**
   * `nearest`: certainly the nearest match. `known`: the nearest known match; a nearer match may exist.
   * `first`: the first of the list. `newer`: the first that is not out of date.
   */
  readonly rank: 'nearest' | 'known' | 'first' | 'newer';
}

/**
 * Returns the pharmacy that a landing page names first: the certainly nearest, else the first up to date.
 * Undefined if the page has no criteria, lists fewer than two pharmacies, or is about a brand.
 */
export function landingAnswer(view: LandingView): LandingAnswer | undefined {
  const { criteria, results, listed, fallback, nearest } = view;
  const publicPharmacies = [...listed, ...fallback].filter(({ pharmacy }) => servesPublic(pharmacy));
  if (isDuplicateTemplate(criteria) || criteria.brand !== undefined || publicPharmacies.length < 2)
    return undefined;
  const certain = publicPharmacies.find(({ pharmacy }) => pharmacy === nearest?.pharmacy);
  if (certain !== undefined) {
    const othersMayMatch = results.length === 0 && criteria.filters.length > 0;
    return { result: certain, rank: othersMayMatch ? 'known' : 'nearest' };
  }
  const current = publicPharmacies.find(({ pharmacy }) => !pharmacy.outdated);
  if (current === undefined) return undefined;
  return { result: current, rank: current === publicPharmacies[0] ? 'first' : 'newer' };
}
