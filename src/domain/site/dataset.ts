import type { LandingCity } from '../landing/landing-city.ts';
import type { PharmacyType } from '../pharmacy/filters.ts';
import type { Knowledge } from '../pharmacy/knowledge.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import type { ChainStore, ClosedPharmacy } from '../pharmacy/unlisted-places.ts';
import type { City } from '../places/city.ts';
import type { CityOutline } from '../places/city-outline.ts';
import { type CitySummary, type NearbyCity, withListings } from '../places/city-summary.ts';
import type { MapPlace } from '../places/map-place.ts';
import type { StateCode } from '../places/us-state.ts';
import type { PresetId } from '../search/directory-preset.ts';
import type { NameRegion } from '../search/name-regions.ts';
import type { NearTile } from '../search/near-tile.ts';
import type { Spot } from '../search/phrase/known-places.ts';
import type { BrandSlug, CitySlug, LandingSlug, PharmacySlug, StateSlug } from '../text/slug.ts';
import type { SourceCredit } from './source-credit.ts';

interface DatasetHeader<Kind extends string> {
  readonly kind: Kind;
  /** Whether the listings are samples, not real pharmacies. */
  readonly sample: boolean;
}

/** Everything the pages of one city show: `/data/cities/{slug}.{version}.json`. */
export interface CityDataset extends DatasetHeader<'city'>, LandingCity {
  /** A place that no list of cities names, which has no other pages than its directory's, its pharmacies' and its branded store's. */
  readonly town?: true | undefined;
  /** Where it lies in its state; absent where no drawing shows it. */
  readonly outline?: CityOutline | undefined;
  /** Nearest first; absent where there are none. */
  readonly nearbyTowns?: readonly NearbyCity[] | undefined;
  /** Pharmacies that are no longer there and still have a page; absent where there are none. */
  readonly closed?: readonly ClosedPharmacy[] | undefined;
  /** Stores of chains whose pharmacy no source confirms, which stand in no list; nearest to the centre first, absent where there are none. */
  readonly unconfirmed?: readonly ChainStore[] | undefined;
}

/** What the page of a state shows: `/data/states/{slug}.{version}.json`. */
export interface StateDataset extends DatasetHeader<'state'> {
  readonly state: StateCode;
  /** By name. */
  readonly cities: readonly (CitySummary & { readonly population: number })[];
  /** Places with pharmacies that no list names, by name; absent where there are none. */
  readonly towns?: readonly CitySummary[] | undefined;
  readonly branded: readonly BrandedLink[];
  /** Cities and towns whose lists of pharmacies go on to further pages, by slug; absent where none does. */
  readonly longLists?: readonly LongList[] | undefined;
}

export interface LongList {
  readonly slug: CitySlug;
  readonly name: string;
  /** How many pages there are, the city's own one included. */
  readonly pages: number;
}

export interface BrandedLink {
  readonly slug: LandingSlug;
  /** The brand and the town: `City Drugs, Brunswick, GA`. */
  readonly name: string;
}

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

