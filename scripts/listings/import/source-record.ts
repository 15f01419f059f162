import { z } from 'zod';
import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import { listingSchema } from '../listing-schema.ts';

/** Whose word goes first: an editor's, then a chain's list, the map community's, the register's. */
export const sourceKinds = ['owner', 'chain', 'community', 'register'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** Returns the id of a listing that is made of this record alone: `osm/node/1` as `osm:node/1`. */
export const idOfKey = (key: string): string => key.replace('/', ':');

const { id, name, address, location, brand, sources, ...facts } = listingSchema.shape;
const { npi, phone, website, hours, types, services, accepts, accessibility, languages } = facts;
const { date } = sources.unwrap().element.shape;
const text = z.string().optional();
const shown = name.optional();
const day = z.iso.date().optional();
/** Languages that are kept of a record. */
export const mostLanguages = 20;

/** What one source says of one place, as it is read and kept. An absent field is unknown. */
export const recordSchema = z.object({
  /** `nppes/1234567890`: the source and its own identifier of the record. */
  key: z.string().refine((key) => id.safeParse(idOfKey(key)).success, 'not a usable id'),
  source: z.string(),
  kind: z.enum(sourceKinds),
  /** The source's own date of the record, `YYYY-MM-DD`; absent where it states none. */
  date,
  /** Where it was read: `stores.csv, row 12`. */
  origin: z.string(),
  /** Whether the source says that there is a pharmacy; a list of all stores of a chain does not. */
  provesPharmacy: z.boolean(),
  npi,
  /** As visitors know it, in readable case. */
  name: shown,
  /** As registered; it is compared and shown as evidence, never published. Absent where it is a person's. */
  legalName: shown,
  /** Trading names as the register has them, the best first; never a person's. Absent where it has none. */
  tradingNames: z.array(z.string()).readonly().optional(),
  /** Codes of the register's taxonomy, in its order. */
  codes: z.array(z.string()).readonly().optional(),
  brand: shown,
  /** Why the brand, where the source does not state it: `brand table: "HOLIDAY CVS LLC"`. */
  brandEvidence: text,
  /** The name on the brand's sign: `CVS Pharmacy`. */
  sign: shown,
  /** Absent where the source gives a point alone. */
  address: address.optional(),
  /** What the address is compared by (site/site-key.ts). */
  site: z
    .object({ number: z.string(), street: z.string(), core: z.string(), unit: z.string() })
    .readonly()
    .optional(),
  phone,
  website,
  location: location.optional(),
  hours,
  types,
  services,
  accepts,
  accessibility,
  languages: languages.unwrap().max(mostLanguages).readonly(),
  /** The chain's own number of the store, digits without leading zeros: `7265`. */
  branch: text,
  /** The day on which the register gave the number, `YYYY-MM-DD`. */
  enumerated: day,
  /** The source says that it has closed: since when, in which words, and what a table cites. */
  closed: z.object({ on: day, why: z.string(), citation: text }).readonly().optional(),
  /** Why it is closed for a time, and its hours unknown: `tagged operational_status=temporarily_closed`. */
  paused: text,
  /** Why it is no place to go for visitors: `correctional (named "…")`. */
  restricted: text,
  /** The record is of the whole store that the pharmacy is in: its phone may be answered by the store. */
  ofStore: z.literal(true).optional(),
  /** What the source said that was not taken over, and why: `hours "09:00-09:00": a range of no length`. */
  refused: z.array(z.string()).readonly(),
});
export type SourceRecord = Readonly<z.infer<typeof recordSchema>>;

/** The fields of a listing that a source states as they are shown. */
export type StatedFacts = Pick<
  Pharmacy,
  'npi' | 'phone' | 'website' | 'hours' | 'types' | 'services' | 'accepts' | 'accessibility' | 'languages'
>;

/** Compares records in the order in which they are asked: by kind, newest first, then by key. */
export const byAuthority = (a: SourceRecord, b: SourceRecord): number =>
  sourceKinds.indexOf(a.kind) - sourceKinds.indexOf(b.kind) ||
  compareText(b.date ?? '', a.date ?? '') ||
  compareText(a.key, b.key);

export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
