import type { LandingCity } from '../landing/landing-entry.ts';
import type { PresetId } from '../list/directory-preset.ts';
import type { PharmacyType } from '../pharmacy/filters.ts';
import type { Knowledge } from '../pharmacy/knowledge.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import type { ChainStore, ClosedPharmacy } from '../pharmacy/unlisted-places.ts';
import { type City, type CityOutline, type CitySummary, withListings } from '../places/city.ts';
import type { MapPlace } from '../places/place.ts';
import type { StateCode } from '../places/us-state.ts';
import type { BrandSlug, CitySlug, LandingSlug, StateSlug } from '../text/slug.ts';
import type { DatasetHeader, DatasetOnDemand } from './datasets-on-demand.ts';
import type { IndexReason } from './indexability.ts';

/** What pages of a city or town show besides listings: `/data/places/{slug}.{version}.json`. */
export interface PlaceDataset extends DatasetHeader<'place'>, Omit<LandingCity, 'pharmacies' | 'fallback'> {
  /** A place that no list of cities names; it has few kinds of pages. */
  readonly town?: true | undefined;
  /** Where it lies in its state; absent where no drawing shows it. */
  readonly outline?: CityOutline | undefined;
  /** Nearest first; absent where there are none. */
  readonly nearbyTowns?: readonly CitySummary[] | undefined;
  /** Pharmacies that are no longer there and still have a page; absent where there are none. */
  readonly closed?: readonly ClosedPharmacy[] | undefined;
  /** Stores of chains whose pharmacy no source confirms, nearest first; absent where there are none. */
  readonly unconfirmed?: readonly ChainStore[] | undefined;
  readonly count: number;
  /** Why landing pages are not indexed, by slug; those that are indexed are left out. */
  readonly unindexed: Readonly<Record<string, readonly IndexReason[]>>;
  /** Keys of the tiles that hold its listings. */
  readonly ownTiles: readonly string[];
  /** Keys of the other tiles from which a page of the place shows a listing, or decides by one. */
  readonly otherTiles: readonly string[];
}

/**
 * A city or town with listings, made from its facts and tiles (city-data.ts). Of a large city, the page of
 * one pharmacy is sent a part of the listings.
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
  /** Places with pharmacies that no list names, by name; absent where there are none. */
  readonly towns?: readonly CitySummary[] | undefined;
  readonly branded: readonly BrandedLink[];
  /** Places whose lists go on to further pages, by slug, with how many there are; absent where none does. */
  readonly longLists?: readonly (Pick<City, 'slug' | 'name'> & { readonly pages: number })[] | undefined;
}

/** A pharmacy an editor chose for the home page, with why. */
export interface FeaturedListing {
  readonly pharmacy: Pharmacy;
  readonly city: CitySlug;
  readonly reason: string;
}

/** A city as the map of the home page shows it. */
export interface CityGlimpse {
  readonly city: Pick<City, 'name' | 'state' | 'slug' | 'location'>;
  /** Those nearest to its centre whose exact spot is known. */
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
  /** The largest of them, as its map shows it; absent where there is too little to show. */
  readonly glimpse?: CityGlimpse | undefined;
  readonly featured: readonly FeaturedListing[];
  /** How many listings are of each type, over all cities. */
  readonly typeCounts: Readonly<Partial<Record<PharmacyType, number>>>;
  /** How many listings pass each of the filters that the home page offers besides types. */
  readonly wishCounts: Readonly<Record<'drive-through' | 'pet-medications', number>>;
  /** The chains that have a page, by name. */
  readonly brands: readonly BrandLink[];
  /** How many listings the cities have, and of how many the facts that visitors look for first are known. */
  readonly known: Knowledge;
  /** Whose facts the listings are, most listings first; none for samples. */
  readonly credits: readonly SourceCredit[];
}

/** What a directory preset such as `/24-hour` shows: `/data/directory/{preset}.{version}.json`. */
export interface PresetDataset extends DatasetHeader<'preset'> {
  readonly preset: PresetId;
  readonly total: number;
  /** Every city with a match, with its number of matches, by state and name. */
  readonly states: readonly StateSummary[];
}

/** A chain as other pages link to it, with how many pharmacies it has. */
export interface BrandLink {
  readonly brand: BrandSlug;
  readonly name: string;
  readonly count: number;
}

/** A city or town where a chain has pharmacies, with how many. */
export interface BrandCity extends CitySummary {
  /** The landing page that shows them, where the place has no page of its own for the chain. */
  readonly landing?: LandingSlug | undefined;
}

/** Where a chain has pharmacies: `/data/brands/{brand}.{version}.json`, in a state `{brand}/{state}`. */
export interface BrandDataset extends DatasetHeader<'brand'> {
  readonly brand: BrandSlug;
  /** The state that it is about; absent where it is about all. */
  readonly inState?: StateSlug | undefined;
  /** As its sign has it: `Walgreens`. */
  readonly name: string;
  /** States where it has any, by name; each state's cities and towns by name, with how many it has there. */
  readonly states: readonly { readonly state: StateCode; readonly cities: readonly BrandCity[] }[];
}

/** What a page can be rendered from. */
export type ShownDataset = CityDataset | StateDataset | OverviewDataset | PresetDataset | BrandDataset;

/** What a dataset's file can hold: what pages are made from, and what is loaded on demand. */
export type Dataset = PlaceDataset | Exclude<ShownDataset, CityDataset> | DatasetOnDemand;

/**
 * The version of each dataset in the latest deploy, asked for again each time: `/manifests/{state}.json` for
 * a state and its cities, `site.json` for what belongs to none, `tiles.json` for tiles.
 */
export interface DatasetManifest {
  /** The first script of the deploy's pages, by which an app knows whether it is the deploy's. */
  readonly app: string;
  /** Versions by the datasets' paths. */
  readonly datasets: Readonly<Record<string, string>>;
}

/** A source of the facts that a build shows. */
export interface SourceCredit {
  readonly id: string;
  /** Listings that have a fact of it. */
  readonly listings: number;
  /** Its licence, as the store keeps it: `ODbL 1.0`. Absent where every build knows it. */
  readonly license?: string | undefined;
  /** The newest date that it states of a fact, `YYYY-MM-DD`. */
  readonly date?: string | undefined;
  /** The day on which it was imported or fetched, `YYYY-MM-DD`. */
  readonly taken?: string | undefined;
}

/** A branded store as other pages link to it. */
export interface BrandedLink {
  readonly slug: LandingSlug;
  /** The brand and the town: `City Drugs, Brunswick, GA`. */
  readonly name: string;
}

/** A state as pages about several list it. */
export interface StateSummary {
  readonly state: StateCode;
  readonly cities: readonly CitySummary[];
  /** How many towns its own page links besides; absent for none. */
  readonly towns?: number | undefined;
  readonly branded: readonly BrandedLink[];
}

/** Whether anything of a state is listed: a pharmacy of a city or town, or a branded store. */
export const hasListings = ({ cities, towns, branded }: StateSummary): boolean =>
  branded.length > 0 || towns !== undefined || withListings(cities).length > 0;

/** How many places have a listing, and how many are towns: “3 cities and towns”, but “1 city”. */
export function placeCounts(states: readonly StateSummary[]): {
  readonly cities: number;
  readonly towns: number;
} {
  const linked = withListings(states.flatMap(({ cities }) => cities));
  const more = states.reduce((sum, { towns = 0 }) => sum + towns, 0);
  const cities = linked.length + more;
  return { cities, towns: cities === 1 ? 0 : more + linked.filter(({ town }) => town).length };
}
