import type { OpeningHours } from '../hours/hours.ts';
import type { LatLng } from '../places/geo.ts';
import type { StateCode } from '../places/us-state.ts';
import type { PharmacySlug } from '../text/slug.ts';
import type { Service, StatedType } from './filters.ts';

declare const pharmacyIdKind: unique symbol;
/** Stable identity of a listing: `npi:1234567890`, `osm:node/1`, `sample:birmingham-al/3`. */
export type PharmacyId = string & { readonly [pharmacyIdKind]: true };

const pharmacyIdPattern = /^[a-z]+:[A-Za-z0-9][A-Za-z0-9/_.-]*$/;
/** True if a text has the form of a listing's id: `npi:1234567890`. */
export const isPharmacyId = (text: string): text is PharmacyId => pharmacyIdPattern.test(text);

export interface Address {
  /** House number and street in readable case: `1201 2nd Ave N`. */
  readonly street: string;
  /** Suite, unit or floor: `Ste 200`. */
  readonly unit?: string | undefined;
  readonly city: string;
  readonly state: StateCode;
  /** Five digits. */
  readonly zip: string;
}

/** How exact a coordinate is: the building, its street, or the centre of its ZIP code. */
export const precisions = ['rooftop', 'street', 'zip'] as const;
export type Precision = (typeof precisions)[number];

export interface GeoLocation extends LatLng {
  readonly precision: Precision;
  /** Statute miles from a ZIP code's centre within which it lies: an estimate (docs/decisions/0092). */
  readonly radiusMiles?: number | undefined;
}

/** Assumed radius of a ZIP code if none is stated, statute miles. */
const usualRadiusMiles = 5;

/** Most statute miles between a pharmacy and its point (docs/decisions/0092-near-from-any-point.md). */
export const mostUncertainMiles = 15;

/** Returns how far a pharmacy may lie from its point, statute miles; 0 unless only its ZIP code is known. */
export const uncertaintyOf = ({ precision, radiusMiles }: GeoLocation): number =>
  precision === 'zip' ? (radiusMiles ?? usualRadiusMiles) : 0;

export interface Source {
  /** `sample`, `nppes`, `osm`, `alltheplaces`, `owner`, or a store list's own name. */
  readonly id: string;
  /** The source's date for the record, `YYYY-MM-DD`; absent if it states none. */
  readonly date?: string | undefined;
  /** Names of the record's fields that this source supplied. */
  readonly fields: readonly string[];
}

export const plans = ['medicare', 'medicaid'] as const;
/** A public insurance plan a pharmacy says it accepts. */
export type Plan = (typeof plans)[number];

/** One pharmacy as the directory knows it. An absent field is unknown, which is never the same as "no". */
export interface Pharmacy {
  readonly id: PharmacyId;
  readonly slug: PharmacySlug;
  readonly name: string;
  readonly address: Address;
  /** E.164, such as `+12055550123`. */
  readonly phone?: string | undefined;
  /** Absolute https or http URL. */
  readonly website?: string | undefined;
  readonly location: GeoLocation;
  /** IANA time zone of the pharmacy itself. */
  readonly timeZone: string;
  readonly types: readonly StatedType[];
  readonly services: readonly Service[];
  readonly hours?: OpeningHours | undefined;
  /** Chain or banner name; `null` when a source says it is independent, absent when unknown. */
  readonly brand?: string | null | undefined;
  readonly npi?: string | undefined;
  readonly accepts: readonly Plan[];
  readonly accessibility: { readonly wheelchair?: 'yes' | 'limited' | 'no' | undefined };
  /** BCP 47 tags of languages spoken, such as `es`. */
  readonly languages: readonly string[];
  readonly sources: readonly Source[];
  /** True if no source has touched it for ten years: it may be gone. Set by the plan, never in a store. */
  readonly outdated?: true | undefined;
  /**
   * True if it may not serve the public: only registers name it, and not as a public counter
   * (docs/decisions/0101).
   */
  readonly mayNotServe?: true | undefined;
}

/** The id of the source that marks a listing as fictional. */
export const sampleSource = 'sample';

/** True if a listing is fictional, which must be said wherever its name stands. */
export const isSample = ({ sources }: Pick<Pharmacy, 'sources'>): boolean =>
  sources.some(({ id }) => id === sampleSource);

/** Formats `+12055550123` as `(205) 555-0123`; other numbers stay as they are. */
export function formatPhone(phone: string): string {
  const match = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone);
  return match ? `(${match[1]}) ${match[2]}-${match[3]}` : phone;
}

/** Formats an address: `1201 2nd Ave N, Ste 200, Birmingham, AL 35203`. */
export const formatAddress = ({ street, unit, city, state, zip }: Address): string =>
  [street, unit, city, `${state} ${zip}`].filter((part) => part !== undefined).join(', ');

/** Returns the latest date of the sources, `YYYY-MM-DD`; undefined if they have none. */
export const newestDate = (sources: readonly Source[]): string | undefined =>
  sources
    .flatMap(({ date }) => date ?? [])
    .toSorted()
    .at(-1);

/** False if a pharmacy may not serve the public. It then comes last in each list, and is never the answer. */
export const servesPublic = ({ mayNotServe }: Pick<Pharmacy, 'mayNotServe'>): boolean => mayNotServe !== true;

/** Compares pharmacies so that those that serve the public come first; 0 for two alike. */
export const publicFirst = (a: Pharmacy, b: Pharmacy): number =>
  Number(!servesPublic(a)) - Number(!servesPublic(b));
