import { z } from 'zod';
import { minutesPerDay } from '../../src/domain/hours.ts';
import { isPharmacyId, precisions } from '../../src/domain/pharmacy.ts';
import { isPharmacySlug } from '../../src/domain/slug.ts';
import { plans, services, statedTypes } from '../../src/domain/taxonomy.ts';
import { isStateCode } from '../../src/domain/us-state.ts';

const range = z
  .object({ opens: z.int().min(0).lt(minutesPerDay), closes: z.int() })
  .refine(({ opens, closes }) => closes > opens && closes <= opens + minutesPerDay);
const ranges = z.array(range).readonly();
const week = z.object({
  mon: ranges,
  tue: ranges,
  wed: ranges,
  thu: ranges,
  fri: ranges,
  sat: ranges,
  sun: ranges,
});
const text = z.string().min(1).max(300);

/** A listing as the store keeps it. */
export const listingSchema = z.object({
  id: z.string().refine(isPharmacyId),
  slug: z.string().refine(isPharmacySlug),
  name: text,
  address: z.object({
    street: text,
    unit: text.optional(),
    city: text,
    state: z.string().refine(isStateCode),
    zip: z.string().regex(/^\d{5}$/),
  }),
  phone: z
    .string()
    .regex(/^\+1\d{10}$/)
    .optional(),
  website: z
    .string()
    .regex(/^https?:\/\//)
    .optional(),
  location: z.object({
    lat: z.number().min(-90).max(90),
    lng: z.number().min(-180).max(180),
    precision: z.enum(precisions),
  }),
  timeZone: text,
  types: z.array(z.enum(statedTypes)).readonly(),
  services: z.array(z.enum(services)).readonly(),
  hours: z
    .object({
      weekly: week,
      exceptions: z.array(z.object({ date: z.iso.date(), label: text, ranges })).readonly(),
      counter: week.optional(),
    })
    .optional(),
  brand: text.nullable().optional(),
  npi: z
    .string()
    .regex(/^\d{10}$/)
    .optional(),
  accepts: z.array(z.enum(plans)).readonly(),
  accessibility: z.object({ wheelchair: z.enum(['yes', 'limited', 'no']).optional() }),
  languages: z.array(text).readonly(),
  sources: z
    .array(z.object({ id: text, date: z.iso.date().optional(), fields: z.array(text).readonly() }))
    .min(1)
    .readonly(),
});
