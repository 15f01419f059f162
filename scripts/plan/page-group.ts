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
  readonly isSharedByGroups?: true | undefined;
  /** Returns the JSON values that the dataset is made from. Absent for a dataset that is quick to make. */
  readonly inputs?: (() => readonly object[]) | undefined;
}

export interface MadeData {
  readonly dataset: Dataset;
  readonly tilesOf: (page: PageRef) => readonly GroupData[];
}

/** Makes a group's dataset, with a function from a page to its map tiles, which are not made yet. */
export const madeData = (data: GroupData): MadeData =>
  data.makePlace?.() ?? { dataset: data.make(), tilesOf: () => [] };

/** Pages that share a dataset, such as those of a city. They are rendered together. */
export interface PageGroup {
  readonly id: string;
  readonly pages: readonly PageRef[];
  readonly data?: GroupData | undefined;
  /** Name of the sitemap that lists the pages: a state's slug, or `pages`. */
  readonly sitemap: string;
}

interface DataGroupOptions extends Pick<GroupData, 'path' | 'make'> {
  readonly id: string;
  readonly pages?: readonly PageRef[];
  readonly manifest?: SitePath;
  readonly sitemap?: string;
}

/** Makes a page group with a dataset, by default without pages. */
export const dataGroup = ({
  id,
  pages = [],
  sitemap = 'pages',
  manifest = manifestPaths.site,
  ...data
}: DataGroupOptions): PageGroup => ({ id, pages, sitemap, data: { ...data, manifest } });

/** Returns the data that a page is rendered from. Undefined for a page of fixed text. */
export function shownOnPage(page: PageRef, data: GroupData | undefined): ShownDataset | undefined {
  const dataWithTiles = data && madeData(data);
  return shownDataset(dataWithTiles?.dataset, dataWithTiles?.tilesOf(page).map((tile) => tile.make()) ?? []);
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

/** Returns the reference of a page, with its path and the sitemap priority of its kind. */
export const usualPage = (identity: Exclude<PageIdentity, { readonly kind: 'landing' }>): PageRef =>
  pageRef(identity, priorities[identity.kind]);

/** Returns the reference of a place's directory page. `town` lowers its sitemap priority. */
export const cityPage = (city: CitySlug, town: true | undefined): PageRef =>
  pageRef({ kind: 'city', city }, priorities[town ? 'town' : 'city']);

export interface DatasetFile {
  readonly version: string;
  readonly file: SitePath;
  readonly bytes: Buffer;
}

/** Returns the first twelve hex digits of a text's SHA-256. */
export const contentVersion = (text: string | Buffer): string => hash('sha256', text, 'hex').slice(0, 12);

/** Returns the file to publish for a dataset: its version, name and bytes (JSON). */
export function datasetFileOf(path: SitePath, dataset: Dataset): DatasetFile {
  const bytes = Buffer.from(JSON.stringify(dataset));
  const version = contentVersion(bytes);
  return { version, file: datasetFile(path, version), bytes };
}

const sharedFile = memoize(({ path, make }: GroupData) => datasetFileOf(path, make()));

/** Returns the file to publish for a group's dataset: its version, name and bytes (JSON). */
export const madeFile = (data: GroupData): DatasetFile =>
  data.isSharedByGroups ? sharedFile(data) : datasetFileOf(data.path, data.make());
