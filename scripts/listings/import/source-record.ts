import { z } from 'zod';
import { listingSchema } from '../listing-schema.ts';

/**
 * Lists the kinds of sources, the most authoritative first. `owner`: the site's editors; `chain`: lists of
 * chains' stores; `community`: OpenStreetMap and licensing authorities; `register`: the NPI register, and
 * lists that only locate pharmacies.
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
  /** Place of the record in its file, a row by the line on which it begins: `stores.csv, row 12`. */
  origin: z.string(),
  provesPharmacy: z.boolean(),
  npi,
  name: shown,
  /**
   * Registered name of the business: `OAK DRUGS INC`; absent if it names a person. Used to compare and judge
   * records; no page shows it as it is.
   */
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
      /** Empty if there is none. Forms: `1201`, `63-19`, and `W6319` in a county's grid. */
      number: z.string(),
      /** Words in one spelling, with directions at the end: `NW 7th Street` → `7 ST NW`. */
      street: z.string(),
      /** The street's name without suffix and direction, run together: `Old Mill Rd N` → `OLDMILL`. */
      core: z.string(),
      /** Suite or unit: `200`, `5B` (also for `5-B`). Else what stands with the number: `B` of `348B`. */
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
  /** `on` is the day if known. `citation` is set only if closed-chains.csv, not the source, says so. */
  closed: z.object({ on: day, why: z.string(), citation: text }).readonly().optional(),
  /** Evidence of a temporary closing: `tagged operational_status=temporarily_closed`. */
  paused: text,
  restricted: text,
  /** Set if the record describes the whole store, so that its phone may not be the pharmacy's. */
  ofStore: z.literal(true).optional(),
  /** Refused or mended facts with reasons: `hours "09:00-09:00": a range of no length`. */
  refused: z.array(z.string()).readonly(),
});
export type SourceRecord = Readonly<z.infer<typeof recordSchema>>;

/** The lists of a record that states nothing of them. */
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
