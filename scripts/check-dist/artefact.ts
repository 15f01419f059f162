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

/** What a built site holds beside its pages. */
export interface SiteFiles {
  /** Scheme and host that its addresses must start with. */
  readonly origin: string;
  /** Every published file, relative to the folder. */
  readonly files: ReadonlySet<string>;
  /** Addresses that the sitemaps list, with the sitemap's file. */
  readonly sitemap: ReadonlyMap<string, string>;
  /** The version of each dataset's content, by the path of its file. */
  readonly datasets: ReadonlyMap<string, string>;
  /** Paths of the dataset files that each manifest names; undefined for a file that is no manifest. */
  readonly manifests: ReadonlyMap<string, readonly string[] | undefined>;
  /** Paths of the dataset files that any manifest names: those of the latest build. */
  readonly latest: ReadonlySet<string>;
  readonly read: (file: string) => Promise<Buffer>;
  /** Time of the check, epoch milliseconds. */
  readonly now: number;
}

/** Facts that are kept of every page: a site may have a million. */
export type KnownPage = Pick<
  PageFacts,
  'file' | 'path' | 'bytes' | 'titles' | 'robots' | 'isClosed' | 'links' | 'assets' | 'ids' | 'data'
>;

/** A built site with all its pages. */
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

/** Takes note of one thing wrong with a file. */
export type Report = (file: string, problem: string, remedy: string) => void;

/** Adds what is reported to a list. */
export const reportTo =
  (findings: Finding[]): Report =>
  (file, problem, remedy) =>
    // A copy: a text that is cut from a page would keep all of it in memory.
    findings.push({ file, problem: Buffer.from(problem).toString(), remedy });

/** Checks one aspect of a whole site. */
export type SiteCheck = (site: Artefact, report: Report) => void | Promise<void>;

/** Prepares, from what a site holds beside its pages, the check of one aspect of each page by itself. */
export type PageCheck = (site: SiteFiles, report: Report) => PageLook | Promise<PageLook>;
export type PageLook = (page: PageFacts) => void;

/** Names the files of a published folder; those that no build put there are left out. */
async function publishedFiles(folder: string): Promise<ReadonlySet<string>> {
  const manifest = readManifest(folder);
  const files = await listFiles(folder);
  if (manifest === undefined || manifest === 'damaged') return new Set(files);
  const published = new Set([...manifestEntries(manifest)].map(([file]) => file));
  return new Set(files.filter((file) => published.has(file)));
}

/**
 * Reads what a published folder holds beside its pages, to be checked at `now` (epoch milliseconds).
 * Throws a Refusal when it holds no `index.html`.
 */
export async function readSiteFiles(folder: string, origin: string, now: number): Promise<SiteFiles> {
  requireBuiltSite(folder);
  const files = await publishedFiles(folder);
  // One file after the other: waiting for each takes longer than reading it.
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

/** Reads all pages of a site; `look` is given every one that is no stand-in. */
export async function readPages(site: SiteFiles, look: PageLook): Promise<Artefact> {
  const share = sharedTexts();
  const pages: KnownPage[] = [];
  const standIns: PageFacts[] = [];
  for (const file of [...site.files].filter((name) => name.endsWith('.html')).toSorted()) {
    const facts = readPage(file, (await site.read(file)).toString());
    if (facts.leadsOn) {
      standIns.push(facts);
      continue;
    }
    look(facts);
    const { path, bytes, titles, robots, isClosed, links, assets, ids, data } = facts;
    pages.push({
      ...{ file, path, bytes, isClosed, data: data.map(share) },
      ...{ titles: titles.map(share), robots: robots.map(share), links: links.map(share) },
      ...{ assets: assets.map(share), ids: ids.map(share) },
    });
  }
  return { ...site, pages, standIns, pageOf: new Map(pages.map((page) => [page.path, page])) };
}

/** Keeps one copy of each text: pages repeat addresses, and a part of a text keeps all of it in memory. */
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

/** Names the files of the datasets in a manifest; undefined for a text that is no manifest. */
function datasetsOf(json: string): readonly string[] | undefined {
  const { datasets } = manifestSchema.safeParse(parseJson(json)).data ?? {};
  return datasets && Object.entries(datasets).map(([path, version]) => `${path}.${version}.json`);
}

/** The addresses of a sitemap or sitemap index. */
export const addressesOf = (xml: string): readonly string[] =>
  DomUtils.getElementsByTagName('loc', parseDocument(xml, { xmlMode: true })).map(DomUtils.textContent);
