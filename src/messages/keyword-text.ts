import { filtersOf, type LandingEntry } from '../domain/landing/landing-entry.ts';
import type { LandingView } from '../domain/landing/landing-view.ts';
import { brandName } from '../domain/places/city.ts';
import { capitalize } from '../domain/text/capitalize.ts';
import * as filterNounsMessages from './generated/filterNouns.ts';
import * as filtersMessages from './generated/filters.ts';
import * as keywordsMessages from './generated/keywords.ts';

const phrases: Readonly<Record<string, string | undefined>> = keywordsMessages.phrase;
type PlaceMessage = (d: { readonly place: string }) => string;
const forPlace: Readonly<Record<string, PlaceMessage | undefined>> = keywordsMessages.forPlace;

/** Removes the city from a landing page's slug: `24-hour-pharmacy-birmingham-al` → `24-hour-pharmacy`. */
export const slugWithoutCity = ({ slug, city }: LandingEntry): string => slug.slice(0, -city.length - 1);

/**
 * Returns what a landing page is about, without its place: `24-hour pharmacy`. Not for pages about a
 * neighborhood or landmark.
 */
export function phraseOf(entry: LandingEntry): string {
  const [filter] = filtersOf(entry);
  return (
    phrases[slugWithoutCity(entry)] ?? (filter === undefined ? brandName : filterNounsMessages.noun[filter])
  );
}

/**
 * Returns what a visitor would search for to find a landing page: `24-hour pharmacy in Birmingham, AL`. With
 * `near` it says `near` instead of `in`.
 */
export function keywordOf(entry: LandingEntry, place: string, near = false): string {
  const { neighborhood, landmark } = entry;
  const inArea = near ? keywordsMessages.near : keywordsMessages.neighborhood;
  if (neighborhood !== undefined) return inArea({ name: neighborhood, place });
  if (landmark !== undefined) return keywordsMessages.near({ name: landmark, place });
  const inCity = near ? keywordsMessages.nearPlace : keywordsMessages.inPlace;
  return forPlace[slugWithoutCity(entry)]?.({ place }) ?? inCity({ phrase: phraseOf(entry), place });
}

type Lists = Pick<LandingView, 'entry' | 'results' | 'listed' | 'fallback'>;

/** Returns a landing page's heading: `Pharmacies in Avondale, …`, or with `near` if none are in it. */
export function landingHeading({ entry, results, listed, fallback }: Lists, place: string): string {
  const isElsewhere = results.length === 0 && listed.length + fallback.length > 0;
  return capitalize(keywordOf(entry, place, isElsewhere));
}

/** Returns a landing page's short name for links: `Open Sunday`. */
export function landingLabel(entry: LandingEntry): string {
  const [filter, secondFilter] = filtersOf(entry);
  const label =
    filter !== undefined && secondFilter === undefined ? filtersMessages.label[filter] : undefined;
  return entry.neighborhood ?? entry.landmark ?? label ?? capitalize(phraseOf(entry));
}
