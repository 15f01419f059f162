import type { Address, GeoLocation, Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import type { SiteKey } from '../site/site-key.ts';

/** Whose word goes before whose, first to last: an editor's, a chain's own list, the map community's, the register's. */
export const sourceKinds = ['owner', 'chain', 'community', 'register'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** The fields of a listing that a source states as they are shown. */
export type StatedFacts = Pick<
  Pharmacy,
  'npi' | 'phone' | 'website' | 'hours' | 'types' | 'services' | 'accepts' | 'accessibility' | 'languages'
>;

/** What one source says of one place, normalised and not yet merged. An absent field is unknown. */
export interface SourceRecord extends StatedFacts {
  /** `nppes/1234567890`: the source and its own identifier of the record. */
  readonly key: string;
  readonly source: string;
  readonly kind: SourceKind;
  /** The source's own date of the record, `YYYY-MM-DD`; absent where it states none. */
  readonly date?: string | undefined;
  /** Where it was read: `stores.csv, row 12`. */
  readonly origin: string;
  /** Whether the source says that there is a pharmacy; a list of all stores of a chain does not say so of each. */
  readonly provesPharmacy: boolean;
  /** As visitors know it, in readable case. */
  readonly name?: string | undefined;
  /** As registered; it is compared and shown as evidence, never published. Absent where it is a person's. */
  readonly legalName?: string | undefined;
  /** Trading names as the register has them, the best first; never a person's. Absent where it has none. */
  readonly tradingNames?: readonly string[] | undefined;
  /** Codes of the register's taxonomy, in its order. */
  readonly codes?: readonly string[] | undefined;
  readonly brand?: string | undefined;
  /** Why the brand, where the source does not state it: `brand table: "HOLIDAY CVS LLC"`. */
  readonly brandEvidence?: string | undefined;
  /** The name on the brand's sign: `CVS Pharmacy`. */
  readonly sign?: string | undefined;
  /** Absent where the source gives a point alone. */
  readonly address?: Address | undefined;
  readonly site?: SiteKey | undefined;
  readonly location?: GeoLocation | undefined;
  /** The chain's own number of the store, digits without leading zeros: `7265`. */
  readonly branch?: string | undefined;
  /** The day on which the register gave the number, `YYYY-MM-DD`. */
  readonly enumerated?: string | undefined;
  /**
   * The source says that it has closed: since when (`YYYY-MM-DD`), where it says so, and in which words; `citation` is what the
   * table of closed chains cites, where that says it.
   */
  readonly closed?:
    | { readonly on?: string | undefined; readonly why: string; readonly citation?: string | undefined }
    | undefined;
  /** Why it is closed for a time, and its hours unknown: `tagged operational_status=temporarily_closed`. */
  readonly paused?: string | undefined;
  /** Why it is no place to go for visitors: `correctional (named "…")`. */
  readonly restricted?: string | undefined;
  /** The record is of the whole store that the pharmacy is in: its phone may be answered by the store. */
  readonly ofStore?: true | undefined;
  /** What the source said that was not taken over, and why: `hours "09:00-09:00": a range of no length`. */
  readonly refused: readonly string[];
}

/** The order in which records are asked for a fact: by kind of source, then newest first, then by key. */
export const byAuthority = (a: SourceRecord, b: SourceRecord): number =>
  sourceKinds.indexOf(a.kind) - sourceKinds.indexOf(b.kind) ||
  compareText(b.date ?? '', a.date ?? '') ||
  compareText(a.key, b.key);

export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
