import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import type { CitySummary } from '../places/city.ts';
import type { StateCode } from '../places/us-state.ts';
import type { LargerNamesake, Spot, WiderGazetteer } from '../search/phrase/known-places.ts';
import { memoize } from '../text/memoize.ts';
import type { CitySlug, PharmacySlug, StateSlug } from '../text/slug.ts';

export interface DatasetHeader<Kind extends string> {
  readonly kind: Kind;
  readonly sample: boolean;
}

// The browser loads these for a visitor who searches or is located. No page is made from them.

export interface GazetteerCity extends CitySummary {
  readonly lat: number;
  readonly lng: number;
  readonly population: number;
  readonly zips: readonly string[];
  readonly listed: boolean;
  readonly spots?: readonly Spot[] | undefined;
  readonly larger?: LargerNamesake | undefined;
  /** Name of the county without the word “County”. */
  readonly county?: string | undefined;
}

/** Place names, chains and words of pharmacies' names for searches: `/data/gazetteer.{version}.json`. */
export interface GazetteerDataset extends DatasetHeader<'gazetteer'> {
  readonly cities: readonly GazetteerCity[];
  readonly brands: readonly string[];
  /** Words of pharmacies' names, repeated for each name up to three times: `city city drug`. */
  readonly named: string;
  readonly country: CountryPlaces;
}

export interface CountryPlaces {
  /** Cities without pharmacies; degrees, thousands of people (0 below 20). */
  readonly cities: readonly (readonly [
    name: string,
    state: StateCode,
    lat: number,
    lng: number,
    people: number,
  ])[];
  /** The first three digits of ZIP codes, with their mean position in degrees. */
  readonly zips: readonly (readonly [prefix: string, state: StateCode, lat: number, lng: number])[];
}

export interface NamedCity {
  readonly slug: CitySlug;
  readonly label: string;
  readonly population: number;
  readonly lat: number;
  readonly lng: number;
}

/** Names of all pharmacies: `/data/names.{version}.json`. Large sites split them by state. */
export interface NamesDataset extends DatasetHeader<'names'> {
  readonly cities: readonly NamedCity[];
  readonly tiles: readonly string[];
  /** `city` and `tile` of a row are indexes in `cities` and `tiles`. */
  readonly rows: readonly NameRow[];
  /** Maps an area code to indexes of the tiles, or on large sites the states, whose pharmacies have it. */
  readonly areaCodes: Readonly<Record<string, readonly number[]>>;
  readonly byState?: NamesByState | undefined;
}

export type NameRow = readonly [name: string, slug: PharmacySlug, city: number, tile: number];

/** For each word of pharmacies' names, the states that have it, as indexes in `states`. */
export interface NamesByState {
  readonly states: readonly NamedState[];
  readonly words: readonly (readonly [word: string, ...states: readonly number[]])[];
}

export interface NamedState {
  readonly slug: StateSlug;
  /** Population of the state's largest place. */
  readonly people: number;
  /** Bounds of the state's cities and towns, degrees. */
  readonly box: readonly [south: number, west: number, north: number, east: number];
}

/** A circle without data: center in degrees, radius in statute miles. */
export type UncoveredArea = readonly [lat: number, lng: number, radiusMiles: number];

/** The pharmacies of one map tile: `/data/tiles/{key}.{version}.json`. `edge`: areas without data nearby. */
export interface TileDataset extends DatasetHeader<'tile'> {
  readonly cell: string;
  readonly pharmacies: readonly Pharmacy[];
  readonly edge?: readonly UncoveredArea[] | undefined;
}

/** Which filters the pharmacies of a map tile pass: `/data/tile-index.{version}.json`. */
export interface TileIndexDataset extends DatasetHeader<'tile-index'> {
  /** Maps a tile's key to what pharmacies there pass: indexes in `filters`. `hours`: some list hours. */
  readonly answers: Readonly<Record<string, { readonly passed: readonly number[]; readonly hours: boolean }>>;
}

export type DatasetOnDemand = GazetteerDataset | NamesDataset | TileDataset | TileIndexDataset;

/** Converts the country's places to the form that searches read. */
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
