import { z } from 'zod';
import { listingSchema } from '../listing-schema.ts';

/**
 * Kinds of sources, the most authoritative first. `owner`: the site's editors. `chain`: lists of its stores.
 * `community`: OpenStreetMap and licensing authorities. `register`: the NPI register.
 */
export const sourceKinds = ['owner', 'chain', 'community', 'register'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** Returns the listing id for a record's key: `osm/node/1` → `osm:node/1`. */
export const idOfKey = (key: string): string => key.replace('/', ':');

const { id, name, address, location, brand, sources, ...facts } = listingSchema.shape;
const { npi, phone, website, hours, types, services, accepts, accessibility, languages } = facts;
const { date } = sources.unwrap().element.shape;
const text = z.string().optional();
const shown = name.optional();
const day = z.iso.date().optional();
export const mostLanguages = 20;

/** Schema of what one source states about one pharmacy or store. An absent field is unknown. */
export const recordSchema = z.object({
  /** Id of the source, and the record's id in it: `nppes/1234567890`. */
  key: z.string().refine((key) => id.safeParse(idOfKey(key)).success, 'not a usable id'),
  source: z.string(),
  kind: z.enum(sourceKinds),
  date,
  /** Where the record was read, with the line on which its row begins: `stores.csv, row 12`. */
  origin: z.string(),
  provesPharmacy: z.boolean(),
  npi,
  name: shown,
  /** Registered name of the business, not shown as it is: `OAK DRUGS INC`. Absent if it names a person. */
  legalName: shown,
  tradingNames: z.array(z.string()).readonly().optional(),
  /** Taxonomy codes in the order of the NPI register: `3336C0003X`. */
  codes: z.array(z.string()).readonly().optional(),
  brand: shown,
  brandEvidence: text,
  sign: shown,
  address: address.optional(),
  /** Parts of the address, normalized for comparison (site/site-key.ts). */
  site: z
    .object({
      /** House number: `1201`, `63-19`, or `W6319` in a county's grid. Empty if there is none. */
      number: z.string(),
      /** The street in one spelling, with directions at the end: `NW 7th Street` → `7 ST NW`. */
      street: z.string(),
      /** The street's name without suffix and direction, run together: `Old Mill Rd N` → `OLDMILL`. */
      core: z.string(),
      /** Suite or unit: `200`, `5B` (also for `5-B`), or `B` in `348B Main St`. Empty if there is none. */
      unit: z.string(),
    })
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
  /** The chain's number for the shop, digits without leading zeros: `7265`. */
  branch: text,
  enumerated: day,
  /** Closing for good. `on` is its day. `citation` is set if closed-chains.csv tells it, not the source. */
  closed: z.object({ on: day, why: z.string(), citation: text }).readonly().optional(),
  /** Evidence of a temporary closing: `tagged operational_status=temporarily_closed`. */
  paused: text,
  restricted: text,
  /** Set if the record describes the whole store. Its phone may not be the pharmacy's. */
  ofStore: z.literal(true).optional(),
  /** Refused or mended facts with reasons: `hours "09:00-09:00": a range of no length`. */
  refused: z.array(z.string()).readonly(),
});
export type SourceRecord = Readonly<z.infer<typeof recordSchema>>;

/** Empty lists, for a record of a source that states none of them. */
export const noLists = {
  types: [],
  services: [],
  accepts: [],
  accessibility: {},
  languages: [],
  refused: [],
};

/** Compares records for sorting: the most authoritative kind first, then the newest, then by key. */
export const byAuthority = (a: SourceRecord, b: SourceRecord): number =>
  sourceKinds.indexOf(a.kind) - sourceKinds.indexOf(b.kind) ||
  compareText(b.date ?? '', a.date ?? '') ||
  compareText(a.key, b.key);

/** Compares texts by code units, for sorting. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Returns the latest of several days (`YYYY-MM-DD`), or `''` if there is none. */
export const latestDay = (days: readonly (string | undefined)[]): string =>
  days.reduce<string>((latest, day) => (day !== undefined && day > latest ? day : latest), '');
