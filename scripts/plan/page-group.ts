import { hash } from 'node:crypto';
import { shownDataset } from '../../src/domain/site/city-data.ts';
import type { Dataset, ShownDataset } from '../../src/domain/site/dataset.ts';
import { type PageIdentity, type PageRef, pageRef } from '../../src/domain/site/page-ref.ts';
import { datasetFile, manifestPaths, type SitePath } from '../../src/domain/site/paths.ts';
import { memoize } from '../../src/domain/text/memoize.ts';
import type { CitySlug } from '../../src/domain/text/slug.ts';

/** The dataset of a page group. */
export interface GroupData {
  readonly path: SitePath;
  /** The manifest that says its version. */
  readonly manifest: SitePath;
  readonly make: () => Dataset;
  /** Makes the dataset of a place, and tells which tiles each of its pages shows. */
  readonly makePlace?: (() => MadeData) | undefined;
  /** True for a tile, which pages of many groups show: its file is made once and kept. */
  readonly isShared?: true | undefined;
  /**
   * Returns all that determines the dataset, besides the code, as values of JSON. Absent where the dataset is
   * made quickly: then its own text tells whether it changed.
   */
  readonly inputs?: (() => readonly object[]) | undefined;
}

/** A dataset, and which tiles the pages of its group show besides. */
export interface MadeData {
  readonly dataset: Dataset;
  /** Gives the tiles from which a page shows, counts or decides by a listing, by key; none but for places. */
  readonly tilesOf: (page: PageRef) => readonly GroupData[];
}

/** Makes the dataset of a group. */
export const madeData = (data: GroupData): MadeData =>
  data.makePlace?.() ?? { dataset: data.make(), tilesOf: () => [] };

/** Pages that are rendered, or kept from the last build, together; they share a dataset. */
export interface PageGroup {
  /** Unique, stable from build to build: `city/birmingham-al`. */
  readonly id: string;
  readonly pages: readonly PageRef[];
  /** Made on demand, so that a build never holds every dataset at once. Absent for pages of fixed text. */
  readonly data?: GroupData | undefined;
  /** The sitemap that the group's pages belong to: a state's slug, or `pages`. */
  readonly sitemap: string;
}

interface QuicklyMade extends Pick<GroupData, 'path' | 'make'> {
  readonly id: string;
  readonly pages?: readonly PageRef[];
  readonly manifest?: SitePath;
  readonly sitemap?: string;
}

/** A group whose dataset is quickly made, without pages and of the site unless it says otherwise. */
export const dataGroup = ({
  id,
  pages = [],
  sitemap = 'pages',
  manifest = manifestPaths.site,
  ...data
}: QuicklyMade): PageGroup => ({ id, pages, sitemap, data: { ...data, manifest } });

/** Gives what a build renders a page of a group from; undefined for a page of fixed text. */
export function shownOnPage(page: PageRef, data: GroupData | undefined): ShownDataset | undefined {
  const made = data && madeData(data);
  return shownDataset(made?.dataset, made?.tilesOf(page).map((tile) => tile.make()) ?? []);
}

/** Priorities in the sitemaps; those of landing pages stand in their list. */
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

/** A page with the priority of its kind. */
export const usualPage = (identity: Exclude<PageIdentity, { readonly kind: 'landing' }>): PageRef =>
  pageRef(identity, priorities[identity.kind]);

/** The directory of a city, or of a town, which no list names and fewer look for. */
export const cityPage = (city: CitySlug, town: true | undefined): PageRef =>
  pageRef({ kind: 'city', city }, priorities[town ? 'town' : 'city']);

/** A dataset as it is published. */
export interface DatasetFile {
  readonly version: string;
  /** Where it is published, with the version in its name. */
  readonly file: SitePath;
  /** Its text in UTF-8. */
  readonly bytes: Buffer;
}

/** Gives the version of a dataset's text: the first twelve hex digits of its SHA-256. */
export const contentVersion = (text: string | Buffer): string => hash('sha256', text, 'hex').slice(0, 12);

/** Gives the file of a dataset at a path. */
export function fileOf(path: SitePath, dataset: Dataset): DatasetFile {
  const bytes = Buffer.from(JSON.stringify(dataset));
  const version = contentVersion(bytes);
  return { version, file: datasetFile(path, version), bytes };
}

const sharedFile = memoize(({ path, make }: GroupData) => fileOf(path, make()));

/** Makes the file of a group's dataset; that of a tile only once. */
export const madeFile = (data: GroupData): DatasetFile =>
  data.isShared ? sharedFile(data) : fileOf(data.path, data.make());
