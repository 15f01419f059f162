import { hash } from 'node:crypto';
import { closeSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import type { ClosedPharmacy, UnconfirmedStore } from '../../src/domain/pharmacy/unlisted-places.ts';
import { groupBy } from '../../src/domain/text/group-by.ts';
import { type CitySlug, isCitySlug, slugify } from '../../src/domain/text/slug.ts';
import { lockFile, UnlockableFile } from '../cli/files/file-lock.ts';
import { hasCode } from '../cli/files/has-code.ts';
import { parseJson } from '../cli/files/parse-json.ts';
import { replaceFiles } from '../cli/files/replace-file.ts';
import { refuseProblem } from '../cli/problems/refusal.ts';
import { listDirectory } from '../lists/list-directory.ts';
import type { Assembled } from './import/assemble-listings.ts';
import { InputError } from './import/input-error.ts';
import { latestDay } from './import/source-record.ts';
import { closedSchema, listingsSchema, unconfirmedSchema } from './listing-schema.ts';
import {
  type KeptSource,
  keptSourceSchema,
  readSource,
  type Source,
  sourceFile,
  sourcesFolder,
} from './store/source-file.ts';

/** Default folder of the listing store (the imported pharmacies). It is never committed. */
export const storeFolder = join('data', 'listings');
/** Path of the committed extract of the NPI register: pharmacies in and around the listed cities. */
export const snapshotFile = join(listDirectory, 'register.csv');
/** Name of the listing store's main file, which is written last. */
export const storeFile = 'listings.json';
/** Returns the name of the file that tells how the listings of a version were made. */
export const traceFile = (version: string): string => `trace-${version}.ndjson`;

/** Version of the listing store's format. Raise it with each change of the format, to refuse older stores. */
const storeFormat = 4;

/** Schema of the listing store's main file, with its fields in the order of writing. */
const storeSchema = z.object({
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
  /** Entries of all imported sources, ordered by id. */
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

/** Adds indexes to a listing store: listings by city, and sources by number of listings. */
export function withIndexes(store: StoredListings): ListingStore {
  const { listings } = store;
  const slugOf = ({ address }: Pharmacy): string => slugify(`${address.city} ${address.state}`);
  const byCity = new Map(
    [...groupBy(listings, slugOf)].flatMap(([slug, group]) => (isCitySlug(slug) ? [[slug, group]] : [])),
  );
  return { ...store, byCity, sources: sourcesOf(listings) };
}

/** The listing store as read before a change. A damaged source has an InputError in its place. */
export interface OpenStore extends Pick<ListingStore, 'listings' | 'closed'> {
  readonly sources: ReadonlyMap<string, Source | InputError>;
}

/** Reads the listing store, empty before the first import. Throws an InputError for a damaged main file. */
export async function openStore(folder: string): Promise<OpenStore> {
  const { listings = [], closed = [], kept = [] } = (await readListings(folder)) ?? {};
  const sources = new Map<string, Source | InputError>();
  for (const { id, file } of kept) {
    const source = await readSource(folder, file).catch((error: unknown) => {
      if (error instanceof InputError) return error;
      throw error;
    });
    sources.set(id, source);
  }
  return { listings, closed, sources };
}

/** Returns a source of the listing store, or undefined if the source is missing or damaged. */
export function undamagedSource({ sources }: OpenStore, id: string): Source | undefined {
  const source = sources.get(id);
  return source instanceof InputError ? undefined : source;
}

/** Returns the sources without the excluded ones. Throws an InputError if one of the rest is damaged. */
export const sourcesExcept = ({ sources }: OpenStore, excludedIds: ReadonlySet<string>): readonly Source[] =>
  [...sources].flatMap(([id, source]) => {
    if (excludedIds.has(id)) return [];
    if (source instanceof InputError) throw source;
    return source;
  });

/** Runs `work` while the listing store is locked. Throws an InputError if it cannot be locked. */
export async function withStoreLock<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'lock');
  const lock = await lockFile(file, { make: true }).catch((error: unknown) => {
    if (!(error instanceof UnlockableFile)) throw error;
    throw new InputError({
      file,
      value: error.message,
      rule: 'the file system must be able to lock a file',
      remedy: 'Choose a folder on a local disk with --store.',
    });
  });
  if (lock === undefined)
    throw new InputError({
      file,
      rule: 'another import or fetch is at work in this store',
      remedy: 'Wait for it to end, and run the command again.',
    });
  return work().finally(() => closeSync(lock));
}

interface NewStore extends Partial<Assembled> {
  readonly listings: readonly Pharmacy[];
  readonly sources?: readonly Source[];
  readonly today: string;
}

/** Writes the listing store so that a failure leaves the previous one valid. Rejects with that failure. */
export async function writeStore(
  folder: string,
  { listings, unconfirmed = [], closed = [], trace = [], sources = [], today }: NewStore,
): Promise<void> {
  const files = sources.map(sourceFile).toSorted((a, b) => (a.kept.id < b.kept.id ? -1 : 1));
  const lines = trace.map((entry) => `${JSON.stringify(entry)}\n`).join('');
  const version = hash('sha256', JSON.stringify([listings, unconfirmed, closed]) + lines).slice(0, 12);
  const days = sources.map(({ day }) => day).toSorted();
  const store = { format: storeFormat, version, imported: days.at(-1) ?? today };
  const entries = files.map((file) => file.kept);
  // Parsed, so that the values and their order are those that will be read.
  const index = storeSchema.parse({ ...store, sources: entries, listings, unconfirmed, closed });
  const sourcesPath = join(folder, sourcesFolder);
  await mkdir(sourcesPath, { recursive: true });
  // Drafts of a killed process may have the name of a new draft.
  for (const place of [folder, sourcesPath]) await removeFrom(place, (name) => /\.\d+\.tmp$/.test(name));
  const texts = new Map(files.map(({ kept: { file }, text }) => [join(sourcesPath, file), text]));
  texts.set(join(folder, traceFile(version)), lines);
  texts.set(join(folder, storeFile), `${JSON.stringify(index)}\n`);
  await replaceFiles(texts).catch((error: unknown) => {
    // The error of a full disk has no path.
    throw error instanceof Error && !('path' in error) ? Object.assign(error, { path: folder }) : error;
  });
  await removeFrom(sourcesPath, (name) => entries.every(({ file }) => file !== name));
  await removeFrom(folder, (name) => /^trace-.*\.ndjson$/.test(name) && name !== traceFile(version));
}

async function removeFrom(folder: string, isLeftover: (name: string) => boolean): Promise<void> {
  for (const name of await readdir(folder)) if (isLeftover(name)) await rm(join(folder, name));
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
