import { z } from 'zod';
import { type SourceRecord, sourceKinds } from '../import/source-record.ts';
import { listingSchema } from '../listing-schema.ts';
import { droppedSchema } from '../listing-trace.ts';
import type { SiteKey } from '../site/site-key.ts';

const { npi, phone, website, hours, types, services, accepts, accessibility, languages, ...listing } =
  listingSchema.shape;
const text = z.string().optional();

const siteShape = {
  number: z.string(),
  street: z.string(),
  core: z.string(),
  unit: z.string(),
} satisfies Record<keyof SiteKey, z.ZodType>;

/** Every field of a record: one that is not named here would be lost between two imports, and does not compile. */
const recordShape = {
  ...{ npi, phone, website, hours, types, services, accepts, accessibility, languages },
  key: z.string(),
  source: z.string(),
  kind: z.enum(sourceKinds),
  date: z.iso.date().optional(),
  origin: z.string(),
  provesPharmacy: z.boolean(),
  name: text,
  legalName: text,
  tradingNames: z.array(z.string()).readonly().optional(),
  codes: z.array(z.string()).readonly().optional(),
  brand: text,
  brandEvidence: text,
  sign: text,
  address: listing.address.optional(),
  site: z.object(siteShape).optional(),
  location: listing.location.optional(),
  branch: text,
  enumerated: z.iso.date().optional(),
  closed: z
    .object({ on: z.iso.date().optional(), why: z.string(), citation: z.string().optional() })
    .optional(),
  paused: text,
  restricted: text,
  ofStore: z.literal(true).optional(),
  refused: z.array(z.string()).readonly(),
} satisfies Record<keyof SourceRecord, z.ZodType>;

const recordSchema: z.ZodType<SourceRecord> = z.object(recordShape);

/** Where an address lies, as whoever was asked for it said. */
const placedSchema = z.object({
  /** The address as it was asked for (online/census-geocoder.ts). */
  address: z.string(),
  location: listing.location,
  date: z.iso.date().optional(),
});
export type PlacedAddress = Readonly<z.infer<typeof placedSchema>>;

/** One line of a source's file, after its head. */
export const sourceLineSchema = z.union([
  z.strictObject({ record: recordSchema }),
  z.strictObject({ point: recordSchema }),
  z.strictObject({ placed: placedSchema }),
  z.strictObject({ dropped: droppedSchema }),
]);
