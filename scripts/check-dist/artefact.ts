import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { z } from 'zod';
import { manifestEntries, readManifest } from '../build/manifest.ts';
import { listFiles } from '../cli/files/file-list.ts';
import { parseJson } from '../cli/files/parse-json.ts';
import { requireBuiltSite } from '../cli/problems/built-site.ts';
import { contentVersion } from '../plan/page-group.ts';
import { type PageFacts, readPage } from './page/read-page.ts';

/** What a built site holds besides its pages. */
export interface SiteFiles {
  /** Scheme and host that its addresses must start with. */
  readonly origin: string;
  /** Every published file, relative to the published folder. */
  readonly files: ReadonlySet<string>;
  /** Addresses that the sitemaps list, each with its sitemap's file. */
  readonly sitemap: ReadonlyMap<string, string>;
  /** Version of each dataset's content, by the path of its file. */
  readonly datasets: ReadonlyMap<string, string>;
  /** Dataset files that each manifest names, by the manifest's file; undefined for a damaged manifest. */
  readonly manifests: ReadonlyMap<string, readonly string[] | undefined>;
  /** Dataset files of the latest build: all that a manifest names. */
  readonly latest: ReadonlySet<string>;
  readonly read: (file: string) => Promise<Buffer>;
  /** Time of the check, in milliseconds since 1970. */
  readonly now: number;
}

/** Facts of a page that are kept in memory: a site may have a million pages. */
export type KnownPage = Pick<
  PageFacts,
  | 'file'
  | 'path'
  | 'bytes'
  | 'titles'
  | 'robots'
  | 'opensSamples'
  | 'isClosed'
  | 'links'
  | 'assets'
  | 'ids'
  | 'data'
>;

export interface Artefact extends SiteFiles {
  readonly pages: readonly KnownPage[];
  /** Stand-in pages, which only lead from a former address to another page. */
  readonly standIns: readonly PageFacts[];
  /** By path. */
  readonly pageOf: ReadonlyMap<string, KnownPage>;
}

export interface Finding {
  readonly file: string;
  readonly problem: string;
  readonly remedy: string;
}

export type Report = (file: string, problem: string, remedy: string) => void;

/** Returns a `Report` that adds findings to a list. */
export const reportTo =
  (findings: Finding[]): Report =>
  (file, problem, remedy) =>
    // Copied: a part of a page's text would keep the whole page in memory.
    findings.push({ file, problem: Buffer.from(problem).toString(), remedy });

export type SiteCheck = (site: Artefact, report: Report) => void | Promise<void>;

/** Prepares the check of one aspect of each page by itself, from what a site holds besides its pages. */
export type PageCheck = (site: SiteFiles, report: Report) => InspectPage | Promise<InspectPage>;
export type InspectPage = (page: PageFacts) => void;

/** Lists the files of a published folder without those that no build wrote. */
async function publishedFiles(folder: string): Promise<ReadonlySet<string>> {
  const manifest = readManifest(folder);
  const files = await listFiles(folder);
  if (manifest === undefined || manifest === 'damaged') return new Set(files);
  const published = new Set([...manifestEntries(manifest)].map(([file]) => file));
  return new Set(files.filter((file) => published.has(file)));
}

/**
 * Reads what a published folder holds besides its pages. `now` is the time of the check (milliseconds since
 * 1970). Throws a Refusal if it holds no `index.html`.
 */
export async function readSiteFiles(folder: string, origin: string, now: number): Promise<SiteFiles> {
  requireBuiltSite(folder);
  const files = await publishedFiles(folder);
  // Synchronous: waiting for a file takes longer than reading it.
  const read = async (file: string): Promise<Buffer> => readFileSync(join(folder, file));
  const sitemap = new Map<string, string>();
  const datasets = new Map<string, string>();
  const manifests = new Map<string, readonly string[] | undefined>();
  for (const file of [...files].toSorted()) {
    if (file.startsWith('data/')) datasets.set(`/${file}`, contentVersion(await read(file)));
    else if (file.startsWith('manifests/')) manifests.set(file, datasetsOf((await read(file)).toString()));
    else if (/^sitemaps\/.*\.xml$/.test(file))
      for (const address of addressesOf((await read(file)).toString())) sitemap.set(address, file);
  }
  const latest = new Set([...manifests.values()].flatMap((named) => named ?? []));
  return { origin, files, sitemap, datasets, manifests, latest, read, now };
}

/** Reads all pages of a site, and passes each page but the stand-ins to `inspect`. */
export async function readPages(site: SiteFiles, inspect: InspectPage): Promise<Artefact> {
  const share = sharedTexts();
  const pages: KnownPage[] = [];
  const standIns: PageFacts[] = [];
  for (const file of [...site.files].filter((name) => name.endsWith('.html')).toSorted()) {
    const facts = readPage(file, (await site.read(file)).toString());
    if (facts.isRedirect) {
      standIns.push(facts);
      continue;
    }
    inspect(facts);
    const { path, bytes, titles, robots, opensSamples, isClosed, links, assets, ids, data } = facts;
    pages.push({
      ...{ file, path, bytes, opensSamples, isClosed, data: data.map(share) },
      ...{ titles: titles.map(share), robots: robots.map(share), links: links.map(share) },
      ...{ assets: assets.map(share), ids: ids.map(share) },
    });
  }
  return { ...site, pages, standIns, pageOf: new Map(pages.map((page) => [page.path, page])) };
}

/** Returns a function that keeps one copy of equal texts, since pages repeat addresses. */
function sharedTexts(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const copy = known.get(text) ?? Buffer.from(text).toString();
    known.set(copy, copy);
    return copy;
  };
}

/** Reads a published folder and its pages as `readSiteFiles` and `readPages` do. */
export const readArtefact = async (folder: string, origin: string, now: number): Promise<Artefact> =>
  readPages(await readSiteFiles(folder, origin, now), () => undefined);

const manifestSchema = z.object({ app: z.string(), datasets: z.record(z.string(), z.string()) });

/** Returns the dataset files in a manifest's text; undefined for any other text. */
function datasetsOf(json: string): readonly string[] | undefined {
  const { datasets } = manifestSchema.safeParse(parseJson(json)).data ?? {};
  return datasets && Object.entries(datasets).map(([path, version]) => `${path}.${version}.json`);
}

/** Returns the addresses in a sitemap or sitemap index. */
export const addressesOf = (xml: string): readonly string[] =>
  DomUtils.getElementsByTagName('loc', parseDocument(xml, { xmlMode: true })).map(DomUtils.textContent);
