import type { LandingCity } from '../landing/landing-entry.ts';
import type { PresetId } from '../list/directory-preset.ts';
import type { PharmacyType } from '../pharmacy/filters.ts';
import type { Knowledge } from '../pharmacy/knowledge.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import type { ChainStore, ClosedPharmacy } from '../pharmacy/unlisted-places.ts';
import { type City, type CitySummary, withListings } from '../places/city.ts';
import type { MapPlace } from '../places/place.ts';
import type { StateCode } from '../places/us-state.ts';
import type { BrandSlug, CitySlug, LandingSlug, StateSlug } from '../text/slug.ts';
import type { DatasetHeader, DatasetOnDemand } from './datasets-on-demand.ts';
import type { IndexReason } from './indexability.ts';

/** What the pages of a city or town show besides listings: `/data/places/{slug}.{version}.json`. */
export interface PlaceDataset extends DatasetHeader<'place'>, Omit<LandingCity, 'pharmacies' | 'fallback'> {
  /** True for a place that no list of cities names; it has few kinds of pages. */
  readonly town?: true | undefined;
  /** Nearest first; absent if there are none. */
  readonly nearbyTowns?: readonly CitySummary[] | undefined;
  /** Pharmacies that are gone and still have a page; absent if there are none. */
  readonly closed?: readonly ClosedPharmacy[] | undefined;
  /** Stores of chains without a confirmed pharmacy, nearest first; absent if there are none. */
  readonly unconfirmed?: readonly ChainStore[] | undefined;
  readonly count: number;
  /** Why landing pages are not indexed, by slug; indexed pages are left out. */
  readonly unindexed: Readonly<Record<string, readonly IndexReason[]>>;
  readonly ownTiles: readonly string[];
  /** Keys of the other tiles that its pages need, to show a listing or to decide by one. */
  readonly otherTiles: readonly string[];
}

/**
 * A city or town joined with its listings (city-data.ts). The page of one pharmacy in a large city gets only
 * a part of them.
 */
export interface CityDataset
  extends DatasetHeader<'city'>,
    Omit<PlaceDataset, 'kind'>,
    Pick<LandingCity, 'pharmacies' | 'fallback'> {}

/** What the page of a state shows: `/data/states/{slug}.{version}.json`. */
export interface StateDataset extends DatasetHeader<'state'> {
  readonly state: StateCode;
  /** By name. */
  readonly cities: readonly (CitySummary & { readonly population: number })[];
  /** Places with pharmacies that no list of cities names, by name; absent if there are none. */
  readonly towns?: readonly CitySummary[] | undefined;
  readonly branded: readonly BrandedLink[];
  /** Places with lists of several pages, by slug, with the number of pages; absent if there are none. */
  readonly longLists?: readonly (Pick<City, 'slug' | 'name'> & { readonly pages: number })[] | undefined;
}

export interface FeaturedListing {
  readonly pharmacy: Pharmacy;
  readonly city: CitySlug;
  readonly reason: string;
}

export interface CityGlimpse {
  readonly city: Pick<City, 'name' | 'state' | 'slug' | 'location'>;
  /** The nearest to its centre with an exact position. */
  readonly pharmacies: readonly Pharmacy[];
  /** Names on the map, the most important first. */
  readonly places: readonly MapPlace[];
}

/** What the home, directory, specialties and sitemap screens show: `/data/overview.{version}.json`. */
export interface OverviewDataset extends DatasetHeader<'overview'> {
  /** By state name; each state's cities by name. */
  readonly states: readonly StateSummary[];
  /** The most populous cities where pharmacies are listed, most populous first. */
  readonly largest: readonly CitySummary[];
  /** The map of the largest city; absent if there is too little to show. */
  readonly glimpse?: CityGlimpse | undefined;
  readonly featured: readonly FeaturedListing[];
  /** How many listings are of each type, over all cities. */
  readonly typeCounts: Readonly<Partial<Record<PharmacyType, number>>>;
  /** How many listings pass each other filter that the home page offers. */
  readonly wishCounts: Readonly<Record<'drive-through' | 'pet-medications', number>>;
  /** Chains that have a page, by name. */
  readonly brands: readonly BrandLink[];
  /** How many listings the cities have, and how many of them have known hours. */
  readonly known: Knowledge;
  /** The sources of the listings' facts, the largest first; none for samples. */
  readonly credits: readonly SourceCredit[];
}

