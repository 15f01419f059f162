import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { z } from 'zod';
import { requireBuiltSite } from '../command-line/built-site.ts';
import { listFiles } from '../files/file-list.ts';
import { parseJson } from '../files/parse-json.ts';
import { contentVersion } from '../plan/datasets/versioned-dataset.ts';
import { parseMarker } from '../state/marker.ts';
import { markerFile } from '../state/marker-file.ts';
import { type PageFacts, readPage } from './read-page.ts';

/** A built site as the checks see it. */
export interface Artefact {
  /** Scheme and host that its addresses must start with. */
  readonly origin: string;
  /** Every published file, relative to the folder. */
  readonly files: ReadonlySet<string>;
  readonly pages: readonly PageFacts[];
  /** Pages that only lead from an earlier address to another page. */
  readonly standIns: readonly PageFacts[];
  /** By path. */
  readonly pageOf: ReadonlyMap<string, PageFacts>;
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

const filesAtOnce = 64;

/** Reads a published folder, to be checked at `now` (epoch milliseconds). Throws a Refusal when it holds no `index.html`. */
export async function readArtefact(folder: string, origin: string, now: number): Promise<Artefact> {
  requireBuiltSite(folder);
  // What no build wrote is not the site's.
  const marker = parseMarker(await readFile(join(folder, markerFile), 'utf8').catch(() => ''));
  const files = new Set((await listFiles(folder)).filter((file) => marker?.names(file) ?? true));
  const read = (file: string): Promise<Buffer> => readFile(join(folder, file));
  const named = (pattern: RegExp): readonly string[] =>
    [...files].filter((file) => pattern.test(file)).toSorted();
  // One copy of each address: the pages of a city repeat the same hundred.
  const known = new Map<string, string>();
  const one = (text: string): string => {
    const copy = known.get(text) ?? text;
    known.set(copy, copy);
    return copy;
  };
  const html = await inTurns(named(/\.html$/), async (file) => {
    // A clone: texts cut from a page would keep all of it in memory.
    const facts = structuredClone(readPage(file, (await read(file)).toString()));
    return { ...facts, links: facts.links.map(one), assets: facts.assets.map(one), ids: facts.ids.map(one) };
  });
  const pages = html.filter(({ leadsOn }) => !leadsOn);
  const datasets = await inTurns(
    named(/^data\//),
    async (file) => [`/${file}`, contentVersion(await read(file))] as const,
  );
  const manifests = await inTurns(
    named(/^manifests\//),
    async (file) => [file, datasetsOf((await read(file)).toString())] as const,
  );
  const listed = await inTurns(named(/^sitemaps\/.*\.xml$/), async (file) =>
    addressesOf((await read(file)).toString()).map((address) => [address, file] as const),
  );
  return {
    origin,
    files,
    pages,
    standIns: html.filter(({ leadsOn }) => leadsOn),
    pageOf: new Map(pages.map((page) => [page.path, page])),
    sitemap: new Map(listed.flat()),
    datasets: new Map(datasets),
    manifests: new Map(manifests),
    read,
    now,
  };
}

/** The results of `work` on all items, of which it reads a few at once: a system limits how many files may be open. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += filesAtOnce) {
    results.push(...(await Promise.all(items.slice(start, start + filesAtOnce).map(work))));
  }
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
