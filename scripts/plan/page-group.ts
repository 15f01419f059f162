import { hash } from 'node:crypto';
import { shownDataset } from '../../src/domain/site/city-data.ts';
import type { Dataset, ShownDataset } from '../../src/domain/site/dataset.ts';
import { type PageIdentity, type PageRef, pageRef } from '../../src/domain/site/page-ref.ts';
import { datasetFile, manifestPaths, type SitePath } from '../../src/domain/site/paths.ts';
import { memoize } from '../../src/domain/text/memoize.ts';
import type { CitySlug } from '../../src/domain/text/slug.ts';

export interface GroupData {
  readonly path: SitePath;
  readonly manifest: SitePath;
  readonly make: () => Dataset;
  readonly makePlace?: (() => MadeData) | undefined;
  /** True for a tile; pages of many groups show it, so its file is made once and kept. */
  readonly isShared?: true | undefined;
  /**
   * Returns everything but the code that determines the dataset, as values of JSON. Absent if the dataset is
   * quick to make; its own text then shows whether it changed.
   */
  readonly inputs?: (() => readonly object[]) | undefined;
}

/** A dataset with the tiles that the pages of its group show. */
export interface MadeData {
  readonly dataset: Dataset;
  /** Returns the tiles with the listings that a page shows, counts or depends on; only places have any. */
  readonly tilesOf: (page: PageRef) => readonly GroupData[];
}

/** Returns the dataset of a group with its tiles. */
export const madeData = (data: GroupData): MadeData =>
  data.makePlace?.() ?? { dataset: data.make(), tilesOf: () => [] };

/** Pages that share a dataset; a build renders or keeps them together. */
export interface PageGroup {
  /** Unique, stable from build to build: `city/birmingham-al`. */
  readonly id: string;
  readonly pages: readonly PageRef[];
  /** Made on demand, so that a build never holds every dataset. Absent for pages of fixed text. */
  readonly data?: GroupData | undefined;
  /** The sitemap of the group's pages: a state's slug, or `pages`. */
  readonly sitemap: string;
}

interface QuicklyMade extends Pick<GroupData, 'path' | 'make'> {
  readonly id: string;
  readonly pages?: readonly PageRef[];
  readonly manifest?: SitePath;
  readonly sitemap?: string;
}

/** Returns a group with a quickly made dataset; by default without pages and in the site's manifest. */
export const dataGroup = ({
  id,
  pages = [],
  sitemap = 'pages',
  manifest = manifestPaths.site,
  ...data
}: QuicklyMade): PageGroup => ({ id, pages, sitemap, data: { ...data, manifest } });

/** Returns the data that a build renders a page from; undefined for a page of fixed text. */
export function shownOnPage(page: PageRef, data: GroupData | undefined): ShownDataset | undefined {
  const made = data && madeData(data);
  return shownDataset(made?.dataset, made?.tilesOf(page).map((tile) => tile.make()) ?? []);
}

const priorities = {
  home: 1,
  preset: 0.9,
  fixed: 0.5,
  'not-found': 0.5,
  state: 0.8,
  city: 0.9,
  town: 0.6,
  'city-search': 0.6,
  'list-page': 0.5,
  pharmacy: 0.6,
  brand: 0.6,
  'brand-state': 0.5,
  'brand-city': 0.6,
  'closed-pharmacy': 0.1,
} as const satisfies Record<Exclude<PageRef['kind'], 'landing'> | 'town', number>;

/** Returns a page with the priority of its kind. */
export const usualPage = (identity: Exclude<PageIdentity, { readonly kind: 'landing' }>): PageRef =>
  pageRef(identity, priorities[identity.kind]);

/** Returns the directory page of a city or town; a town's has a lower priority. */
export const cityPage = (city: CitySlug, town: true | undefined): PageRef =>
  pageRef({ kind: 'city', city }, priorities[town ? 'town' : 'city']);

export interface DatasetFile {
  readonly version: string;
  /** Path of the published file, with the version in its name. */
  readonly file: SitePath;
  readonly bytes: Buffer;
}

/** Returns the version of a dataset's text: the first twelve hex digits of its SHA-256. */
export const contentVersion = (text: string | Buffer): string => hash('sha256', text, 'hex').slice(0, 12);

/** Returns the file to publish for a dataset: its version, name and bytes. */
export function fileOf(path: SitePath, dataset: Dataset): DatasetFile {
  const bytes = Buffer.from(JSON.stringify(dataset));
  const version = contentVersion(bytes);
  return { version, file: datasetFile(path, version), bytes };
}

const sharedFile = memoize(({ path, make }: GroupData) => fileOf(path, make()));

/** Returns the file of a group's dataset; a tile's file is made once and kept. */
export const madeFile = (data: GroupData): DatasetFile =>
  data.isShared ? sharedFile(data) : fileOf(data.path, data.make());
