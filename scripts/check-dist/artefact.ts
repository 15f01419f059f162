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

/** The file names, sitemaps and datasets of a built site, read before its pages. */
export interface SiteFiles {
  readonly origin: string;
  readonly files: ReadonlySet<string>;
  /** Maps a URL to the sitemap file that lists it: `sitemaps/alabama.xml`. */
  readonly sitemap: ReadonlyMap<string, string>;
  readonly datasetHashes: ReadonlyMap<string, string>;
  /** Maps a manifest's file to the dataset paths that it lists (`/data/…`); undefined for a damaged one. */
  readonly manifests: ReadonlyMap<string, readonly string[] | undefined>;
  readonly latestDatasets: ReadonlySet<string>;
  readonly read: (file: string) => Promise<Buffer>;
  readonly now: number;
}

/** The facts of a page that are kept in memory. */
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
  readonly standIns: readonly PageFacts[];
  readonly pageByPath: ReadonlyMap<string, KnownPage>;
}

export interface Finding {
  readonly file: string;
  readonly problem: string;
  readonly remedy: string;
}

export type Report = (file: string, problem: string, remedy: string) => void;

/** Returns a `Report` that adds each reported finding to `findings`. */
export const reportTo =
  (findings: Finding[]): Report =>
  (file, problem, remedy) =>
    // Copied: a part of a page's text would keep the whole page in memory.
    findings.push({ file, problem: Buffer.from(problem).toString(), remedy });

export type SiteCheck = (site: Artefact, report: Report) => void | Promise<void>;

/** A check of pages: takes the site's files, and returns a function that checks one page. */
export type PageCheck = (site: SiteFiles, report: Report) => InspectPage | Promise<InspectPage>;
export type InspectPage = (page: PageFacts) => void;

async function publishedFiles(folder: string): Promise<ReadonlySet<string>> {
  const manifest = readManifest(folder);
  const files = await listFiles(folder);
  if (manifest === undefined || manifest === 'damaged') return new Set(files);
  const published = new Set([...manifestEntries(manifest)].map(([file]) => file));
  return new Set(files.filter((file) => published.has(file)));
}

/**
 * Reads the sitemaps, datasets and manifests of a published folder. `now` is the time of the check in
 * milliseconds since 1970. Throws a Refusal if `index.html` is missing.
 */
export async function readSiteFiles(folder: string, origin: string, now: number): Promise<SiteFiles> {
  requireBuiltSite(folder);
  const files = await publishedFiles(folder);
  // Synchronous: waiting for a file takes longer than reading it.
  const read = async (file: string): Promise<Buffer> => readFileSync(join(folder, file));
  const sitemap = new Map<string, string>();
  const datasetHashes = new Map<string, string>();
  const manifests = new Map<string, readonly string[] | undefined>();
  for (const file of [...files].toSorted()) {
    if (file.startsWith('data/')) datasetHashes.set(`/${file}`, contentVersion(await read(file)));
    else if (file.startsWith('manifests/')) manifests.set(file, datasetsOf((await read(file)).toString()));
    else if (/^sitemaps\/.*\.xml$/.test(file))
      for (const address of sitemapUrls((await read(file)).toString())) sitemap.set(address, file);
  }
  const latestDatasets = new Set([...manifests.values()].flatMap((named) => named ?? []));
  return { origin, files, sitemap, datasetHashes, manifests, latestDatasets, read, now };
}

/** Calls `inspect` with each HTML page but redirects (`standIns`), and returns the site with its pages. */
export async function readPages(site: SiteFiles, inspect: InspectPage): Promise<Artefact> {
  const share = shareEqualTexts();
  const pages: KnownPage[] = [];
  const standIns: PageFacts[] = [];
  for (const file of [...site.files].filter((name) => name.endsWith('.html')).toSorted()) {
    const facts = readPage(file, (await site.read(file)).toString());
    // It redirects from a former address.
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
  return { ...site, pages, standIns, pageByPath: new Map(pages.map((page) => [page.path, page])) };
}

function shareEqualTexts(): (text: string) => string {
  const copies = new Map<string, string>();
  return (text) => {
    const copy = copies.get(text) ?? Buffer.from(text).toString();
    copies.set(copy, copy);
    return copy;
  };
}

/** Returns the files and pages of a published folder, as readSiteFiles and readPages do. */
export const readArtefact = async (folder: string, origin: string, now: number): Promise<Artefact> =>
  readPages(await readSiteFiles(folder, origin, now), () => undefined);

const manifestSchema = z.object({ app: z.string(), datasets: z.record(z.string(), z.string()) });

function datasetsOf(json: string): readonly string[] | undefined {
  const { datasets } = manifestSchema.safeParse(parseJson(json)).data ?? {};
  return datasets && Object.entries(datasets).map(([path, version]) => `${path}.${version}.json`);
}

/** Returns the URLs in a sitemap or sitemap index. */
export const sitemapUrls = (xml: string): readonly string[] =>
  DomUtils.getElementsByTagName('loc', parseDocument(xml, { xmlMode: true })).map(DomUtils.textContent);
