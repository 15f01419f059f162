import { type Result, rankByDistance } from '../list/ranking.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { memoize } from '../text/memoize.ts';
import type { LandingCity, LandingEntry } from './landing-entry.ts';
import { type Selection, selectListings } from './landing-selection.ts';

export interface LandingView extends Selection {
  readonly entry: LandingEntry;
  /** Most listings shown as rows after the full cards. */
  readonly mostRows: number;
  /** Names of the other cities in the list, in its order. */
  readonly around: readonly string[];
}

/** Returns what a landing page shows. Its head, body and structured data share the result. */
export const landingView = (entry: LandingEntry, dataset: LandingCity): LandingView => views(dataset)(entry);

const views = memoize((dataset: LandingCity) => {
  const elsewhere = new Set(dataset.fallback);
  return memoize((entry: LandingEntry): LandingView => {
    const selection = selectListings(entry, dataset);
    const others = selection.listed.filter(({ pharmacy }) => elsewhere.has(pharmacy));
    return {
      ...selection,
      entry,
      mostRows: dataset.mostRows ?? usualRows,
      around: [...new Set(others.map(({ pharmacy }) => pharmacy.address.city))],
    };
  });
});

/** Returns the pharmacies that a landing page does not show, nearest to its origin first. */
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

/** Number of listings shown as full cards. Later ones are rows, to keep the page light. */
export const fullCards = 10;

/** Most rows by default: the whole list of a large city would be too heavy for a phone. */
const usualRows = 100;

/** Returns the listings shown as rows after the full cards, as many as fit the page. */
export const rowsShown = ({ listed, mostRows }: LandingView): readonly Result[] =>
  listed.slice(fullCards, fullCards + mostRows);
