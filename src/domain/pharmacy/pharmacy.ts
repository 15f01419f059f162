import type { OpeningHours } from '../hours/hours.ts';
import type { LatLng } from '../places/geo.ts';
import type { StateCode } from '../places/us-state.ts';
import type { PharmacySlug } from '../text/slug.ts';
import type { Service, StatedType } from './filters.ts';

declare const pharmacyIdKind: unique symbol;
/** Stable id of a listing: `npi:1234567890`, `osm:node/1`, `sample:birmingham-al/3`. */
export type PharmacyId = string & { readonly [pharmacyIdKind]: true };

const pharmacyIdPattern = /^[a-z]+:[A-Za-z0-9][A-Za-z0-9/_.-]*$/;
/** True if a text has the form of a listing's id, such as `npi:1234567890` or `osm:node/1`. */
export const isPharmacyId = (text: string): text is PharmacyId => pharmacyIdPattern.test(text);

export interface Address {
  readonly street: string;
  readonly unit?: string | undefined;
  readonly city: string;
  readonly state: StateCode;
  /** Five digits. */
  readonly zip: string;
}

/** What coordinates point to: the building, its street, or the center of its ZIP code. */
export const precisions = ['rooftop', 'street', 'zip'] as const;
export type Precision = (typeof precisions)[number];

export interface GeoLocation extends LatLng {
  readonly precision: Precision;
  /** Estimated radius of the ZIP code, statute miles (docs/decisions/0092). */
  readonly radiusMiles?: number | undefined;
}

const usualRadiusMiles = 5;

/** Most statute miles that a pharmacy may lie from its coordinates (docs/decisions/0092). */
export const mostUncertainMiles = 15;

/**
 * Returns how far a pharmacy may lie from its coordinates, statute miles. If only its ZIP code is known, that
 * is the code's radius, or 5 without a radius; else 0.
 */
export const uncertaintyOf = ({ precision, radiusMiles }: GeoLocation): number =>
  precision === 'zip' ? (radiusMiles ?? usualRadiusMiles) : 0;

export interface Source {
  /** `sample`, `nppes`, `osm`, `alltheplaces`, `owner`, or a store list's own name. */
  readonly id: string;
  /** The source's date for the record, `YYYY-MM-DD`. */
  readonly date?: string | undefined;
  readonly fields: readonly string[];
}

export const plans = ['medicare', 'medicaid'] as const;
/** A public insurance plan that a pharmacy says it accepts. */
export type Plan = (typeof plans)[number];

/** A pharmacy as the site lists it. An absent field is unknown, which never means “no”. */
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
  /** IANA, such as `America/Chicago`. */
  readonly timeZone: string;
  readonly types: readonly StatedType[];
  readonly services: readonly Service[];
  readonly hours?: OpeningHours | undefined;
  /** Name of its chain; `null` if a source says that it is independent, absent if unknown. */
  readonly brand?: string | null | undefined;
  readonly npi?: string | undefined;
  readonly accepts: readonly Plan[];
  readonly accessibility: { readonly wheelchair?: 'yes' | 'limited' | 'no' | undefined };
  /** BCP 47 tags, such as `es`. */
  readonly languages: readonly string[];
  readonly sources: readonly Source[];
  /** True if no source changed it for ten years, so that it may be gone. Set by each build. */
  readonly outdated?: true | undefined;
  /** True if only US registers list it and its name, say, is an institution's (docs/decisions/0101). */
  readonly mayNotServe?: true | undefined;
}

/** Source id of fictional listings, which a site without imported data shows. */
export const sampleSource = 'sample';

/** True if a listing is fictional; the site says so wherever it shows the name. */
export const isSample = ({ sources }: Pick<Pharmacy, 'sources'>): boolean =>
  sources.some(({ id }) => id === sampleSource);

/** Formats a US number: `+12055550123` → `(205) 555-0123`; other numbers stay as they are. */
export function formatPhone(phone: string): string {
  const match = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone);
  return match ? `(${match[1]}) ${match[2]}-${match[3]}` : phone;
}

/** Formats an address: `1201 2nd Ave N, Ste 200, Birmingham, AL 35203`. */
export const formatAddress = ({ street, unit, city, state, zip }: Address): string =>
  [street, unit, city, `${state} ${zip}`].filter((part) => part !== undefined).join(', ');

/** Returns the latest date of the sources, `YYYY-MM-DD`; undefined if no source has a date. */
export const newestDate = (sources: readonly Source[]): string | undefined =>
  sources
    .flatMap(({ date }) => date ?? [])
    .toSorted()
    .at(-1);

/** True if a pharmacy is not marked `mayNotServe`. Marked ones come last in each list. */
export const servesPublic = ({ mayNotServe }: Pick<Pharmacy, 'mayNotServe'>): boolean => mayNotServe !== true;

/** Compares for sorting: pharmacies that serve the public come before those that may not. */
export const publicFirst = (a: Pharmacy, b: Pharmacy): number =>
  Number(!servesPublic(a)) - Number(!servesPublic(b));
