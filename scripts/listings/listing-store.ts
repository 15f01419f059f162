import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import type { ClosedPharmacy, UnconfirmedStore } from '../../src/domain/pharmacy/unlisted-places.ts';
import { groupBy } from '../../src/domain/text/group-by.ts';
import { type CitySlug, isCitySlug, slugify } from '../../src/domain/text/slug.ts';
import { hasCode } from '../cli/files/has-code.ts';
import { parseJson } from '../cli/files/parse-json.ts';
import { refuseProblem } from '../cli/problems/refusal.ts';
import { InputError } from './import/input-error.ts';
import { latestDay } from './import/source-record.ts';
import { closedSchema, listingsSchema, unconfirmedSchema } from './listing-schema.ts';
import { type KeptSource, keptSourceSchema } from './store/source-file.ts';

/** Default folder of the listing store (the imported pharmacies). It is never committed. */
export const storeFolder = join('data', 'listings');
/** Main file of the listing store. It is written last, so that a half-written store is never read. */
export const storeFile = 'listings.json';
/** Returns the file name of the trace, which explains how the listings of a version were made. */
export const traceFile = (version: string): string => `trace-${version}.ndjson`;

/** Version of the listing store's format. Raise it with each change of the format, to refuse older stores. */
export const storeFormat = 4;

/** Schema of the listing store's main file, with its fields in the order of writing. */
export const storeSchema = z.object({
  format: z.literal(storeFormat),
  version: z.string(),
  imported: z.iso.date(),
  sources: z.array(keptSourceSchema),
  listings: listingsSchema,
  unconfirmed: z.array(unconfirmedSchema).default([]),
  closed: z.array(closedSchema).default([]),
});

export interface StoreSource {
  readonly id: string;
  readonly date?: string | undefined;
  readonly listings: number;
}

/** The listing store: imported pharmacies and their sources, with indexes. */
export interface ListingStore {
  readonly version: string;
  readonly imported: string;
  readonly listings: readonly Pharmacy[];
  readonly unconfirmed: readonly UnconfirmedStore[];
  readonly closed: readonly ClosedPharmacy[];
  readonly byCity: ReadonlyMap<CitySlug, readonly Pharmacy[]>;
  readonly sources: readonly StoreSource[];
  /** Every imported source, ordered by id. */
  readonly kept: readonly KeptSource[];
}

/** The listing store as it is kept on disk, without the indexes `byCity` and `sources`. */
export type StoredListings = Omit<ListingStore, 'byCity' | 'sources'>;

/** Reads the listing store. Undefined before the first import. Throws an InputError if damaged or old. */
export async function readListings(folder = storeFolder): Promise<ListingStore | undefined> {
  const path = join(folder, storeFile);
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
  const { sources: kept, ...store } = parseStore(path, text);
  return withIndexes({ ...store, kept });
}

/** Reads the listing store. Throws a Refusal before the first import, an InputError for a damaged store. */
export async function neededListings(folder: string): Promise<ListingStore> {
  const store = await readListings(folder);
  if (store !== undefined) return store;
  throw refuseProblem({
    file: folder,
    rule: 'there must be listings',
    remedy: 'Run npm run data -- fetch, or import FILE… first.',
  });
}

/** Adds indexes to a listing store: listings by city, and sources by how many listings show their facts. */
export function withIndexes(store: StoredListings): ListingStore {
  const { listings } = store;
  const slugOf = ({ address }: Pharmacy): string => slugify(`${address.city} ${address.state}`);
  const byCity = new Map(
    [...groupBy(listings, slugOf)].flatMap(([slug, group]) => (isCitySlug(slug) ? [[slug, group]] : [])),
  );
  return { ...store, byCity, sources: sourcesOf(listings) };
}

function parseStore(path: string, text: string): z.infer<typeof storeSchema> {
  const json = parseJson(text);
  const { data, error } = storeSchema.safeParse(json);
  if (error === undefined) return data;
  const { format } = z.object({ format: z.number() }).safeParse(json).data ?? {};
  const [issue] = error.issues;
  const fault = json === undefined ? 'not JSON' : `${issue?.path.join('.')}: ${issue?.message}`;
  throw new InputError({
    file: path,
    value: format === undefined || format === storeFormat ? fault : `format ${format}`,
    rule: 'the listing store must be whole, and of this version of the project',
    remedy: 'Remove its folder, then import or fetch every source again.',
  });
}

function sourcesOf(listings: readonly Pharmacy[]): readonly StoreSource[] {
  const mentions = listings.flatMap((listing) =>
    listing.sources.map(({ id, date }) => ({ id, date, listing })),
  );
  return [...groupBy(mentions, ({ id }) => id)]
    .map(([id, some]) => ({
      id,
      date: latestDay(some.map(({ date }) => date)) || undefined,
      // A listing may have facts of a source from several days.
      listings: new Set(some.map(({ listing }) => listing)).size,
    }))
    .toSorted((a, b) => b.listings - a.listings);
}
