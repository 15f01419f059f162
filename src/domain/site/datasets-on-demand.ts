import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import type { CitySummary } from '../places/city.ts';
import type { StateCode } from '../places/us-state.ts';
import type { LargerNamesake, Spot, WiderGazetteer } from '../search/phrase/known-places.ts';
import { memoize } from '../text/memoize.ts';
import type { CitySlug, PharmacySlug, StateSlug } from '../text/slug.ts';

/** What every dataset begins with. */
export interface DatasetHeader<Kind extends string> {
  readonly kind: Kind;
  /** Whether the listings are samples, not real pharmacies. */
  readonly sample: boolean;
}

// What the browser loads for a visitor who searches, or is located: no page is made from these.

/** A city of the gazetteer as the search box needs it. */
export interface GazetteerCity extends CitySummary {
  readonly lat: number;
  readonly lng: number;
  readonly population: number;
  readonly zips: readonly string[];
  /** Whether `/pharmacies/{slug}` exists (see PlaceDataset.listed). */
  readonly listed: boolean;
  /** Its landmarks and named neighborhoods; absent where it has none. */
  readonly spots?: readonly Spot[] | undefined;
  /** The largest place of its name, where that is much larger and has no listings. */
  readonly larger?: LargerNamesake | undefined;
  /** Its county without the word, where it has a directory and that is known. */
  readonly county?: string | undefined;
}

/**
 * What a search is read by, and slugs are resolved against: `/data/gazetteer.{version}.json`. It holds every
 * place, the words of all names, and the country's places without listings.
 */
export interface GazetteerDataset extends DatasetHeader<'gazetteer'> {
  readonly cities: readonly GazetteerCity[];
  /** The chains that listings belong to, by name. */
  readonly brands: readonly string[];
  /** The words of pharmacies' names with their counts (`namedText` in name-index.ts). */
  readonly named: string;
  readonly country: CountryPlaces;
}

/** Cities and ZIP codes of the country without listings. */
export interface CountryPlaces {
  /** Degrees to the next twentieth; thousands of people, 0 where there are fewer than twenty thousand. */
  readonly cities: readonly (readonly [
    name: string,
    state: StateCode,
    lat: number,
    lng: number,
    people: number,
  ])[];
  /** The first three digits of ZIP codes, their state and their middle, degrees. */
  readonly zips: readonly (readonly [prefix: string, state: StateCode, lat: number, lng: number])[];
}

/** A place with pharmacies, as the search by name needs it. */
export interface NamedCity {
  readonly slug: CitySlug;
  readonly label: string;
  readonly population: number;
  readonly lat: number;
  readonly lng: number;
}

/**
 * Names of pharmacies: `/data/names.{version}.json` has all of them or, of a large site, tells which states
 * have files of their own: `/data/names/{state}.{version}.json`.
 */
export interface NamesDataset extends DatasetHeader<'names'> {
  readonly cities: readonly NamedCity[];
  /** The keys of the tiles that the pharmacies stand in. */
  readonly tiles: readonly string[];
  /** Name, slug, and the positions of the city in `cities` and of the tile in `tiles`. */
  readonly rows: readonly NameRow[];
  /**
   * By area code, or by the first six digits where an area code is in many: positions in `tiles` of the
   * tiles with such telephone numbers or, of a large site, of states.
   */
  readonly areaCodes: Readonly<Record<string, readonly number[]>>;
  /** Absent where the rows are here. */
  readonly byState?: NamesByState | undefined;
}

export type NameRow = readonly [name: string, slug: PharmacySlug, city: number, tile: number];

/** The states that have names with a word, for a site with a file of names for each state. */
export interface NamesByState {
  readonly states: readonly NamedState[];
  /** A word of pharmacies' names or of their cities', with the positions of its states. */
  readonly words: readonly (readonly [word: string, ...states: readonly number[]])[];
}

/** A state whose names stand in a file of their own. */
export interface NamedState {
  readonly slug: StateSlug;
  /** People of its largest place with pharmacies. */
  readonly people: number;
  /** The box around the centers of its places: south, west, north, east, degrees. */
  readonly box: readonly [south: number, west: number, north: number, east: number];
}

/** An area that the data does not cover: a circle, its centre in degrees and its radius in statute miles. */
export type UncoveredArea = readonly [lat: number, lng: number, radiusMiles: number];

/** The listings of one leaf of the quadtree: `/data/tiles/{key}.{version}.json`. */
export interface TileDataset extends DatasetHeader<'tile'> {
  /** The key of its cell (geo-cell.ts). */
  readonly cell: string;
  /** By id. */
  readonly pharmacies: readonly Pharmacy[];
  /** The nearest areas without data to points of the cell; absent where none is within reach. */
  readonly edge?: readonly UncoveredArea[] | undefined;
}

/** What the tiles can answer, for filters and open hours: `/data/tile-index.{version}.json`. */
export interface TileIndexDataset extends DatasetHeader<'tile-index'> {
  /** By tile: positions among `filters` of those that some listing passes, and whether hours are known. */
  readonly answers: Readonly<Record<string, { readonly passed: readonly number[]; readonly hours: boolean }>>;
}

/** What the browser loads on demand. */
export type DatasetOnDemand = GazetteerDataset | NamesDataset | TileDataset | TileIndexDataset;

/** The cities and ZIP codes of the country as a search reads them. */
export const widerGazetteer = memoize(
  ({ cities, zips }: CountryPlaces): WiderGazetteer => ({
    cities: cities
      .map(([name, state, lat, lng, population]) => ({ name, state, location: { lat, lng }, population }))
      .toSorted((a, b) => b.population - a.population),
    zipPrefixes: new Map(
      zips.map(([prefix, state, lat, lng]) => [prefix, { state, location: { lat, lng } }]),
    ),
  }),
);
