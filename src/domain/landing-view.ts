import type { CityDataset } from './dataset.ts';
import { type Result, rankByDistance } from './directory-query.ts';
import { formatTime, lastClosing, minutesPerDay, weekdays } from './hours.ts';
import type { LandingEntry } from './landing-entry.ts';
import {
  elsewhereLimits,
  isRewording,
  type Origin,
  type Selection,
  selectListings,
} from './landing-selection.ts';
import type { Pharmacy } from './pharmacy.ts';
import { hasModifier, hasType } from './pharmacy-match.ts';

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
  readonly elsewhere: readonly (Result & { readonly cityLabel: string })[];
  readonly facts: readonly LandingFact[];
  readonly criteria: Selection['criteria'];
}

/** The view of one landing entry over its city's dataset. Pure: the same at build and in the browser. */
export function landingView(entry: LandingEntry, dataset: CityDataset): LandingView {
  const selection = selectListings(entry, dataset);
  const { criteria, origin, results } = selection;
  return {
    entry,
    heading: capitalize(entry.keyword),
    summary: summarize(entry, dataset, selection),
    origin,
    results,
    elsewhere: selection.elsewhere.map((result) => ({
      ...result,
      cityLabel: `${result.pharmacy.address.city}, ${result.pharmacy.address.state}`,
    })),
    facts: factsOf(results, origin),
    criteria,
  };
}

/** The pharmacies that a landing page does not list, nearest to its origin first. */
export function listingsBeside(
  { results, elsewhere, origin }: LandingView,
  pharmacies: readonly Pharmacy[],
): readonly Result[] {
  const listed = new Set([...results, ...elsewhere].map(({ pharmacy }) => pharmacy.id));
  return rankByDistance(
    pharmacies.filter(({ id }) => !listed.has(id)),
    origin.location,
  );
}

/** Listings that a landing page shows in full; those after them get a line each, to keep the page light. */
export const fullCards = 12;

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `1 pharmacy`, `12 pharmacies`; counts from a thousand up are grouped. */
export const countOf = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/**
 * A distance for reading: `0.4 mi`, `12 mi`; `about 2 mi` where the listing's coordinate is only its ZIP code's centre.
 */
export function formatDistance(miles: number, approximate: boolean): string {
  if (approximate) return `about ${Math.max(1, Math.round(miles))} mi`;
  return miles < 10 ? `${miles.toFixed(1)} mi` : `${Math.round(miles)} mi`;
}

export const distanceOf = ({ pharmacy, distanceMiles }: Result): string =>
  formatDistance(distanceMiles, pharmacy.location.precision === 'zip');

function summarize(
  entry: LandingEntry,
  { city, pharmacies }: CityDataset,
  selection: Selection,
): readonly string[] {
  const { criteria, origin, results, elsewhere } = selection;
  const all = countOf(pharmacies.length, 'pharmacy', 'pharmacies');
  if (pharmacies.length === 0) {
    return [`This directory lists no pharmacy in ${city.name} yet.`, ...elsewhereSentence(elsewhere)];
  }
  if (isRewording(criteria)) {
    return [`This directory lists ${all} in ${city.name}, nearest to the center of the city first.`];
  }
  if (criteria.landmark !== undefined) {
    return [
      `${capitalize(all)} in ${city.name}, in order of distance from ${criteria.landmark.name}.`,
      ...nearestSentence(results, origin),
      ...elsewhereSentence(elsewhere),
    ];
  }
  const found = `${results.length} of the ${all} listed in ${city.name}`;
  const verb = results.length === 1 ? 'matches' : 'match';
  const what =
    criteria.area === undefined
      ? `${verb} “${phraseOf(entry)}”`
      : `${results.length === 1 ? 'lies' : 'lie'} in ${entry.neighborhood}`;
  const sentence =
    results.length === 0
      ? criteria.area === undefined
        ? `None of the ${all} listed in ${city.name} is known to match “${phraseOf(entry)}”.`
        : `None of the ${all} listed in ${city.name} lies in ${entry.neighborhood}.`
      : `${found} ${what}.`;
  return [sentence, ...nearestSentence(results, origin), ...elsewhereSentence(elsewhere)];
}

const phraseOf = (entry: LandingEntry): string => entry.keyword.replace(/ (?:in|for) [^,]+, [A-Z]{2}$/, '');

function nearestSentence(results: readonly Result[], origin: Origin): readonly string[] {
  const [nearest] = results;
  if (nearest === undefined) return [];
  return [`The nearest to ${origin.label} is ${nearest.pharmacy.name}, ${distanceOf(nearest)} away.`];
}

function elsewhereSentence(elsewhere: readonly Result[]): readonly string[] {
  const [nearest] = elsewhere;
  if (nearest === undefined) return [];
  const { name, address } = nearest.pharmacy;
  return [`The nearest outside it is ${name} in ${address.city}, ${distanceOf(nearest)} away.`];
}

/** Said where nothing matches, near or far. */
export const nothingNear = `No listing within ${elsewhereLimits.miles} miles is known to match either.`;

function factsOf(results: readonly Result[], origin: Origin): readonly LandingFact[] {
  const [nearest] = results;
  if (nearest === undefined) return [];
  const pharmacies = results.map(({ pharmacy }) => pharmacy);
  const sunday = pharmacies.filter((pharmacy) => hasModifier(pharmacy, 'open-sunday')).length;
  const latest = latestClosing(pharmacies);
  const zips = new Set(pharmacies.map(({ address }) => address.zip)).size;
  return [
    { label: `Nearest to ${origin.label}`, value: `${nearest.pharmacy.name}, ${distanceOf(nearest)}` },
    { label: 'Open Sunday', value: `${sunday} of ${pharmacies.length}` },
    ...(latest === undefined ? [] : [{ label: 'Latest weekday closing', value: latest }]),
    { label: 'ZIP codes covered', value: String(zips) },
  ];
}

function latestClosing(pharmacies: readonly Pharmacy[]): string | undefined {
  const open = pharmacies.find((pharmacy) => hasType(pharmacy, '24-hour'));
  if (open !== undefined) return `Open 24 hours: ${open.name}`;
  let best: { readonly name: string; readonly closes: number } | undefined;
  for (const { name, hours } of pharmacies) {
    if (hours === undefined) continue;
    for (const day of weekdays.slice(0, 5)) {
      const closes = lastClosing(hours.weekly[day]);
      if (closes !== undefined && (best === undefined || closes > best.closes)) best = { name, closes };
    }
  }
  if (best === undefined) return undefined;
  return `${best.name}, ${best.closes === minutesPerDay ? 'midnight' : formatTime(best.closes)}`;
}
