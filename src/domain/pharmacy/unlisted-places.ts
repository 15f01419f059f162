import type { PharmacySlug } from '../text/slug.ts';
import type { GeoLocation, Pharmacy, PharmacyId } from './pharmacy.ts';

/** A chain's store in which no source confirms a pharmacy. It is in no list of pharmacies. */
export interface UnconfirmedStore
  extends Pick<Pharmacy, 'address' | 'location' | 'timeZone' | 'phone' | 'website' | 'sources'> {
  readonly id: PharmacyId;
  readonly brand: string;
  /** The name on the store: `Publix Pharmacy`. */
  readonly sign: string;
  readonly storeHours?: NonNullable<Pharmacy['hours']>['store'];
}

/** A chain's store without a confirmed pharmacy, as published for the pages of its city. */
export interface ChainStore extends Pick<Pharmacy, 'address' | 'phone'> {
  readonly brand: string;
  readonly location: Omit<GeoLocation, 'radiusMiles'>;
  readonly source: string;
  /** Date of the source's statement, `YYYY-MM-DD`. */
  readonly asOf?: string | undefined;
}

/**
 * Why a pharmacy is gone: another business took its place (`followed`), and has left since (`left`); it has
 * another address (`moved`); a source says that it closed (`stated`) or no longer lists it (`missed`).
 */
export const closingReasons = ['followed', 'moved', 'left', 'stated', 'missed'] as const;
export type ClosingReason = (typeof closingReasons)[number];

/** What shows that a pharmacy is gone: a source with a date, or a citation. */
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
  /** Day (`YYYY-MM-DD`) it closed, of the source's statement or its successor's NPI; absent if `missed`. */
  readonly closedOn?: string | undefined;
  /** Day of the first import without it, `YYYY-MM-DD`; only if `why` is `missed`. */
  readonly missedOn?: string | undefined;
  readonly word?: ClosingWord | undefined;
  readonly note?: string | undefined;
  readonly nextId?: PharmacyId | undefined;
}
