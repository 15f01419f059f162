import { formatTime, lastClosing, weekdays } from '../hours/hours.ts';
import { passes } from '../pharmacy/filters.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { type Result, rankByDistance } from '../search/directory-query.ts';
import { distanceOf } from '../search/distance-words.ts';
import { capitalize } from '../text/count-of.ts';
import { memoize } from '../text/memoize.ts';
import type { LandingCity } from './landing-city.ts';
import type { LandingEntry } from './landing-entry.ts';
import { fallbackLimits, type Origin, type Selection, selectListings } from './landing-selection.ts';
import { landingSummary } from './landing-summary.ts';
import { landingViewWords } from './landing-view-words.ts';

export interface LandingFact {
  readonly label: string;
  readonly value: string;
}

/** What a landing page says and lists. Every sentence and figure is computed from the listings it shows. */
export interface LandingView {
  readonly entry: LandingEntry;
  readonly heading: string;
  readonly summary: readonly string[];
  readonly origin: Origin;
  readonly results: readonly Result[];
  /** Most listings that follow in a line each. */
  readonly mostRows: number;
  readonly fallback: readonly (Result & { readonly cityLabel: string })[];
  readonly facts: readonly LandingFact[];
  readonly criteria: Selection['criteria'];
}

/** The view of one landing entry over its city's dataset. Pure: the same at build and in the browser. */
export const landingView = (entry: LandingEntry, dataset: LandingCity): LandingView => views(dataset)(entry);

/** A page's head, its body and what it states to crawlers all ask for its view. */
const views = memoize((dataset: LandingCity) => memoize((entry: LandingEntry) => viewOf(entry, dataset)));

function viewOf(entry: LandingEntry, dataset: LandingCity): LandingView {
  const selection = selectListings(entry, dataset);
  const { criteria, origin, results } = selection;
  return {
    entry,
    heading: capitalize(entry.keyword),
    summary: landingSummary(entry, dataset, selection),
    origin,
    results,
    mostRows: dataset.mostRows ?? usualRows,
    fallback: selection.fallback.map((result) => ({
      ...result,
      cityLabel: `${result.pharmacy.address.city}, ${result.pharmacy.address.state}`,
    })),
    facts: factsOf(results, origin),
    criteria,
  };
}

/** The pharmacies that a landing page does not list, nearest to its origin first. */
export function listingsBeside(view: LandingView, pharmacies: readonly Pharmacy[]): readonly Result[] {
  const { results, fallback, origin } = view;
  const listed = new Set(
    [...results.slice(0, fullCards), ...rowsShown(view), ...fallback].map(({ pharmacy }) => pharmacy.id),
  );
  return rankByDistance(
    pharmacies.filter(({ id }) => !listed.has(id)),
    origin.location,
  );
}

/** Listings that a landing page shows in full; those after them get a line each, to keep the page light. */
export const fullCards = 12;

/** Listings that follow in a line each; a page of every pharmacy of a large city would weigh too much for a phone. */
const usualRows = 100;

/** The listings that follow those in full, as many as the page has room for. */
export const rowsShown = ({ results, mostRows }: LandingView): readonly Result[] =>
  results.slice(fullCards, fullCards + mostRows);

/** Said where nothing matches, near or far. */
export const nothingNear = landingViewWords.nothingNear(fallbackLimits.miles);

function factsOf(results: readonly Result[], origin: Origin): readonly LandingFact[] {
  const [nearest] = results;
  if (nearest === undefined) return [];
  const pharmacies = results.map(({ pharmacy }) => pharmacy);
  const sunday = pharmacies.filter((pharmacy) => passes(pharmacy, 'open-sunday')).length;
  const latest = latestClosing(pharmacies);
  const zips = new Set(pharmacies.map(({ address }) => address.zip)).size;
  return [
    {
      label: landingViewWords.nearest(origin.label),
      value: landingViewWords.nameAnd(nearest.pharmacy.name, distanceOf(nearest)),
    },
    { label: landingViewWords.openSunday, value: landingViewWords.share(sunday, pharmacies.length) },
    ...(latest === undefined ? [] : [{ label: landingViewWords.latestClosing, value: latest }]),
    { label: landingViewWords.zips, value: String(zips) },
  ];
}

function latestClosing(pharmacies: readonly Pharmacy[]): string | undefined {
  const open = pharmacies.find((pharmacy) => passes(pharmacy, '24-hour'));
  if (open !== undefined) return landingViewWords.always(open.name);
  let best: { readonly name: string; readonly closes: number } | undefined;
  for (const { name, hours } of pharmacies) {
    if (hours === undefined) continue;
    for (const day of weekdays.slice(0, 5)) {
      const closes = lastClosing(hours.weekly[day]);
      if (closes !== undefined && (best === undefined || closes > best.closes)) best = { name, closes };
    }
  }
  return best === undefined ? undefined : landingViewWords.nameAnd(best.name, formatTime(best.closes));
}
