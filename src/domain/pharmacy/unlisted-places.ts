import type { PharmacySlug } from '../text/slug.ts';
import type { GeoLocation, Pharmacy, PharmacyId } from './pharmacy.ts';

/** A chain's store without a source that confirms a pharmacy in it. No list of pharmacies has it. */
export interface UnconfirmedStore
  extends Pick<Pharmacy, 'address' | 'location' | 'timeZone' | 'phone' | 'website' | 'sources'> {
  readonly id: PharmacyId;
  /** The chain, as listings name it: `Publix`. */
  readonly brand: string;
  /** The name on the chain's sign: `Publix Pharmacy`. */
  readonly sign: string;
  /** The store's own hours, which say nothing about a pharmacy in it. */
  readonly storeHours?: NonNullable<Pharmacy['hours']>['store'];
}

/** An unconfirmed store as the pages of its city or town show it. */
export interface ChainStore extends Pick<Pharmacy, 'address' | 'phone'> {
  readonly brand: string;
  /** Without its radius, which only decided its place in the list. */
  readonly location: Omit<GeoLocation, 'radiusMiles'>;
  readonly source: string;
  /** The date of the source's statement, `YYYY-MM-DD`. */
  readonly asOf?: string | undefined;
}

/**
 * Why a pharmacy is gone. `followed`: another business took its place. `moved`: it has another address.
 * `left`: its successor is gone too. `stated`: a source says that it closed. `missed`: its source does not
 * list it now.
 */
export const closingReasons = ['followed', 'moved', 'left', 'stated', 'missed'] as const;
export type ClosingReason = (typeof closingReasons)[number];

/** Who says that a pharmacy is gone. */
export interface ClosingWord {
  /** Id of a source; absent if one of the project's own tables says it. */
  readonly source?: string | undefined;
  /** The date of the statement, `YYYY-MM-DD`. */
  readonly date?: string | undefined;
  /** The reference that the table of closed chains cites. */
  readonly citation?: string | undefined;
}

export interface ClosedPharmacy
  extends Pick<Pharmacy, 'name' | 'address' | 'location' | 'brand' | 'sources'> {
  readonly id: PharmacyId;
  /** Last segment of its page's path, unique among its town's listings and closed pharmacies. */
  readonly slug: PharmacySlug;
  readonly why: ClosingReason;
  /** The day it closed, or the date of the source's statement, `YYYY-MM-DD`; absent if no source says. */
  readonly closedOn?: string | undefined;
  /** The day of the import that lacked it, `YYYY-MM-DD`; only if `why` is `missed`. */
  readonly missedOn?: string | undefined;
  /** Who says so; absent if it was only missed, and in stores of earlier versions. */
  readonly word?: ClosingWord | undefined;
  /** The source's own words about it. */
  readonly note?: string | undefined;
  /** The listing that took its place, or that it has become at its new address. */
  readonly nextId?: PharmacyId | undefined;
}
