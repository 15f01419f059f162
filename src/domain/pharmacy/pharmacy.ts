import type { OpeningHours } from '../hours/hours.ts';
import type { LatLng } from '../places/geo.ts';
import type { StateCode } from '../places/us-state.ts';
import type { PharmacySlug } from '../text/slug.ts';
import type { Service, StatedType } from './filters.ts';

declare const pharmacyIdKind: unique symbol;
/** Id of a pharmacy, with its source: `npi:1234567890`, `osm:node/1`. */
export type PharmacyId = string & { readonly [pharmacyIdKind]: true };

const pharmacyIdPattern = /^[a-z]+:[A-Za-z0-9][A-Za-z0-9/_.-]*$/;
/** True if a text has the form of a pharmacy's id: `npi:1234567890`, `osm:node/1`. */
export const isPharmacyId = (text: string): text is PharmacyId => pharmacyIdPattern.test(text);

export interface Address {
  readonly street: string;
  readonly unit?: string | undefined;
  readonly city: string;
  readonly state: StateCode;
  /** Five digits. */
  readonly zip: string;
}

/** What a pharmacy's coordinates point to: its building, its street or the middle of its ZIP code. */
export const precisions = ['rooftop', 'street', 'zip'] as const;
export type Precision = (typeof precisions)[number];

export interface GeoLocation extends LatLng {
  readonly precision: Precision;
  /** Estimated radius of the ZIP code, statute miles. */
  readonly radiusMiles?: number | undefined;
}

const usualRadiusMiles = 5;

/** Largest error of a position that is known only by ZIP code, statute miles (docs/decisions/0092). */
export const mostUncertainMiles = 15;

/** Returns how far a pharmacy may lie from its coordinates, statute miles; 0 for `street` and `rooftop`. */
export const uncertaintyOf = ({ precision, radiusMiles }: GeoLocation): number =>
  precision === 'zip' ? (radiusMiles ?? usualRadiusMiles) : 0;

export interface Source {
  /** Short name of the source: `nppes`, `osm`, `owner`. */
  readonly id: string;
  /** The source's date for its facts, `YYYY-MM-DD`. */
  readonly date?: string | undefined;
  readonly fields: readonly string[];
}

export const plans = ['medicare', 'medicaid'] as const;
export type Plan = (typeof plans)[number];

/** A pharmacy in the directory. Absent fields are unknown. */
export interface Pharmacy {
  readonly id: PharmacyId;
  readonly slug: PharmacySlug;
  readonly name: string;
  readonly address: Address;
  /** E.164: `+12055550123`. */
  readonly phone?: string | undefined;
  /** Absolute URL. */
  readonly website?: string | undefined;
  readonly location: GeoLocation;
  /** IANA: `America/Chicago`. */
  readonly timeZone: string;
  readonly types: readonly StatedType[];
  readonly services: readonly Service[];
  readonly hours?: OpeningHours | undefined;
  /** Name of its chain; `null` if independent, absent if unknown. */
  readonly brand?: string | null | undefined;
  readonly npi?: string | undefined;
  readonly accepts: readonly Plan[];
  readonly accessibility: { readonly wheelchair?: 'yes' | 'limited' | 'no' | undefined };
  /** Languages spoken there, as BCP 47 tags: `es`. */
  readonly languages: readonly string[];
  readonly sources: readonly Source[];
  /** True if its facts are so old that it may be gone. */
  readonly outdated?: true | undefined;
  /** True if it may serve only an institution, not the public (docs/decisions/0101). */
  readonly mayNotServe?: true | undefined;
}

/** Id of the source of fictional pharmacies. */
export const sampleSource = 'sample';

/** True if a pharmacy is fictional. */
export const isSample = ({ sources }: Pick<Pharmacy, 'sources'>): boolean =>
  sources.some(({ id }) => id === sampleSource);

/** Formats a US telephone number: `+12055550123` → `(205) 555-0123`. Leaves other texts as they are. */
export function formatPhone(phone: string): string {
  const match = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone);
  return match ? `(${match[1]}) ${match[2]}-${match[3]}` : phone;
}

/** Formats an address: `1201 2nd Ave N, Ste 200, Birmingham, AL 35203`. */
export const formatAddress = ({ street, unit, city, state, zip }: Address): string =>
  [street, unit, city, `${state} ${zip}`].filter((part) => part !== undefined).join(', ');

/** Returns the latest date of some sources, `YYYY-MM-DD`; undefined if none has a date. */
export const newestDate = (sources: readonly Source[]): string | undefined =>
  sources
    .flatMap(({ date }) => date ?? [])
    .toSorted()
    .at(-1);

/** True if nothing suggests that a pharmacy serves only an institution. */
export const servesPublic = ({ mayNotServe }: Pick<Pharmacy, 'mayNotServe'>): boolean => mayNotServe !== true;

/** Compares pharmacies for sorting: those that may not serve the public come last. */
export const publicFirst = (a: Pharmacy, b: Pharmacy): number =>
  Number(!servesPublic(a)) - Number(!servesPublic(b));
