import { type Result, rankByDistance } from '../list/ranking.ts';
import type { AnswerCounts } from '../pharmacy/answer-counts.ts';
import { type Answer, answers } from '../pharmacy/filters.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { cityLabel } from '../places/city.ts';
import { memoize } from '../text/memoize.ts';
import type { LandingCity } from './landing-city.ts';
import type { LandingEntry } from './landing-entry.ts';
import { type Selection, selectListings } from './landing-selection.ts';
import { isLater, type LatestClosing, latestClosing } from './latest-closing.ts';

/** The figures that set a landing page apart, computed from its listings. */
export interface LandingFacts {
  readonly total: number;
  /** How many of them open on Sunday, as far as their hours are known. */
  readonly openSunday: AnswerCounts;
  /** Whose pharmacy closes latest from Monday to Friday. Absent where no hours are known. */
  readonly latest?: { readonly name: string; readonly closes: LatestClosing } | undefined;
  /** How many ZIP codes the listings are in. */
  readonly zips: number;
}

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

/** The view of one landing entry over its city's dataset. Pure: the same at build and in the browser. */
export const landingView = (entry: LandingEntry, dataset: LandingCity): LandingView => views(dataset)(entry);

/** A page's head, its body and what it states to crawlers all ask for its view. */
const views = memoize((dataset: LandingCity) => memoize((entry: LandingEntry) => viewOf(entry, dataset)));

function viewOf(entry: LandingEntry, dataset: LandingCity): LandingView {
  const selection = selectListings(entry, dataset);
  const { criteria, origin, results, listed, fallback, nearest, rival } = selection;
  const others = elsewhere(dataset);
  const around = new Set<string>();
  for (const { pharmacy } of listed) if (others.has(pharmacy)) around.add(pharmacy.address.city);
  // Here and below each field is named: V8 gives each copy of a record a hidden class of its own as soon as a field is added.
  return {
    criteria,
    origin,
    results,
    nearest,
    rival,
    entry,
    mostRows: dataset.mostRows ?? usualRows,
    listed: listed.map(labelled),
    fallback: fallback.map(labelled),
    around: [...around],
    facts: factsOf(selection),
  };

  function labelled(result: Result): ListedResult {
    if (!others.has(result.pharmacy)) return result;
    const { pharmacy, distanceMiles, uncertaintyMiles } = result;
    const { city, state } = pharmacy.address;
    return { pharmacy, distanceMiles, uncertaintyMiles, cityLabel: cityLabel({ name: city, state }) };
  }
}

const elsewhere = memoize(({ fallback }: LandingCity) => new Set(fallback));

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

/** Listings that follow in a line each; a page of every pharmacy of a large city would weigh too much for a phone. */
const usualRows = 100;

/** The listings that follow those in full, as many as the page has room for. */
export const rowsShown = ({ listed, mostRows }: LandingView): readonly ListedResult[] =>
  listed.slice(fullCards, fullCards + mostRows);

function factsOf({ results }: Selection): LandingFacts | undefined {
  if (results.length === 0) return undefined;
  const openSunday: Record<Answer, number> = { yes: 0, no: 0, unknown: 0 };
  let latest: LandingFacts['latest'];
  const zips = new Set<string>();
  for (const { pharmacy } of results) {
    const { sunday, closes } = weekOf(pharmacy);
    openSunday[sunday] += 1;
    if (closes !== undefined && isLater(closes, latest?.closes)) latest = { name: pharmacy.name, closes };
    zips.add(pharmacy.address.zip);
  }
  return { total: results.length, openSunday, latest, zips: zips.size };
}

interface Week {
  readonly sunday: Answer;
  readonly closes?: LatestClosing | undefined;
}

/** What the figures take from a listing's hours, found once for the seventy pages of a city. */
const weekOf = memoize(
  (pharmacy: Pharmacy): Week => ({
    sunday: answers(pharmacy, 'open-sunday'),
    closes: latestClosing(pharmacy.hours),
  }),
);
