import { z } from 'zod';
import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import { listingSchema } from '../listing-schema.ts';

/** Kinds of sources, the most authoritative first: an editor, a chain's list, the map, the register. */
export const sourceKinds = ['owner', 'chain', 'community', 'register'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** Returns the id of a listing made of this record: `osm/node/1` → `osm:node/1`. */
export const idOfKey = (key: string): string => key.replace('/', ':');

const { id, name, address, location, brand, sources, ...facts } = listingSchema.shape;
const { npi, phone, website, hours, types, services, accepts, accessibility, languages } = facts;
const { date } = sources.unwrap().element.shape;
const text = z.string().optional();
const shown = name.optional();
const day = z.iso.date().optional();
export const mostLanguages = 20;

/** One source's facts on one place. An absent field is unknown. */
export const recordSchema = z.object({
  /** The source and its own id of the record: `nppes/1234567890`. */
  key: z.string().refine((key) => id.safeParse(idOfKey(key)).success, 'not a usable id'),
  source: z.string(),
  kind: z.enum(sourceKinds),
  /** The source's own date of the record, `YYYY-MM-DD`. Absent if it states none. */
  date,
  /** Place of the record in its file: `stores.csv, row 12`. */
  origin: z.string(),
  /** True if the source says that there is a pharmacy. A list of all stores of a chain does not. */
  provesPharmacy: z.boolean(),
  npi,
  /** As visitors know it, in readable case. */
  name: shown,
  /** As registered, for comparison and evidence. Never published. Absent if it is a person's. */
  legalName: shown,
  /** Trading names of the register, the best first. Never a person's. */
  tradingNames: z.array(z.string()).readonly().optional(),
  /** Codes of the register's taxonomy, in its order. */
  codes: z.array(z.string()).readonly().optional(),
  brand: shown,
  /** Reason for the brand, if the source does not state it: `brand table: "HOLIDAY CVS LLC"`. */
  brandEvidence: text,
  /** The name on the brand's sign: `CVS Pharmacy`. */
  sign: shown,
  /** Absent if the source gives only a position. */
  address: address.optional(),
  /** Parts of the address for comparison (site/site-key.ts). */
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
  /** Day on which the register issued the number, `YYYY-MM-DD`. */
  enumerated: day,
  /** The closing that the source states: its day, the source's words, and a table's citation. */
  closed: z.object({ on: day, why: z.string(), citation: text }).readonly().optional(),
  /** Evidence that it is closed temporarily: `tagged operational_status=temporarily_closed`. */
  paused: text,
  /** Reason why visitors cannot go there: `correctional (named "…")`. */
  restricted: text,
  /** Set if the record is of the whole store around the pharmacy, which may answer its phone. */
  ofStore: z.literal(true).optional(),
  /** Refused facts with reasons: `hours "09:00-09:00": a range of no length`. */
  refused: z.array(z.string()).readonly(),
});
export type SourceRecord = Readonly<z.infer<typeof recordSchema>>;

/** Fields of a listing that a source states in their final form. */
export type StatedFacts = Pick<
  Pharmacy,
  'npi' | 'phone' | 'website' | 'hours' | 'types' | 'services' | 'accepts' | 'accessibility' | 'languages'
>;

/** Compares records by authority: by kind, newest first, then by key. */
export const byAuthority = (a: SourceRecord, b: SourceRecord): number =>
  sourceKinds.indexOf(a.kind) - sourceKinds.indexOf(b.kind) ||
  compareText(b.date ?? '', a.date ?? '') ||
  compareText(a.key, b.key);

/** Compares texts by code units, for sorting. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Returns the latest of dates, `YYYY-MM-DD`, or an empty text if there is none. */
export const latestDay = (days: readonly (string | undefined)[]): string =>
  days.reduce<string>((latest, day) => (day !== undefined && day > latest ? day : latest), '');
