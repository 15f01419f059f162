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
  /** Without the word “County”; only for a place with a directory page. */
  readonly county?: string | undefined;
}

/**
 * The site's place names, chains and words of pharmacies' names, for searches and URLs, and larger places of
 * the country: `/data/gazetteer.{version}.json`.
 */
export interface GazetteerDataset extends DatasetHeader<'gazetteer'> {
  readonly cities: readonly GazetteerCity[];
  readonly brands: readonly string[];
  /** Words of pharmacies' names, each once per name that has it, at most three times: `city city drug`. */
  readonly named: string;
  readonly country: CountryPlaces;
}

export interface CountryPlaces {
  /** Cities of 8,000 or more without listings; degrees to 0.05, people in thousands (0 below 20). */
  readonly cities: readonly (readonly [
    name: string,
    state: StateCode,
    lat: number,
    lng: number,
    people: number,
  ])[];
  /** The first three digits of all ZIP codes, with their main state and their mean position in degrees. */
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
 * Names of all pharmacies: `/data/names.{version}.json`. On a large site each state has a file of its own,
 * `/data/names/{state}.{version}.json`, and this file only says which states have which words and area codes.
 */
export interface NamesDataset extends DatasetHeader<'names'> {
  readonly cities: readonly NamedCity[];
  readonly tiles: readonly string[];
  /** Name, slug, index of its city in `cities`, index of its tile in `tiles`. */
  readonly rows: readonly NameRow[];
  /** By area code or first six digits (`800555`), indexes of `tiles` (large sites: states) that have it. */
  readonly areaCodes: Readonly<Record<string, readonly number[]>>;
  readonly byState?: NamesByState | undefined;
}

export type NameRow = readonly [name: string, slug: PharmacySlug, city: number, tile: number];

/** Which states have which words in pharmacies' names, for a site with a file of names for each state. */
export interface NamesByState {
  readonly states: readonly NamedState[];
  readonly words: readonly (readonly [word: string, ...states: readonly number[]])[];
}

export interface NamedState {
  readonly slug: StateSlug;
  /** Population of its largest place. */
  readonly people: number;
  /** Box around the centers of its places, degrees. */
  readonly box: readonly [south: number, west: number, north: number, east: number];
}

/** A circle without data: center in degrees, radius in statute miles. */
export type UncoveredArea = readonly [lat: number, lng: number, radiusMiles: number];

/**
 * The listings of one map tile: `/data/tiles/{key}.{version}.json`. All tiles together hold each listing
 * once. `edge` are the areas without data near it.
 */
export interface TileDataset extends DatasetHeader<'tile'> {
  readonly cell: string;
  readonly pharmacies: readonly Pharmacy[];
  readonly edge?: readonly UncoveredArea[] | undefined;
}

/** Which filters the listings of each map tile pass: `/data/tile-index.{version}.json`. */
export interface TileIndexDataset extends DatasetHeader<'tile-index'> {
  /** For each tile, indexes in `filters` of those that some listing passes; `hours`: some hours are known. */
  readonly answers: Readonly<Record<string, { readonly passed: readonly number[]; readonly hours: boolean }>>;
}

export type DatasetOnDemand = GazetteerDataset | NamesDataset | TileDataset | TileIndexDataset;

/**
 * Converts the country's places for searches: its cities, which have no listings, most populous first, and
 * its ZIP prefixes. Populations are in thousands; each prefix is three digits: `363`.
 */
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
