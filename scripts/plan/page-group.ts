import { hash } from 'node:crypto';
import { lastConfirmed, type Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import type { Dataset } from '../../src/domain/site/dataset.ts';
import { type PageIdentity, type PageRef, pageRef } from '../../src/domain/site/page-ref.ts';
import { datasetFile, type SitePath } from '../../src/domain/site/paths.ts';
import type { CitySlug } from '../../src/domain/text/slug.ts';

/** The dataset of a page group. */
export interface GroupData {
  readonly path: SitePath;
  /** The manifest that says its version. */
  readonly manifest: SitePath;
  readonly make: () => Dataset;
  /**
   * Returns all that determines the dataset, given the code, as values of JSON. Absent where it draws on every city, and is
   * made to see whether it changed.
   */
  readonly inputs?: (() => readonly object[]) | undefined;
}

/** Pages that are rendered together from one dataset: what is rendered or kept as a whole. */
export interface PageGroup {
  /** Unique, stable from build to build: `city/birmingham-al`. */
  readonly id: string;
  readonly pages: readonly PageRef[];
  /** Made on demand, so that a build never holds every dataset at once. Absent for pages of fixed text. */
  readonly data?: GroupData | undefined;
  /** The sitemap that the group's pages belong to: a state's slug, or `pages`. */
  readonly sitemap: string;
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

/** A dataset with the file that is published. */
export interface VersionedDataset {
  readonly data: Dataset;
  readonly version: string;
  /** Where it is published, with the version in its name. */
  readonly file: SitePath;
  /** As it is published. */
  readonly text: string;
  /** The text in UTF-8. */
  readonly bytes: Buffer;
}

/** The version of a dataset's text: the first twelve hex digits of its SHA-256. */
export const contentVersion = (text: string | Buffer): string => hash('sha256', text, 'hex').slice(0, 12);

/** Makes a dataset and gives it its version. */
export function versioned({ path, make }: Pick<GroupData, 'path' | 'make'>): VersionedDataset {
  const data = make();
  const text = JSON.stringify(data);
  const bytes = Buffer.from(text);
  const version = contentVersion(bytes);
  return { data, version, file: datasetFile(path, version), text, bytes };
}

/** The newest date on which any of the listings was confirmed, `YYYY-MM-DD`. */
export const newestConfirmation = (pharmacies: readonly Pharmacy[]): string | undefined =>
  pharmacies
    .flatMap((pharmacy) => lastConfirmed(pharmacy) ?? [])
    .toSorted()
    .at(-1);
