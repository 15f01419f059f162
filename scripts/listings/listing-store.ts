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

/** The store's folder, which is never committed. */
export const storeFolder = join('data', 'listings');
/** The file that makes a store valid. The trace that it names is written before it. */
export const storeFile = 'listings.json';
/** Returns the name of the trace of a store's version. */
export const traceFile = (version: string): string => `trace-${version}.ndjson`;

/** Raised with each change of the format, so that older stores are refused. */
export const storeFormat = 4;

/** A store, in the order in which it is written (store/write-store.ts). */
export const storeSchema = z.object({
  format: z.literal(storeFormat),
  version: z.string(),
  /** Latest day on which a source was imported or fetched, `YYYY-MM-DD`. */
  imported: z.iso.date(),
  sources: z.array(keptSourceSchema),
  listings: listingsSchema,
  unconfirmed: z.array(unconfirmedSchema).default([]),
  closed: z.array(closedSchema).default([]),
});

/** A source of the listings. */
export interface StoreSource {
  readonly id: string;
  /** Newest date of its records. Absent if none has a date. */
  readonly date?: string | undefined;
  /** Listings with a fact of this source. */
  readonly listings: number;
}

/** The imported listings. */
export interface ListingStore {
  /** Content hash of the listings. */
  readonly version: string;
  readonly imported: string;
  readonly listings: readonly Pharmacy[];
  /** Stores of chains without a confirmed pharmacy. */
  readonly unconfirmed: readonly UnconfirmedStore[];
  readonly closed: readonly ClosedPharmacy[];
  /** Listings by city of their address, also of cities that are not in the lists. */
  readonly byCity: ReadonlyMap<CitySlug, readonly Pharmacy[]>;
  /** Sources of the listings' facts, most listings first. */
  readonly sources: readonly StoreSource[];
  /** Sources in the store, by id. */
  readonly kept: readonly KeptSource[];
}

/** The listings as stored, without indexes. */
export type StoredListings = Omit<ListingStore, 'byCity' | 'sources'>;

/** Reads the imported listings. Undefined before any import. Throws an InputError for a damaged store. */
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
  return indexedStore({ ...store, kept });
}

/** Reads the imported listings. Throws a Refusal before any import, and an InputError for a damaged store. */
export async function neededListings(folder: string): Promise<ListingStore> {
  const store = await readListings(folder);
  if (store !== undefined) return store;
  throw refuseProblem({
    file: folder,
    rule: 'there must be listings',
    remedy: 'Run npm run data -- fetch, or import FILE… first.',
  });
}

/** Returns a store with its indexes. */
export function indexedStore(store: StoredListings): ListingStore {
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
  const stated = listings.flatMap((listing) =>
    listing.sources.map(({ id, date }) => ({ id, date, listing })),
  );
  return [...groupBy(stated, ({ id }) => id)]
    .map(([id, some]) => ({
      id,
      date: latestDay(some.map(({ date }) => date)) || undefined,
      // A listing may have facts of a source from several days.
      listings: new Set(some.map(({ listing }) => listing)).size,
    }))
    .toSorted((a, b) => b.listings - a.listings);
}
