import { type Result, rankByDistance } from '../list/ranking.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { memoize } from '../text/memoize.ts';
import type { LandingCity, LandingEntry } from './landing-entry.ts';
import { type Selection, selectListings } from './landing-selection.ts';

export interface LandingView extends Selection {
  readonly entry: LandingEntry;
  readonly mostRows: number;
  /** Names of the other cities that pharmacies in `listed` are in, each once. */
  readonly around: readonly string[];
}

/** Returns the facts that a landing page shows, such as its pharmacies. */
export const landingView = (entry: LandingEntry, dataset: LandingCity): LandingView => views(dataset)(entry);

const views = memoize((dataset: LandingCity) => {
  const otherCityPharmacies = new Set(dataset.fallback);
  return memoize((entry: LandingEntry): LandingView => {
    const selection = selectListings(entry, dataset);
    const others = selection.listed.filter(({ pharmacy }) => otherCityPharmacies.has(pharmacy));
    return {
      ...selection,
      entry,
      mostRows: dataset.mostRows ?? usualRows,
      around: [...new Set(others.map(({ pharmacy }) => pharmacy.address.city))],
    };
  });
});

/** Returns those of `pharmacies` that a landing page does not show, sorted by distance from its `origin`. */
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

/** Number of pharmacies that a landing page shows as full cards; further ones are short rows. */
export const fullCards = 10;

// The whole list of a large city would be too heavy for a phone.
const usualRows = 100;

/** Returns the pharmacies that a landing page shows as short rows, after its full cards. */
export const rowsShown = ({ listed, mostRows }: LandingView): readonly Result[] =>
  listed.slice(fullCards, fullCards + mostRows);
