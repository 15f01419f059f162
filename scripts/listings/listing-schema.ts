import { z } from 'zod';
import { holidayIds } from '../../src/domain/hours/holidays.ts';
import { clocks, minutesPerDay, weekdays } from '../../src/domain/hours/hours.ts';
import { services, statedTypes } from '../../src/domain/pharmacy/filters.ts';
import { isPharmacyId, mostUncertainMiles, plans, precisions } from '../../src/domain/pharmacy/pharmacy.ts';
import { closingReasons } from '../../src/domain/pharmacy/unlisted-places.ts';
import { isStateCode } from '../../src/domain/places/us-state.ts';
import { isCitySlug, isPharmacySlug, slugify } from '../../src/domain/text/slug.ts';
import { isShowable, longestText, tooLong } from './plain-text.ts';
import { webAddressFault } from './web-address.ts';

const range = z
  .object({ opens: z.int().min(0).lt(minutesPerDay), closes: z.int() })
  .refine(({ opens, closes }) => closes > opens && closes <= opens + minutesPerDay);
const ranges = z.array(range).readonly();
const week = z.record(z.enum(weekdays), ranges);
const text = z.string().max(longestText, tooLong).refine(isShowable, 'characters that cannot be shown');
const label = z.string().min(1).max(longestText);
const schedule = z.strictObject({
  weekly: week,
  holidays: z.partialRecord(z.enum(holidayIds), ranges).optional(),
  exceptions: z
    .array(z.object({ date: z.iso.date(), holiday: z.enum(holidayIds).optional(), ranges }))
    .readonly()
    .optional(),
  asOf: z.iso.date().optional(),
  neverOutdated: z.literal(true).optional(),
});
const longestSlug = 100;

/** Values of OpenStreetMap's tag `wheelchair` that a listing can have. */
export const wheelchairAnswers = ['yes', 'limited', 'no'] as const;

/** Schema of a listing: a pharmacy as the site shows it. */
export const listingSchema = z.object({
  id: z.string().max(longestText, tooLong).refine(isPharmacyId, 'not a usable id'),
  slug: z.string().max(longestSlug).refine(isPharmacySlug),
  name: text,
  address: z.object({
    street: text,
    unit: text.optional(),
    city: text.refine((city) => isCitySlug(slugify(`${city} al`)), 'no letters for the address of its page'),
    state: z.string().refine(isStateCode),
    zip: z.string().regex(/^\d{5}$/),
  }),
  phone: z
    .string()
    .regex(/^\+1\d{10}$/)
    .optional(),
  website: z
    .string()
    .refine((url) => webAddressFault(url) === undefined, 'not a public web address')
    .optional(),
  location: z.object({
    lat: z.number().min(-90).max(90),
    lng: z.number().min(-180).max(180),
    precision: z.enum(precisions),
    radiusMiles: z.number().positive().max(mostUncertainMiles).optional(),
  }),
  timeZone: label,
  types: z.array(z.enum(statedTypes)).readonly(),
  services: z.array(z.enum(services)).readonly(),
  hours: z
    .strictObject({
      pharmacy: schedule.optional(),
      store: schedule.optional(),
      driveThrough: schedule.optional(),
    })
    .refine((hours) => clocks.some((clock) => hours[clock] !== undefined), 'hours of no clock')
    .optional(),
  brand: text.nullable().optional(),
  npi: z
    .string()
    .regex(/^\d{10}$/)
    .optional(),
  accepts: z.array(z.enum(plans)).readonly(),
  accessibility: z.object({ wheelchair: z.enum(wheelchairAnswers).optional() }),
  languages: z.array(z.string().regex(/^[a-z]{2,3}$/)).readonly(),
  sources: z
    .array(z.object({ id: label, date: z.iso.date().optional(), fields: z.array(label).readonly() }))
    .min(1)
    .readonly(),
  mayNotServe: z.literal(true).optional(),
});

/** Schema of all listings in the listing store. Ids must differ, and slugs within a city. */
export const listingsSchema = z.array(listingSchema).superRefine((listings, context) => {
  const seen = new Set<string>();
  for (const [index, { id, slug, address }] of listings.entries()) {
    for (const name of [id, `/pharmacies/${slugify(`${address.city} ${address.state}`)}/${slug}`]) {
      if (seen.has(name))
        context.addIssue({ code: 'custom', path: [index], message: `${name} stands there twice` });
      seen.add(name);
    }
  }
});

const { id, slug, name, address, phone, website, location, timeZone, brand, sources, hours } =
  listingSchema.shape;

/** Schema of a chain's store that no source states to have a pharmacy. */
export const unconfirmedSchema = z.object({
  ...{ id, address, location, timeZone, phone, website, sources },
  brand: name,
  sign: name,
  storeHours: hours.unwrap().shape.store,
});

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
