import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { z } from 'zod';
import { requireBuiltSite } from '../build/built-site.ts';
import { parseMarker } from '../build/state/marker.ts';
import { markerFile } from '../build/state/marker-file.ts';
import { listFiles } from '../cli/files/file-list.ts';
import { parseJson } from '../cli/files/parse-json.ts';
import { contentVersion } from '../plan/datasets/versioned-dataset.ts';
import { type PageFacts, readPage } from './read-page.ts';

/** What a built site holds beside its pages. */
export interface SiteFiles {
  /** Scheme and host that its addresses must start with. */
  readonly origin: string;
  /** Every published file, relative to the folder. */
  readonly files: ReadonlySet<string>;
  /** Addresses that the sitemaps list, with the sitemap's file. */
  readonly sitemap: ReadonlyMap<string, string>;
  /** The version that each dataset's content has, by the path of its file. */
  readonly datasets: ReadonlyMap<string, string>;
  /** The datasets that each manifest names, by the paths of their files; undefined for what is no manifest. */
  readonly manifests: ReadonlyMap<string, readonly string[] | undefined>;
  readonly read: (file: string) => Promise<Buffer>;
  /** When it is checked, epoch milliseconds. */
  readonly now: number;
}

/** What is known of a page when all have been read: a site may have a million. */
export type KnownPage = Pick<
  PageFacts,
  'file' | 'path' | 'bytes' | 'titles' | 'robots' | 'isClosed' | 'links' | 'assets' | 'ids' | 'dataset'
>;

/** A built site as the checks of all its pages see it. */
export interface Artefact extends SiteFiles {
  readonly pages: readonly KnownPage[];
  /** Pages that only lead from an earlier address to another page. */
  readonly standIns: readonly PageFacts[];
  /** By path. */
  readonly pageOf: ReadonlyMap<string, KnownPage>;
}

/** One thing wrong with the built site. */
export interface Finding {
  readonly file: string;
  readonly problem: string;
  readonly remedy: string;
}

export const finding = (file: string, problem: string, remedy: string): Finding => ({
  file,
  problem,
  remedy,
});

/** Looks at the whole site and tells everything that is wrong with one aspect of it. */
export type Check = (artefact: Artefact) => readonly Finding[] | Promise<readonly Finding[]>;

/** Tells what is wrong with one aspect of a page by itself, while all of it is at hand. */
export type PageLook = (page: PageFacts) => readonly Finding[];

/** Prepares a look at each page, from what the site holds beside them. */
export type PageCheck = (site: SiteFiles) => PageLook | Promise<PageLook>;

const filesAtOnce = 64;

/** Reads what a published folder holds beside its pages, to be checked at `now` (epoch milliseconds). Throws a Refusal when it holds no `index.html`. */
export async function readSiteFiles(folder: string, origin: string, now: number): Promise<SiteFiles> {
  requireBuiltSite(folder);
  // What no build wrote is not the site's.
  const marker = parseMarker(await readFile(join(folder, markerFile), 'utf8').catch(() => ''));
  const files = new Set((await listFiles(folder)).filter((file) => marker?.names(file) ?? true));
  const read = (file: string): Promise<Buffer> => readFile(join(folder, file));
  const datasets = await inTurns(
    named(files, /^data\//),
    async (file) => [`/${file}`, contentVersion(await read(file))] as const,
  );
  const manifests = await inTurns(
    named(files, /^manifests\//),
    async (file) => [file, datasetsOf((await read(file)).toString())] as const,
  );
  const listed = await inTurns(named(files, /^sitemaps\/.*\.xml$/), async (file) =>
    addressesOf((await read(file)).toString()).map((address) => [address, file] as const),
  );
  return {
    ...{ origin, files, read, now },
    sitemap: new Map(listed.flat()),
    datasets: new Map(datasets),
    manifests: new Map(manifests),
  };
}

/** Reads a site's pages, one after the other in the order of their files. `look` is given each that is no stand-in, whole. */
export async function readPages(site: SiteFiles, look: (page: PageFacts) => void): Promise<Artefact> {
  // One copy of each: the pages of a city repeat the same hundred addresses, those of a kind the same assets.
  const one = oneOf((text: string) => text);
  const list = oneOf((texts: readonly string[]) => texts.join('\n'));
  const pages: KnownPage[] = [];
  const standIns: PageFacts[] = [];
  for (const group of inGroups(named(site.files, /\.html$/)))
    for (const { file, html } of await Promise.all(
      group.map(async (file) => ({ file, html: (await site.read(file)).toString() })),
    )) {
      const facts = readPage(file, html);
      // A clone: texts cut from a page would keep all of it in memory.
      if (facts.leadsOn) standIns.push(structuredClone(facts));
      else {
        look(facts);
        const page = structuredClone(knownOf(facts));
        const { path, links, assets, ids, robots, dataset } = page;
        pages.push({
          ...page,
          ...{ links: links.map(one), assets: list(assets), ids: list(ids), robots: list(robots) },
          ...{ file, path: one(path), dataset: dataset && one(dataset) },
        });
      }
    }
  return { ...site, pages, standIns, pageOf: new Map(pages.map((page) => [page.path, page])) };
}

/** Gives of all values with the same key the first. */
function oneOf<Value>(keyOf: (value: Value) => string): (value: Value) => Value {
  const known = new Map<string, Value>();
  return (value) => {
    const key = keyOf(value);
    const found = known.get(key);
    if (found !== undefined) return found;
    known.set(key, value);
    return value;
  };
}

const knownOf = ({
  file,
  path,
  bytes,
  titles,
  robots,
  isClosed,
  links,
  assets,
  ids,
  dataset,
}: PageFacts): KnownPage => ({
  ...{ file, path, bytes, titles, robots, isClosed, links, assets, ids, dataset },
});

/** Reads a published folder (readSiteFiles, readPages) without a look at its pages. */
export const readArtefact = async (folder: string, origin: string, now: number): Promise<Artefact> =>
  readPages(await readSiteFiles(folder, origin, now), () => undefined);

const named = (files: ReadonlySet<string>, pattern: RegExp): readonly string[] =>
  [...files].filter((file) => pattern.test(file)).toSorted();

/** The items, a few at once: a system limits how many files may be open. */
function* inGroups<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += filesAtOnce)
    yield items.slice(start, start + filesAtOnce);
}

/** The results of `work` on all items, of which it reads a few at once. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const group of inGroups(items)) results.push(...(await Promise.all(group.map(work))));
  return results;
}

const manifestSchema = z.object({ app: z.string(), datasets: z.record(z.string(), z.string()) });

/** The files of the datasets that a manifest names. */
function datasetsOf(json: string): readonly string[] | undefined {
  const { datasets } = manifestSchema.safeParse(parseJson(json)).data ?? {};
  return datasets && Object.entries(datasets).map(([path, version]) => `${path}.${version}.json`);
}

/** The addresses of a sitemap or sitemap index. */
export const addressesOf = (xml: string): readonly string[] =>
  DomUtils.getElementsByTagName('loc', parseDocument(xml, { xmlMode: true })).map(DomUtils.textContent);
