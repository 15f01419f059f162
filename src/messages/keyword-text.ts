import { filtersOf, type LandingEntry } from '../domain/landing/landing-entry.ts';
import { brandName } from '../domain/places/city.ts';
import { capitalize } from '../domain/text/capitalize.ts';
import * as filterNounsMessages from './generated/filterNouns.ts';
import * as filtersMessages from './generated/filters.ts';
import * as keywordsMessages from './generated/keywords.ts';

const phrases: Readonly<Record<string, string | undefined>> = keywordsMessages.phrase;
type Say = (d: { readonly place: string }) => string;
const forPlace: Readonly<Record<string, Say | undefined>> = keywordsMessages.forPlace;

/** What the slug of an entry begins with, before its city's. */
export const stemOf = ({ slug, city }: LandingEntry): string => slug.slice(0, -city.length - 1);

/** What a landing page is about, without its place: `24-hour pharmacy`. */
export function phraseOf(entry: LandingEntry): string {
  const [filter] = filtersOf(entry);
  return phrases[stemOf(entry)] ?? (filter === undefined ? brandName : filterNounsMessages.noun[filter]);
}

/** The phrase a visitor would type: `24-hour pharmacy in Birmingham, AL`. `place` is the city with its state. */
export function keywordOf(entry: LandingEntry, place: string): string {
  const { neighborhood, landmark } = entry;
  if (neighborhood !== undefined) return keywordsMessages.neighborhood({ name: neighborhood, place });
  if (landmark !== undefined) return keywordsMessages.landmark({ name: landmark, place });
  return forPlace[stemOf(entry)]?.({ place }) ?? keywordsMessages.inPlace({ phrase: phraseOf(entry), place });
}

/** The heading of a landing page. */
export const landingHeading = (entry: LandingEntry, place: string): string =>
  capitalize(keywordOf(entry, place));

/** What tells a landing page from the others of its city, as a link to it or a step of a trail says it: `Open Sunday`. */
export function landingLabel(entry: LandingEntry): string {
  const [filter, another] = filtersOf(entry);
  const label = filter !== undefined && another === undefined ? filtersMessages.label[filter] : undefined;
  return entry.neighborhood ?? entry.landmark ?? label ?? capitalize(phraseOf(entry));
}
