import type { LandingCity } from '../landing/landing-entry.ts';
import type { PresetId } from '../list/directory-preset.ts';
import { type DirectoryQuery, emptyDirectoryQuery, formatDirectoryQuery } from '../list/directory-query.ts';
import { brandSlug } from '../pharmacy/brand.ts';
import type { FilterId, PharmacyType } from '../pharmacy/filters.ts';
import { formatAddress, type Pharmacy } from '../pharmacy/pharmacy.ts';
import { brandName } from '../places/city.ts';
import { type StateCode, usState } from '../places/us-state.ts';
import { memoize } from '../text/memoize.ts';
import {
  type BrandSlug,
  type CitySlug,
  type LandingSlug,
  type PharmacySlug,
  type StateSlug,
  slugify,
} from '../text/slug.ts';

/** A path of this site: a slash first, no origin, no trailing slash except the home page's. */
export type SitePath = `/${string}`;

/** True if a text starts with a slash. */
export const isSitePath = (text: string): text is SitePath => text.startsWith('/');

/** Pages of text, in the order of their links. Each has a screen of its name in `src/pages`. */
export const textPageIds = ['about', 'contact', 'privacy', 'terms', 'licenses'] as const;

export const pageIds = ['specialties', 'saved', ...textPageIds, 'sitemap'] as const;
export type PageId = (typeof pageIds)[number];

/** Route patterns in React Router's syntax; a function below makes the links of each. */
export const routePatterns = {
  home: '/',
  location: '/pharmacies/:location',
  pharmacy: '/pharmacies/:location/:pharmacy',
  slug: '/:slug',
  brand: '/brands/:brand/:state?/:location?',
  ads: '/ads.txt',
  fallback: '*',
} as const;

export const homePath: SitePath = '/';
export const notFoundPath: SitePath = '/404';
export const presetPath = (preset: PresetId): SitePath => `/${preset}`;
export const pagePath = (page: PageId): SitePath => `/${page}`;
export const cityPath = (city: CitySlug): SitePath => `/pharmacies/${city}`;
export const statePath = (state: StateSlug): SitePath => `/pharmacies/${state}`;
export const landingPath = (landing: LandingSlug): SitePath => `/${landing}`;
/** Returns the landing page of a type in a listed city; towns have none. */
export const typeLandingPath = (type: PharmacyType, city: CitySlug): SitePath => `/${type}-pharmacy-${city}`;
/** Returns the directory page with a query derived from its path (docs/specification.md#routes). */
export const searchPath = (city: CitySlug): SitePath => `/pharmacy-${city}`;

/** Returns a later page of a city's list, from 2; no pharmacy has such a slug. */
export const listPagePath = (city: CitySlug, page: number): SitePath => `/pharmacies/${city}/page-${page}`;

export const brandPath = (brand: BrandSlug): SitePath => `/brands/${brand}`;
/** Returns a chain's page for a state: `/brands/cvs-pharmacy/alabama`. */
export const brandStatePath = (brand: BrandSlug, state: StateSlug): SitePath => `/brands/${brand}/${state}`;
/** Returns a chain's page for a city: `/brands/cvs-pharmacy/alabama/mobile-al`. */
export const brandCityPath = (brand: BrandSlug, state: StateSlug, city: CitySlug): SitePath =>
  `/brands/${brand}/${state}/${city}`;

/** Returns a pharmacy's page, by its city's slug and its own. */
export const listedPharmacyPath = (city: CitySlug, pharmacy: PharmacySlug): SitePath =>
  `/pharmacies/${city}/${pharmacy}`;

/** Returns a pharmacy's page, below its city's. */
export const pharmacyPath = memoize(
  ({ slug, address: { city, state } }: Pharmacy): SitePath =>
    `/pharmacies/${slugify(`${city} ${state}`)}/${slug}`,
);

/** Returns a path with the query string of a directory query. */
export function directorySearchPath(query: DirectoryQuery, base: string = presetPath('directory')): string {
  const search = formatDirectoryQuery(query);
  return search === '' ? base : `${base}?${search}`;
}

/** Returns the path of the list around the visitor with some filters; it needs a script. */
export const nearPath = (filters: readonly FilterId[], open = false): string =>
  directorySearchPath({ ...emptyDirectoryQuery, filters, open, from: 'me' });

/** Returns a page's file in the published folder: `/foo` → `foo.html`, `/` → `index.html`. */
export const pageFile = (path: SitePath): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Returns the page in a file; the inverse of `pageFile`. */
export const pathOfPage = (file: string): SitePath =>
  file === 'index.html' ? homePath : `/${file.slice(0, -'.html'.length)}`;

/** Paths of datasets, without the version and the ending of their files. */
export const datasetPaths = {
  place: (place: CitySlug): SitePath => `/data/places/${place}`,
  state: (state: StateSlug): SitePath => `/data/states/${state}`,
  preset: (preset: PresetId): SitePath => `/data/directory/${preset}`,
  /** Of a chain everywhere, or in one state. */
  brand: (brand: BrandSlug, state?: StateSlug): SitePath =>
    state === undefined ? `/data/brands/${brand}` : `/data/brands/${brand}/${state}`,
  overview: '/data/overview',
  gazetteer: '/data/gazetteer',
  /** Of the whole site, or of one state. */
  names: (state?: StateSlug): SitePath => (state === undefined ? '/data/names' : `/data/names/${state}`),
  tile: (cell: string): SitePath => `/data/tiles/${cell}`,
  tileIndex: '/data/tile-index',
} as const;

/** Returns the file of a dataset's version. Its content never changes, so it can be cached forever. */
export const datasetFile = (path: SitePath, version: string): SitePath => `${path}.${version}.json`;

/** Returns the path of the dataset in a file; the inverse of `datasetFile`. */
export const pathOfDataset = (file: string): string => file.replace(/\.[^./]+\.json$/, '');

/** Paths of manifests with each dataset's version: outside `/data/`, whose files are cached for long. */
export const manifestPaths = {
  site: '/manifests/site.json',
  tiles: '/manifests/tiles.json',
  state: (state: StateCode): SitePath => `/manifests/${state.toLowerCase()}.json`,
  /** The manifest of the city's state, read from the end of the city's slug. */
  city: (city: CitySlug): SitePath => `/manifests/${city.slice(-2)}.json`,
} as const;

/** Returns the picture that shared links to a city's pages show. */
export const cityPicturePath = (city: CitySlug): SitePath => `/pictures/cities/${city}.png`;

/** Joins an origin and a path: `https://example.org/foo`; the home page keeps its slash. */
export const absoluteUrl = (origin: string, path: string): string => `${origin}${path}`;

/** Returns a link to directions by address (https://developers.google.com/maps/documentation/urls). */
export const directionsUrl = memoize(
  (pharmacy: Pharmacy): string =>
    `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(
      `${pharmacy.name}, ${formatAddress(pharmacy.address)}`,
    )}`,
);

/** Returns a tel: link of an E.164 number (RFC 3966). */
export const telHref = (phone: string): string => `tel:${phone}`;

/**
 * Returns the page of a chain's pharmacies in a place. The branded store's landing page serves its own brand,
 * and every chain in a town without a directory.
 */
export const chainPath = (
  { city, listed, brandedSlug }: Pick<LandingCity, 'city' | 'listed' | 'brandedSlug'>,
  brand: BrandSlug,
): SitePath =>
  brandedSlug !== undefined && (!listed || brand === brandSlug(brandName))
    ? landingPath(brandedSlug)
    : brandCityPath(brand, usState(city.state).slug, city.slug);