/** What a directory preset such as `/24-hour` shows: `/data/directory/{preset}.{version}.json`. */
export interface PresetDataset extends DatasetHeader<'preset'> {
  readonly preset: PresetId;
  readonly total: number;
  /** Every city with a match, with its number of matches, by state and name. */
  readonly states: readonly StateSummary[];
}

export interface BrandLink {
  readonly brand: BrandSlug;
  readonly name: string;
  readonly count: number;
}

/** A city or town where a chain has pharmacies, and their number. */
export interface BrandCity extends CitySummary {
  /** The landing page that shows them, if the place has no page of its own for the chain. */
  readonly landing?: LandingSlug | undefined;
}

/** Where a chain has pharmacies: `/data/brands/{brand}.{version}.json`; in one state, `{brand}/{state}`. */
export interface BrandDataset extends DatasetHeader<'brand'> {
  readonly brand: BrandSlug;
  /** The only state that it covers; absent if it covers all. */
  readonly inState?: StateSlug | undefined;
  /** As on its sign: `Walgreens`. */
  readonly name: string;
  /** States with its pharmacies, by name, each with its cities and towns by name. */
  readonly states: readonly { readonly state: StateCode; readonly cities: readonly BrandCity[] }[];
}

export type ShownDataset = CityDataset | StateDataset | OverviewDataset | PresetDataset | BrandDataset;

/** What a dataset's file can hold: what pages are made from, or what is loaded on demand. */
export type Dataset = PlaceDataset | Exclude<ShownDataset, CityDataset> | DatasetOnDemand;

/**
 * The versions of datasets in the latest deploy, fetched anew each time. `/manifests/{state}.json` is for a
 * state and its cities, `tiles.json` for tiles, `site.json` for the others.
 */
export interface DatasetManifest {
  /** The first script of the deploy's pages, by which an app knows whether it belongs to that deploy. */
  readonly app: string;
  readonly datasets: Readonly<Record<string, string>>;
}

export interface SourceCredit {
  readonly id: string;
  /** Number of listings with a fact from it. */
  readonly listings: number;
  /** Its licence, as the store keeps it: `ODbL 1.0`. Absent if it is the same in every build. */
  readonly license?: string | undefined;
  /** The latest date that it states for a fact, `YYYY-MM-DD`. */
  readonly date?: string | undefined;
  /** The day on which it was imported or fetched, `YYYY-MM-DD`. */
  readonly taken?: string | undefined;
}

export interface BrandedLink {
  readonly slug: LandingSlug;
  /** The brand and the town: `City Drugs, Brunswick, GA`. */
  readonly name: string;
}

export interface StateSummary {
  readonly state: StateCode;
  readonly cities: readonly CitySummary[];
  /** Number of towns that only the state's own page links to; absent if none. */
  readonly towns?: number | undefined;
  readonly branded: readonly BrandedLink[];
}

/** True if a state has a pharmacy in a city or town, or a branded store. */
export const hasListings = ({ cities, towns, branded }: StateSummary): boolean =>
  branded.length > 0 || towns !== undefined || withListings(cities).length > 0;

/**
 * Counts the places with a listing, and how many of them are towns. A single place counts as a city: “3
 * cities and towns”, but “1 city”.
 */
export function placeCounts(states: readonly StateSummary[]): {
  readonly cities: number;
  readonly towns: number;
} {
  const linked = withListings(states.flatMap(({ cities }) => cities));
  const more = states.reduce((sum, { towns = 0 }) => sum + towns, 0);
  const cities = linked.length + more;
  return { cities, towns: cities === 1 ? 0 : more + linked.filter(({ town }) => town).length };
}
