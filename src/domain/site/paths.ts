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

/** A path of this site, with a slash at its start: `/pharmacies/mobile-al`. */
export type SitePath = `/${string}`;

/** True if a text starts with a slash. */
export const isSitePath = (text: string): text is SitePath => text.startsWith('/');

/** Pages of text, in the order of their links. */
export const textPageIds = ['about', 'contact', 'privacy', 'terms', 'licenses'] as const;

export const pageIds = ['specialties', 'saved', ...textPageIds, 'sitemap'] as const;
export type PageId = (typeof pageIds)[number];

/** Route patterns in React Router's syntax. */
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
/** Returns the path of a city's landing page for a type: `/24-hour-pharmacy-mobile-al`. Towns have none. */
export const typeLandingPath = (type: PharmacyType, city: CitySlug): SitePath => `/${type}-pharmacy-${city}`;
/** Returns the path that searches for a city: `/pharmacy-mobile-al` (docs/specification.md#routes). */
export const searchPath = (city: CitySlug): SitePath => `/pharmacy-${city}`;

/** Returns the path of a city's list from page 2 on: `/pharmacies/mobile-al/page-2`. */
export const listPagePath = (city: CitySlug, page: number): SitePath => `/pharmacies/${city}/page-${page}`;

export const brandPath = (brand: BrandSlug): SitePath => `/brands/${brand}`;
/** Returns the path of a chain's page for a state: `/brands/cvs-pharmacy/alabama`. */
export const brandStatePath = (brand: BrandSlug, state: StateSlug): SitePath => `/brands/${brand}/${state}`;
/** Returns the path of a chain's page for a city: `/brands/cvs-pharmacy/alabama/mobile-al`. */
export const brandCityPath = (brand: BrandSlug, state: StateSlug, city: CitySlug): SitePath =>
  `/brands/${brand}/${state}/${city}`;

/** Returns the path of a pharmacy's page in a city: `/pharmacies/mobile-al/cvs-pharmacy`. */
export const listedPharmacyPath = (city: CitySlug, pharmacy: PharmacySlug): SitePath =>
  `/pharmacies/${city}/${pharmacy}`;

/** Returns the path of a pharmacy's page: `/pharmacies/mobile-al/cvs-pharmacy`. */
export const pharmacyPath = memoize(
  ({ slug, address: { city, state } }: Pharmacy): SitePath =>
    `/pharmacies/${slugify(`${city} ${state}`)}/${slug}`,
);

/** Returns the path of a list with a query: `/directory?has=24-hour`. `base` is the part before `?`. */
export function directorySearchPath(query: DirectoryQuery, base: string = presetPath('directory')): string {
  const search = formatDirectoryQuery(query);
  return search === '' ? base : `${base}?${search}`;
}

/** Returns the path of the list around the visitor: `/directory?has=24-hour&from=me`. */
export const nearPath = (filters: readonly FilterId[], open = false): string =>
  directorySearchPath({ ...emptyDirectoryQuery, filters, open, from: 'me' });

/** Returns the name of a page's HTML file: `/foo` → `foo.html`, `/` → `index.html`. */
export const pageFile = (path: SitePath): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Returns the path of an HTML file's page: `foo.html` → `/foo`. */
export const pathOfPage = (file: string): SitePath =>
  file === 'index.html' ? homePath : `/${file.slice(0, -'.html'.length)}`;

/** Paths of data files, without version and ending: `/data/overview`. */
export const datasetPaths = {
  place: (place: CitySlug): SitePath => `/data/places/${place}`,
  state: (state: StateSlug): SitePath => `/data/states/${state}`,
  preset: (preset: PresetId): SitePath => `/data/directory/${preset}`,
  brand: (brand: BrandSlug, state?: StateSlug): SitePath =>
    state === undefined ? `/data/brands/${brand}` : `/data/brands/${brand}/${state}`,
  overview: '/data/overview',
  gazetteer: '/data/gazetteer',
  names: (state?: StateSlug): SitePath => (state === undefined ? '/data/names' : `/data/names/${state}`),
  tile: (cell: string): SitePath => `/data/tiles/${cell}`,
  tileIndex: '/data/tile-index',
} as const;

/** Returns the path of a data file with its version: `/data/overview.1a2b.json`. */
export const datasetFile = (path: SitePath, version: string): SitePath => `${path}.${version}.json`;

/** Removes version and ending from a data file's path: `/data/overview.1a2b.json` → `/data/overview`. */
export const pathOfDataset = (file: string): string => file.replace(/\.[^./]+\.json$/, '');

/** Paths of the files that hold the current versions of data files. */
export const manifestPaths = {
  site: '/manifests/site.json',
  tiles: '/manifests/tiles.json',
  state: (state: StateCode): SitePath => `/manifests/${state.toLowerCase()}.json`,
  city: (city: CitySlug): SitePath => `/manifests/${city.slice(-2)}.json`,
} as const;

/** Returns the path of a city's picture for shared links: `/pictures/cities/mobile-al.png`. */
export const cityPicturePath = (city: CitySlug): SitePath => `/pictures/cities/${city}.png`;

/** Joins an origin and a path: `https://example.org/foo`. */
export const absoluteUrl = (origin: string, path: string): string => `${origin}${path}`;

/** Returns a link to directions in Google Maps (https://developers.google.com/maps/documentation/urls). */
export const directionsUrl = memoize(
  (pharmacy: Pharmacy): string =>
    `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(
      `${pharmacy.name}, ${formatAddress(pharmacy.address)}`,
    )}`,
);

/** Returns a link that calls an E.164 number: `tel:+12055550123` (RFC 3966). */
export const telHref = (phone: string): string => `tel:${phone}`;

/** Returns the path of a chain's page for a city: `/brands/cvs-pharmacy/…/mobile-al`, or a landing page. */
export const chainPath = (
  { city, listed, brandedSlug }: Pick<LandingCity, 'city' | 'listed' | 'brandedSlug'>,
  brand: BrandSlug,
): SitePath =>
  brandedSlug !== undefined && (!listed || brand === brandSlug(brandName))
    ? landingPath(brandedSlug)
    : brandCityPath(brand, usState(city.state).slug, city.slug);
