import type { PharmacySlug } from '../text/slug.ts';
import type { GeoLocation, Pharmacy, PharmacyId } from './pharmacy.ts';

/** A chain's store in which no source confirms a pharmacy. */
export interface UnconfirmedStore
  extends Pick<Pharmacy, 'address' | 'location' | 'timeZone' | 'phone' | 'website' | 'sources'> {
  readonly id: PharmacyId;
  readonly brand: string;
  /** The name on the store: `Publix Pharmacy`. */
  readonly sign: string;
  readonly storeHours?: NonNullable<Pharmacy['hours']>['store'];
}

/** A chain's store in which no source confirms a pharmacy, as its city's pages show it. */
export interface ChainStore extends Pick<Pharmacy, 'address' | 'phone'> {
  readonly brand: string;
  readonly location: Omit<GeoLocation, 'radiusMiles'>;
  readonly source: string;
  /** The source's date for the store, `YYYY-MM-DD`. */
  readonly asOf?: string | undefined;
}

/**
 * Why a pharmacy is gone: another took its place (`followed`), it moved, or a source says so (`stated`).
 * `left`: its successor left too. `missed`: its source no longer lists it.
 */
export const closingReasons = ['followed', 'moved', 'left', 'stated', 'missed'] as const;
export type ClosingReason = (typeof closingReasons)[number];

/** What shows that a pharmacy is gone: a source and its date, or a citation. */
export interface ClosingWord {
  readonly source?: string | undefined;
  readonly date?: string | undefined;
  readonly citation?: string | undefined;
}

export interface ClosedPharmacy
  extends Pick<Pharmacy, 'name' | 'address' | 'location' | 'brand' | 'sources'> {
  readonly id: PharmacyId;
  readonly slug: PharmacySlug;
  readonly why: ClosingReason;
  /** Date of the closing or of the source that states it, `YYYY-MM-DD`. */
  readonly closedOn?: string | undefined;
  /** Date of the first import without the pharmacy, `YYYY-MM-DD`. */
  readonly missedOn?: string | undefined;
  readonly word?: ClosingWord | undefined;
  readonly note?: string | undefined;
  readonly nextId?: PharmacyId | undefined;
}
