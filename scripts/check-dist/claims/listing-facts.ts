import { z } from 'zod';
import { holidayIds } from '../../../src/domain/hours/holiday-ids.ts';
import { weekdays } from '../../../src/domain/hours/hours.ts';
import { filters } from '../../../src/domain/pharmacy/filters.ts';
import { precisions } from '../../../src/domain/pharmacy/pharmacy.ts';
import { parseJson } from '../../cli/files/parse-json.ts';
import type { SiteFiles } from '../artefact.ts';

const ranges = z.array(z.object({ opens: z.number(), closes: z.number() }));
const schedule = z.object({
  weekly: z.record(z.enum(weekdays), ranges),
  holidays: z.partialRecord(z.enum(holidayIds), ranges).optional(),
  exceptions: z.array(z.object({ date: z.string(), label: z.string().optional(), ranges })).optional(),
  asOf: z.string().optional(),
  ageless: z.literal(true).optional(),
  old: z.literal(true).optional(),
});
const listing = z.object({
  name: z.string(),
  slug: z.string(),
  address: z.object({ street: z.string() }),
  phone: z.string().optional(),
  website: z.string().optional(),
  types: z.array(z.string()),
  services: z.array(z.string()),
  hours: z
    .object({ pharmacy: schedule.optional(), store: schedule.optional(), driveThrough: schedule.optional() })
    .optional(),
  brand: z.string().nullish(),
  accepts: z.array(z.string()),
  accessibility: z.object({ wheelchair: z.enum(['yes', 'limited', 'no']).optional() }),
  languages: z.array(z.string()),
  location: z.object({ precision: z.enum(precisions) }),
  sources: z.array(z.object({ id: z.string(), fields: z.array(z.string()) })),
});
const filter = z.enum(filters.map(({ id }) => id)).optional();
const named = z.array(z.object({ name: z.string() }));
const city = z.object({
  kind: z.literal('city'),
  listed: z.boolean(),
  city: z.object({ slug: z.string(), name: z.string() }),
  pharmacies: z.array(listing),
  fallback: z.array(listing),
  neighborhoods: named,
  landmarks: named,
  nearby: named,
  nearbyTowns: named.optional(),
  landing: z.array(z.object({ slug: z.string(), type: filter, service: filter, modifier: filter })),
});

/** What a listing states, as the published datasets have it. */
export type Listing = z.infer<typeof listing>;
/** A city's published dataset, as far as its pages' claims are held against it. */
export type CityFacts = z.infer<typeof city>;

/** Reads the cities of the latest build one by one. Other checks report broken files. */
export async function* readCityFacts({
  latest,
  read,
  datasets,
}: SiteFiles): AsyncGenerator<{ readonly file: string; readonly facts: CityFacts }> {
  for (const file of latest) {
    if (!file.startsWith('/data/cities/') || !datasets.has(file)) continue;
    const { data } = city.safeParse(parseJson((await read(file.slice(1))).toString()));
    if (data !== undefined) yield { file, facts: data };
  }
}
