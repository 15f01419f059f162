import { z } from 'zod';
import { closingReasons } from '../../src/domain/pharmacy/unlisted-places.ts';
import { listingSchema } from './listing-schema.ts';

const { id, slug, name, address, phone, website, location, timeZone, brand, sources, hours } =
  listingSchema.shape;

/** A store of a chain whose pharmacy no source confirms, as the store keeps it. */
export const unconfirmedSchema = z.object({
  ...{ id, address, location, timeZone, phone, website, sources },
  brand: name,
  sign: name,
  storeHours: hours.unwrap().shape.store,
});

/** A pharmacy that is no longer there, as the store keeps it. */
export const closedSchema = z.object({
  ...{ id, slug, name, address, location, brand, sources },
  why: z.enum(closingReasons),
  closedOn: z.iso.date().optional(),
  missedOn: z.iso.date().optional(),
  word: z
    .object({
      source: sources.unwrap().element.shape.id.optional(),
      date: z.iso.date().optional(),
      citation: z.string().min(1).max(200).optional(),
    })
    .optional(),
  note: name.optional(),
  nextId: id.optional(),
});
