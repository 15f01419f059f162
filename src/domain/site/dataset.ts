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

/** What the pages of a city or town show besides pharmacies: `/data/places/{slug}.{version}.json`. */
export interface PlaceDataset extends DatasetHeader<'place'>, Omit<LandingCity, 'pharmacies' | 'fallback'> {
  readonly town?: true | undefined;
  readonly nearbyTowns?: readonly CitySummary[] | undefined;
  readonly closed?: readonly ClosedPharmacy[] | undefined;
  readonly unconfirmed?: readonly ChainStore[] | undefined;
  readonly count: number;
  readonly unindexed: Readonly<Record<string, readonly IndexReason[]>>;
  readonly ownTiles: readonly string[];
  readonly otherTiles: readonly string[];
}

/** A city or town with its pharmacies. For a single pharmacy's page it may have only some of them. */
export interface CityDataset
  extends DatasetHeader<'city'>,
    Omit<PlaceDataset, 'kind'>,
    Pick<LandingCity, 'pharmacies' | 'fallback'> {}

/** What a state's page shows: `/data/states/{slug}.{version}.json`. */
export interface StateDataset extends DatasetHeader<'state'> {
  readonly state: StateCode;
  readonly cities: readonly (CitySummary & { readonly population: number })[];
  readonly towns?: readonly CitySummary[] | undefined;
  readonly branded: readonly BrandedLink[];
  readonly longLists?: readonly (Pick<City, 'slug' | 'name'> & { readonly pages: number })[] | undefined;
}

export interface FeaturedListing {
  readonly pharmacy: Pharmacy;
  readonly city: CitySlug;
  readonly reason: string;
}

export interface CityGlimpse {
  readonly city: Pick<City, 'name' | 'state' | 'slug' | 'location'>;
  readonly pharmacies: readonly Pharmacy[];
  readonly places: readonly MapPlace[];
}

/** What the home page and other pages of the whole site show: `/data/overview.{version}.json`. */
export interface OverviewDataset extends DatasetHeader<'overview'> {
  readonly states: readonly StateSummary[];
  readonly largest: readonly CitySummary[];
  readonly glimpse?: CityGlimpse | undefined;
  readonly featured: readonly FeaturedListing[];
  readonly typeCounts: Readonly<Partial<Record<PharmacyType, number>>>;
  readonly wishCounts: Readonly<Record<'drive-through' | 'pet-medications', number>>;
  readonly brands: readonly BrandLink[];
  readonly known: Knowledge;
  readonly credits: readonly SourceCredit[];
}

/** What a directory page such as `/24-hour` shows: `/data/directory/{preset}.{version}.json`. */
export interface PresetDataset extends DatasetHeader<'preset'> {
  readonly preset: PresetId;
  readonly total: number;
  readonly states: readonly StateSummary[];
}

export interface BrandLink {
  readonly brand: BrandSlug;
  readonly name: string;
  readonly count: number;
}

/** A city or town with `count` pharmacies of a chain. */
export interface BrandCity extends CitySummary {
  readonly landing?: LandingSlug | undefined;
}

/** Where a chain has pharmacies, in the country or in one state: `/data/brands/{brand}.{version}.json`. */
export interface BrandDataset extends DatasetHeader<'brand'> {
  readonly brand: BrandSlug;
  readonly inState?: StateSlug | undefined;
  readonly name: string;
  readonly states: readonly { readonly state: StateCode; readonly cities: readonly BrandCity[] }[];
}

export type ShownDataset = CityDataset | StateDataset | OverviewDataset | PresetDataset | BrandDataset;

/** What a data file of the site can hold. */
export type Dataset = PlaceDataset | Exclude<ShownDataset, CityDataset> | DatasetOnDemand;

/**
 * Content of a file below `/manifests/`: data files of the latest deploy and their versions
 * (`/data/overview`: `1a2b`).
 */
export interface DatasetManifest {
  /** URL of the first script of the deploy's pages, by which a running app notices a newer deploy. */
  readonly app: string;
  readonly datasets: Readonly<Record<string, string>>;
}

export interface SourceCredit {
  readonly id: string;
  readonly listings: number;
  readonly license?: string | undefined;
  /** Latest date of the source's facts, `YYYY-MM-DD`. */
  readonly date?: string | undefined;
  /** Date of the source's import, `YYYY-MM-DD`. */
  readonly taken?: string | undefined;
}

export interface BrandedLink {
  readonly slug: LandingSlug;
  /** Brand and town: `City Drugs, Brunswick, GA`. */
  readonly name: string;
}

export interface StateSummary {
  readonly state: StateCode;
  readonly cities: readonly CitySummary[];
  readonly towns?: number | undefined;
  readonly branded: readonly BrandedLink[];
}

/** True if a state has pharmacies in the directory. */
export const hasListings = ({ cities, towns, branded }: StateSummary): boolean =>
  branded.length > 0 || towns !== undefined || withListings(cities).length > 0;

/** Counts cities and towns with pharmacies; `cities` includes the towns. */
export function placeCounts(states: readonly StateSummary[]): {
  readonly cities: number;
  readonly towns: number;
} {
  const linked = withListings(states.flatMap(({ cities }) => cities));
  const more = states.reduce((sum, { towns = 0 }) => sum + towns, 0);
  const cities = linked.length + more;
  // A single place counts as a city: “3 cities and towns”, but “1 city”.
  return { cities, towns: cities === 1 ? 0 : more + linked.filter(({ town }) => town).length };
}
