import type { PharmacySlug } from '../text/slug.ts';
import type { GeoLocation, Pharmacy, PharmacyId } from './pharmacy.ts';

/** A store of a chain of which no source says that it has a pharmacy: it stands in no list of pharmacies. */
export interface UnconfirmedStore
  extends Pick<Pharmacy, 'address' | 'location' | 'timeZone' | 'phone' | 'website' | 'sources'> {
  readonly id: PharmacyId;
  /** The chain, as listings name it: `Publix`. */
  readonly brand: string;
  /** The name on the chain's sign: `Publix Pharmacy`. */
  readonly sign: string;
  /** The store's own hours; they say nothing of a counter. */
  readonly storeHours?: NonNullable<Pharmacy['hours']>['store'];
}

/** The same store as the pages of its city or town show it. */
export interface ChainStore extends Pick<Pharmacy, 'address' | 'phone'> {
  readonly brand: string;
  /** The radius of an uncertain one has put the store in its place in the list, and stays behind. */
  readonly location: Omit<GeoLocation, 'radiusMiles'>;
  /** The source that names the store. */
  readonly source: string;
  /** The day of its word, `YYYY-MM-DD`. */
  readonly asOf?: string | undefined;
}

/**
 * Why a pharmacy is gone: another business followed it, it moved, its follower has left too, a source says
 * that it closed, or its source lists it no more.
 */
export const closingReasons = ['followed', 'moved', 'left', 'stated', 'missed'] as const;
export type ClosingReason = (typeof closingReasons)[number];

/** By whose word a pharmacy is no longer there. */
export interface ClosingWord {
  /** The id of a source; absent where a table of the project's own says it. */
  readonly source?: string | undefined;
  /** The day of the word, `YYYY-MM-DD`. */
  readonly date?: string | undefined;
  /** What the table of closed chains cites. */
  readonly citation?: string | undefined;
}

/** A pharmacy that is no longer there. */
export interface ClosedPharmacy
  extends Pick<Pharmacy, 'name' | 'address' | 'location' | 'brand' | 'sources'> {
  readonly id: PharmacyId;
  /** The last part of its page's address; no listing or other closed pharmacy of its town has it. */
  readonly slug: PharmacySlug;
  readonly why: ClosingReason;
  /** The day it closed, or that of the source's word on it, `YYYY-MM-DD`; absent where no source says. */
  readonly closedOn?: string | undefined;
  /** The day of the import that no longer held it, `YYYY-MM-DD`; only where `why` is `missed`. */
  readonly missedOn?: string | undefined;
  /** Who says so; absent where it is only missed, and in stores of earlier versions. */
  readonly word?: ClosingWord | undefined;
  /** What the source says of it, in the source's own words. */
  readonly note?: string | undefined;
  /** The listing that followed it at its address, or that it is now at another one. */
  readonly nextId?: PharmacyId | undefined;
}
