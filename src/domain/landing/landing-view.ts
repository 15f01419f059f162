import { isAlwaysOpen, minutesPerDay, type OpeningHours } from '../hours/hours.ts';
import { inWeek, merged, reliableHours } from '../hours/reliable-hours.ts';
import { type Result, rankByDistance } from '../list/ranking.ts';
import { type Answer, answers } from '../pharmacy/filters.ts';
import { type Pharmacy, servesPublic } from '../pharmacy/pharmacy.ts';
import { cityLabel } from '../places/city.ts';
import { memoize } from '../text/memoize.ts';
import type { LandingCity, LandingEntry } from './landing-entry.ts';
import { isDuplicateTemplate, type Selection, selectListings } from './landing-selection.ts';

/** The figures that set a landing page apart, computed from its listings. */
export type LandingFacts = NonNullable<ReturnType<typeof factsOf>>;

/** A listing, with its city where that is another than the page's. */
export interface ListedResult extends Result {
  readonly cityLabel?: string | undefined;
}

/** What a landing page lists, and the figures computed from that. */
export interface LandingView extends Selection {
  readonly entry: LandingEntry;
  /** Most listings that follow in a line each. */
  readonly mostRows: number;
  readonly listed: readonly ListedResult[];
  readonly fallback: readonly ListedResult[];
  /** Names of the other cities that listings are of, in the order of the list. */
  readonly around: readonly string[];
  /** Absent where nothing is listed. */
  readonly facts?: LandingFacts | undefined;
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
      facts: factsOf(selection),
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

function factsOf({ results }: Selection) {
  if (results.length === 0) return undefined;
  const openSunday: Record<Answer, number> = { yes: 0, no: 0, unknown: 0 };
  for (const { pharmacy } of results) openSunday[answers(pharmacy, 'open-sunday')] += 1;
  const closings = results.map(({ pharmacy: { name, hours } }) => ({ name, closes: latestClosing(hours) }));
  const [latest] = closings.filter(({ closes }) => closes >= 0).toSorted((a, b) => b.closes - a.closes);
  return {
    /** How many open on Sunday, as far as their hours are known. */
    openSunday,
    /** Whose pharmacy closes latest from Monday to Friday, and when; absent where no hours are known. */
    latest,
  };
}

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

/** A night until this hour, minutes after midnight, belongs to the day before. */
const morning = 5 * 60;

/**
 * When a pharmacy closes latest from Monday to Friday, minutes after that day's midnight: Infinity where it
 * never closes, -1 where it is never open then or has no reliable hours.
 */
export function latestClosing(hours: OpeningHours | undefined): number {
  const weekly = hours && reliableHours(hours)?.weekly;
  if (weekly === undefined) return -1;
  if (isAlwaysOpen(weekly)) return Number.POSITIVE_INFINITY;
  const closings = merged(inWeek(weekly))
    // Who is open until after the morning has not closed at night.
    .filter(({ opens, closes }) => opens >= closes - morning - ((closes - morning) % minutesPerDay))
    .map(({ closes }) => closes - morning)
    .filter((closes) => closes >= 0 && closes < 5 * minutesPerDay)
    .map((closes) => (closes % minutesPerDay) + morning);
  return Math.max(-1, ...closings);
}
