import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { indexReasons } from '../../src/domain/site/indexability.ts';
import { isSitePath, type SitePath } from '../../src/domain/site/paths.ts';
import { hasCode } from '../cli/files/has-code.ts';
import { parseJson } from '../cli/files/parse-json.ts';

/** Name of the file in a published folder that says what a build published. */
export const manifestFile = '.pharmacy-directory-build.json';

/** Name of the manifest while it is being written. */
export const nextManifestFile = `${manifestFile}.new`;

/** Kinds of listings: fictional `samples`, `imported` ones of a listing store, the US `register` (NPPES). */
export const listingsKinds = ['samples', 'imported', 'register'] as const;
export type ListingsKind = (typeof listingsKinds)[number];

const entrySchema = z.object({
  bytes: z.number(),
  /** Time of the last change, in whole milliseconds since 1970. */
  modified: z.number(),
  digest: z.string(),
});

export type FileEntry = Readonly<z.infer<typeof entrySchema>>;

const sitePath = z.custom<SitePath>((value) => typeof value === 'string' && isSitePath(value));

/** A published dataset: its path, the dataset manifest that lists it, and the version in its file name. */
export const datasetSchema = z.object({ path: sitePath, manifest: sitePath, version: z.string() });
export type PublishedDataset = Readonly<z.infer<typeof datasetSchema>>;

const pageSchema = entrySchema.extend({
  file: z.string(),
  reasons: z.array(z.enum(indexReasons)).readonly(),
});
export type PublishedPage = Readonly<z.infer<typeof pageSchema>>;

const groupSchema = z.object({
  inputs: z.string(),
  datasets: z.array(datasetSchema).readonly(),
  pages: z.array(pageSchema).readonly(),
  /** Hash of the data files' names of all pages of a page group; absent if it has no pages. */
  shown: z.string().optional(),
});
export type PublishedGroup = Readonly<z.infer<typeof groupSchema>>;

/** Maps a page group's id to what is published of the group, in the order of the plan. */
export type SiteGroups = ReadonlyMap<string, PublishedGroup>;

const identitySchema = z.object({
  /** `YYYY-MM-DD`, UTC: the day as of which the pages state opening hours. */
  day: z.iso.date(),
  inputs: z.string(),
  code: z.string(),
  client: z.string(),
  node: z.string(),
  /** Maps a setting's name, such as `siteOrigin`, to a digest of its value. */
  settings: z.record(z.string(), z.string()),
});

export type PartIdentity = Readonly<z.infer<typeof identitySchema>>;

const manifestSchema = z.object({
  format: z.literal(2),
  about: z.string(),
  /** `publishing` while the folder may hold files of two builds. */
  status: z.enum(['publishing', 'published']),
  kind: z.enum(listingsKinds),
  listings: z.number(),
  common: z.string(),
  groups: z.record(z.string(), groupSchema),
  files: z.record(z.string(), entrySchema),
  shard: z.object({ index: z.number(), count: z.number(), identity: identitySchema }).optional(),
  leaving: z.array(z.string()).readonly(),
});

/** The record of what a build published and from which inputs. */
export type Manifest = Readonly<z.infer<typeof manifestSchema>>;

/** Reads a published folder's manifest. Undefined if there is none, `damaged` if it is not valid. */
export function readManifest(out: string): Manifest | 'damaged' | undefined {
  const text = readPublished(out, manifestFile);
  return text && (manifestSchema.safeParse(parseJson(`${text}`)).data ?? 'damaged');
}

/** Reads a file of a folder. Undefined if there is no such file. Throws other system errors. */
export function readPublished(folder: string, file: string): Buffer | undefined {
  try {
    return readFileSync(join(folder, file));
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR')) return undefined;
    throw error;
  }
}

/** Replaces a published folder's manifest in one step. First locks the new file. Throws system errors. */
export async function writeManifest(
  out: string,
  manifest: Omit<Manifest, 'format' | 'about'>,
  lock: (file: string) => Promise<void> = async () => undefined,
): Promise<void> {
  const about = 'The build that made this folder keeps it. Files that are not named here are left alone.';
  const next = join(out, nextManifestFile);
  try {
    writeFileSync(next, `${JSON.stringify({ format: 2, about, ...manifest } satisfies Manifest)}\n`);
    await lock(next);
    renameSync(next, join(out, manifestFile));
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
}

/** Yields the files that a manifest names, with size, time and digest. */
export function* manifestEntries({
  groups,
  files,
}: Pick<Manifest, 'groups' | 'files'>): Generator<readonly [file: string, entry: FileEntry]> {
  for (const { pages } of Object.values(groups)) for (const page of pages) yield [page.file, page];
  yield* Object.entries(files);
}