/** How many cities and towns have a listing, and how many of them are towns: “3 cities and towns”, but “1 city”. */
export function placeCounts(states: readonly StateSummary[]): {
  readonly cities: number;
  readonly towns: number;
} {
  const linked = withListings(states.flatMap(({ cities }) => cities));
  const more = states.reduce((sum, { towns = 0 }) => sum + towns, 0);
  const cities = linked.length + more;
  return { cities, towns: cities === 1 ? 0 : more + linked.filter(({ town }) => town).length };
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

/** Filters that the home page offers besides types of pharmacy. */
type HomeWish = 'drive-through' | 'pet-medications';

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
  readonly wishCounts: Readonly<Record<HomeWish, number>>;
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
  /** Up to 12 listings, at most one a city, largest cities first. */
  readonly highlights: readonly { readonly pharmacy: Pharmacy; readonly city: CitySlug }[];
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

/** Where a chain has pharmacies: `/data/brands/{brand}.{version}.json`, and of one state `/data/brands/{brand}/{state}.{version}.json`. */
export interface BrandDataset extends DatasetHeader<'brand'> {
  readonly brand: BrandSlug;
  /** The state that it is about; absent where it is about all. */
  readonly inState?: StateSlug | undefined;
  /** As its sign has it: `Walgreens`. */
  readonly name: string;
  /** States where it has any, by name; each state's cities and towns by name, with how many it has there. */
  readonly states: readonly { readonly state: StateCode; readonly cities: readonly BrandCity[] }[];
}

/** A city of the gazetteer as the search box needs it. */
export interface GazetteerCity extends CitySummary {
  readonly lat: number;
  readonly lng: number;
  readonly population: number;
  readonly zips: readonly string[];
  /** Whether `/pharmacies/{slug}` exists (see CityDataset.listed). */
  readonly listed: boolean;
  /** Its landmarks and named neighborhoods; absent where it has none. */
  readonly spots?: readonly Spot[] | undefined;
}

/**
 * Resolves slugs and places in the browser: `/data/gazetteer.{version}.json`; no page names it. Of a site of many places it holds the
 * largest, and the others stand in files by the letters that their names begin with.
 */
export interface GazetteerDataset extends DatasetHeader<'gazetteer'> {
  readonly cities: readonly GazetteerCity[];
  /** The chains that listings belong to, by name. */
  readonly brands: readonly string[];
  /** Whether smaller places stand in files of their own (PlacesDataset); absent where all are here. */
  readonly cut?: true | undefined;
}

/**
 * The places that the gazetteer has no room for: `/data/places/{letter}.{version}.json`. A place stands under the first letter of each word of its
 * name and of those of its landmarks and neighborhoods, and under the first digit of each ZIP code.
 */
export interface PlacesDataset extends DatasetHeader<'places'> {
  readonly cities: readonly GazetteerCity[];
}

/**
 * Cities and ZIP codes of the whole country, so that a place without listings is known for what it is: `/data/country.{version}.json`,
 * loaded when a phrase or path names none that the gazetteer has. A city of the gazetteer is left out.
 */
export interface CountryDataset extends DatasetHeader<'country'> {
  readonly states: readonly CountryState[];
  /** The first three digits of ZIP codes, their state and their middle, degrees. */
  readonly zips: readonly (readonly [prefix: string, state: StateCode, lat: number, lng: number])[];
}

/** A state's cities in columns, the most populous first. */
export interface CountryState {
  readonly state: StateCode;
  /** Joined with `|`. */
  readonly names: string;
  /** Twentieths of a degree. */
  readonly lats: readonly number[];
  readonly lngs: readonly number[];
  /** Thousands of people of those with a hundred thousand or more. */
  readonly people: readonly number[];
}

/**
 * Where the pharmacies of a region are and how to call them: `/data/contacts/{region}.{version}.json`, loaded to show those found by name. A region is a
 * state (`alabama`) or, of a state with many listings, a cell of it (`california/0230`).
 */
export interface ContactsDataset extends DatasetHeader<'contacts'> {
  readonly state: StateCode;
  readonly cities: readonly { readonly slug: CitySlug; readonly rows: readonly ContactRow[] }[];
}

/** A pharmacy's slug, street, phone number (E.164, or empty) and position in ten-thousandths of a degree. */
export type ContactRow = readonly [
  slug: PharmacySlug,
  street: string,
  phone: string,
  lat: number,
  lng: number,
];

/** A place with pharmacies, as the search by name needs it. */
export interface NamedCity {
  readonly slug: CitySlug;
  readonly label: string;
  readonly population: number;
  readonly lat: number;
  readonly lng: number;
  /** Whether it has no directory of its own; absent for most. */
  readonly unlisted?: true | undefined;
}

/**
 * Names of pharmacies, loaded when a visitor searches by name; no page names it. `/data/names.{version}.json` has all of them or, of a site of many
 * listings, tells the regions that have files of their own: `/data/names/{region}.{version}.json`.
 */
export interface NamesDataset extends DatasetHeader<'names'> {
  readonly cities: readonly NamedCity[];
  /** The regions whose listings have phone numbers of an area code. */
  readonly areaCodes: Readonly<Record<string, readonly string[]>>;
  /** Name, slug, and the position of the city in `cities`. */
  readonly rows: readonly (readonly [name: string, slug: PharmacySlug, city: number])[];
  /** Absent where the rows are here. */
  readonly regions?: readonly NameRegion[] | undefined;
}

/** In which regions the words of names are: `/data/words/{letter}.{version}.json`, for words that begin with a letter or digit. */
export interface WordsDataset extends DatasetHeader<'words'> {
  /** Regions that the words name by position. */
  readonly regions: readonly string[];
  /** A word of pharmacies' names or of their cities', with its regions. */
  readonly words: readonly (readonly [word: string, ...regions: readonly number[]])[];
  /** The words of the names alone, as phrases have them; one of several names stands there as often, three times at most. */
  readonly named: string;
}

/** The listings that matter to the points of a cell: `/data/near/{cell}.{version}.json`; no page names it. */
export interface NearDataset extends DatasetHeader<'near'>, NearTile {}

export type Dataset =
  | CityDataset
  | StateDataset
  | OverviewDataset
  | PresetDataset
  | BrandDataset
  | GazetteerDataset
  | CountryDataset
  | ContactsDataset
  | NamesDataset
  | WordsDataset
  | PlacesDataset
  | NearDataset;

/**
 * Which version each dataset has in the latest deploy: `/manifests/{state}.json` for a state and its cities, `/manifests/site.json`
 * for what belongs to no state, `/manifests/near.json` for cells. Asked for again each time, so that no page's bytes depend on another page's data.
 */
export interface DatasetManifest {
  /** The first script of the deploy's pages, by which an app knows whether it is the deploy's. */
  readonly app: string;
  /** Versions by the datasets' paths. */
  readonly datasets: Readonly<Record<string, string>>;
}
