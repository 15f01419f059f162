import { z } from 'zod';
import { holidayIds } from '../../../src/domain/hours/holidays.ts';
import { weekdays } from '../../../src/domain/hours/hours.ts';
import { filters } from '../../../src/domain/pharmacy/filters.ts';
import { precisions } from '../../../src/domain/pharmacy/pharmacy.ts';
import { datasetPaths } from '../../../src/domain/site/paths.ts';
import { slugify } from '../../../src/domain/text/slug.ts';
import { parseJson } from '../../cli/files/parse-json.ts';
import type { SiteFiles } from '../artefact.ts';

const ranges = z.array(z.object({ opens: z.number(), closes: z.number() }));
const schedule = z.object({
  weekly: z.record(z.enum(weekdays), ranges),
  holidays: z.partialRecord(z.enum(holidayIds), ranges).optional(),
  exceptions: z.array(z.object({ date: z.string(), label: z.string().optional(), ranges })).optional(),
  asOf: z.string().optional(),
  neverOutdated: z.literal(true).optional(),
  old: z.literal(true).optional(),
});
const listing = z.object({
  name: z.string(),
  slug: z.string(),
  address: z.object({ street: z.string(), city: z.string(), state: z.string() }),
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
const place = z.object({
  kind: z.literal('place'),
  listed: z.boolean(),
  city: z.object({ slug: z.string(), name: z.string() }),
  neighborhoods: named,
  landmarks: named,
  nearby: named,
  nearbyTowns: named.optional(),
  landing: z.array(z.object({ slug: z.string(), type: filter, service: filter, modifier: filter })),
  ownTiles: z.array(z.string()),
  otherTiles: z.array(z.string()),
});
const tile = z.object({ kind: z.literal('tile'), cell: z.string(), pharmacies: z.array(listing) });

export type Listing = z.infer<typeof listing>;
/** A city's dataset and listings. `fallback` holds other cities' listings from the same map tiles. */
export interface CityFacts extends z.infer<typeof place> {
  readonly pharmacies: readonly Listing[];
  readonly fallback: readonly Listing[];
}

/** Yields the cities and towns of a site, with the paths of their datasets. */
export async function* readCityFacts({
  latestDatasets,
  read,
  datasetHashes,
}: SiteFiles): AsyncGenerator<{ readonly file: string; readonly facts: CityFacts }> {
  const parsed = async (file: string): Promise<unknown> => parseJson((await read(file.slice(1))).toString());
  const files = [...latestDatasets].filter((file) => datasetHashes.has(file));
  const tiles = new Map<string, readonly (readonly [city: string, listing: Listing])[]>();
  for (const file of files.filter((name) => name.startsWith(datasetPaths.tile('')))) {
    const { data } = tile.safeParse(await parsed(file));
    if (data !== undefined)
      tiles.set(
        data.cell,
        data.pharmacies.map((each) => [cityOf(each), each]),
      );
  }
  for (const file of files.filter((name) => name.startsWith('/data/places/'))) {
    const { data } = place.safeParse(await parsed(file));
    if (data === undefined) continue;
    const listings = [...data.ownTiles, ...data.otherTiles].flatMap((key) => tiles.get(key) ?? []);
    const cityListings = listings.filter(([city]) => city === data.city.slug);
    const otherListings = listings.filter(([city]) => city !== data.city.slug);
    const facts = { ...data, pharmacies: cityListings.map(second), fallback: otherListings.map(second) };
    yield { file, facts };
  }
}

const cityOf = ({ address: { city, state } }: Listing): string => slugify(`${city} ${state}`);

const second = ([, each]: readonly [string, Listing]): Listing => each;
