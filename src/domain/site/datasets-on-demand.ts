import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import type { CitySummary } from '../places/city.ts';
import type { StateCode } from '../places/us-state.ts';
import type { LargerNamesake, Spot, WiderGazetteer } from '../search/phrase/known-places.ts';
import { memoize } from '../text/memoize.ts';
import type { CitySlug, PharmacySlug, StateSlug } from '../text/slug.ts';

export interface DatasetHeader<Kind extends string> {
  readonly kind: Kind;
  /** True if the listings are samples, not real pharmacies. */
  readonly sample: boolean;
}

// The browser loads these for a visitor who searches or is located. No page is made from them.

export interface GazetteerCity extends CitySummary {
  readonly lat: number;
  readonly lng: number;
  readonly population: number;
  readonly zips: readonly string[];
  /** True if `/pharmacies/{slug}` exists (see PlaceDataset.listed). */
  readonly listed: boolean;
  /** Its landmarks and named neighborhoods; absent if it has none. */
  readonly spots?: readonly Spot[] | undefined;
  /** The largest place of its name, if that is much larger and has no listings. */
  readonly larger?: LargerNamesake | undefined;
  /** Its county without the word “County”, if it has a directory and the county is known. */
  readonly county?: string | undefined;
}

/**
 * What searches are read with and slugs resolved against: `/data/gazetteer.{version}.json`. It holds every
 * place, the words of all names, and the country's places without listings.
 */
export interface GazetteerDataset extends DatasetHeader<'gazetteer'> {
  readonly cities: readonly GazetteerCity[];
  /** The chains of the listings, by name. */
  readonly brands: readonly string[];
  /** The words of pharmacies' names with their counts (`namedText` in name-index.ts). */
  readonly named: string;
  readonly country: CountryPlaces;
}

export interface CountryPlaces {
  /** Degrees rounded to a twentieth; thousands of people, 0 below twenty thousand. */
  readonly cities: readonly (readonly [
    name: string,
    state: StateCode,
    lat: number,
    lng: number,
    people: number,
  ])[];
  /** The first three digits of ZIP codes, their state, and their middle in degrees. */
  readonly zips: readonly (readonly [prefix: string, state: StateCode, lat: number, lng: number])[];
}

export interface NamedCity {
  readonly slug: CitySlug;
  readonly label: string;
  readonly population: number;
  readonly lat: number;
  readonly lng: number;
}

/**
 * Names of pharmacies: `/data/names.{version}.json` holds all of them. On a large site it only says which
 * states have their own files, `/data/names/{state}.{version}.json`.
 */
export interface NamesDataset extends DatasetHeader<'names'> {
  readonly cities: readonly NamedCity[];
  readonly tiles: readonly string[];
  /** Name, slug, and the positions of its city in `cities` and its tile in `tiles`. */
  readonly rows: readonly NameRow[];
  /**
   * Positions in `tiles` of the tiles with telephone numbers of an area code, or of six first digits if the
   * area code is widespread. On a large site they are positions of states.
   */
  readonly areaCodes: Readonly<Record<string, readonly number[]>>;
  /** Absent if the rows are in this file. */
  readonly byState?: NamesByState | undefined;
}

export type NameRow = readonly [name: string, slug: PharmacySlug, city: number, tile: number];

/** For a site with a file of names for each state: which states have which words in names. */
export interface NamesByState {
  readonly states: readonly NamedState[];
  /** A word of pharmacies' names or their cities' names, with the positions of its states. */
  readonly words: readonly (readonly [word: string, ...states: readonly number[]])[];
}

export interface NamedState {
  readonly slug: StateSlug;
  /** Population of its largest place with pharmacies. */
  readonly people: number;
  /** The box around the centers of its places: south, west, north, east, degrees. */
  readonly box: readonly [south: number, west: number, north: number, east: number];
}

/** A circle that the data does not cover: its centre in degrees, its radius in statute miles. */
export type UncoveredArea = readonly [lat: number, lng: number, radiusMiles: number];

/** The listings of one leaf of the quadtree: `/data/tiles/{key}.{version}.json`. */
export interface TileDataset extends DatasetHeader<'tile'> {
  /** Key of its cell (geo-cell.ts). */
  readonly cell: string;
  /** By id. */
  readonly pharmacies: readonly Pharmacy[];
  /** Areas without data nearest to points of the cell; absent if none is within reach. */
  readonly edge?: readonly UncoveredArea[] | undefined;
}

/** Which filters the listings of each tile pass: `/data/tile-index.{version}.json`. */
export interface TileIndexDataset extends DatasetHeader<'tile-index'> {
  /** By tile: positions in `filters` of those that some listing passes, and whether any hours are known. */
  readonly answers: Readonly<Record<string, { readonly passed: readonly number[]; readonly hours: boolean }>>;
}

export type DatasetOnDemand = GazetteerDataset | NamesDataset | TileDataset | TileIndexDataset;

/** Returns the country's cities and ZIP codes without listings in the form that a search reads. */
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
