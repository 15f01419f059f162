import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import type { CitySummary } from '../places/city.ts';
import type { StateCode } from '../places/us-state.ts';
import type { NameRegion } from '../search/name-regions.ts';
import type { LargerNamesake, Spot, WiderCity, WiderGazetteer } from '../search/phrase/known-places.ts';
import { memoize } from '../text/memoize.ts';
import type { CitySlug, PharmacySlug } from '../text/slug.ts';

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
 * Resolves slugs and places in the browser: `/data/gazetteer.{version}.json`. Of a site of many places it
 * holds the largest; the others stand in files by letter.
 */
export interface GazetteerDataset extends DatasetHeader<'gazetteer'> {
  readonly cities: readonly GazetteerCity[];
  /** The chains that listings belong to, by name. */
  readonly brands: readonly string[];
  /** Whether smaller places stand in files of their own (GazetteerPartDataset); absent where all are here. */
  readonly cut?: true | undefined;
}

/**
 * Places that the gazetteer has no room for: `/data/gazetteer/{letter}.{version}.json`. A place stands under
 * the first letter of each word of its and its spots' names, and the first digit of each ZIP code.
 */
export interface GazetteerPartDataset extends DatasetHeader<'gazetteer-part'> {
  readonly cities: readonly GazetteerCity[];
}

/**
 * Cities and ZIP codes of the country without listings: `/data/country.{version}.json`, loaded when a phrase
 * or path names no place of the gazetteer.
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
  /** Thousands of people of those with twenty thousand or more. */
  readonly people: readonly number[];
}

/**
 * Where a region's pharmacies are and how to call them: `/data/contacts/{region}.{version}.json`. A region is
 * a state (`alabama`) or, of a large one, a cell of it (`california/0230`).
 */
export interface ContactsDataset extends DatasetHeader<'contacts'> {
  readonly state: StateCode;
  readonly cities: readonly { readonly slug: CitySlug; readonly rows: readonly ContactRow[] }[];
}

/** The phone number is E.164, or empty; the position in ten-thousandths of a degree. */
type ContactRow = readonly [slug: PharmacySlug, street: string, phone: string, lat: number, lng: number];

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
 * Names of pharmacies: `/data/names.{version}.json` has all of them or, of a large site, tells the regions
 * that have files of their own: `/data/names/{region}.{version}.json`.
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

/** The regions of words that begin with a letter or digit: `/data/words/{letter}.{version}.json`. */
export interface WordsDataset extends DatasetHeader<'words'> {
  /** Regions that the words name by position. */
  readonly regions: readonly string[];
  /** A word of pharmacies' names or of their cities', with its regions. */
  readonly words: readonly (readonly [word: string, ...regions: readonly number[]])[];
  /** The words of names alone, as phrases have them; one of several names up to three times. */
  readonly named: string;
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
export type DatasetOnDemand =
  | GazetteerDataset
  | GazetteerPartDataset
  | CountryDataset
  | ContactsDataset
  | NamesDataset
  | WordsDataset
  | TileDataset
  | TileIndexDataset;

/** A gazetteer with places of other files besides, each once. */
export function withPlaces(
  gazetteer: GazetteerDataset,
  parts: readonly Pick<GazetteerPartDataset, 'cities'>[],
): GazetteerDataset {
  if (parts.length === 0) return gazetteer;
  const more = new Map(parts.flatMap(({ cities }) => cities).map((city) => [city.slug, city]));
  return { ...gazetteer, cities: [...gazetteer.cities, ...more.values()] };
}

const perDegree = 20;

/** The cities and ZIP codes of the dataset, unpacked once. */
export const widerGazetteer = memoize(({ states, zips }: CountryDataset): WiderGazetteer => {
  const cities = states.flatMap(({ state, names, lats, lngs, people }) =>
    names.split('|').map(
      (name, at): WiderCity => ({
        name,
        state,
        location: { lat: (lats[at] ?? 0) / perDegree, lng: (lngs[at] ?? 0) / perDegree },
        population: people[at] ?? 0,
      }),
    ),
  );
  return {
    cities: cities.toSorted((a, b) => b.population - a.population),
    zipPrefixes: new Map(
      zips.map(([prefix, state, lat, lng]) => [prefix, { state, location: { lat, lng } }]),
    ),
  };
});

/** Degrees as the dataset holds them. */
export const packedDegrees = (degrees: number): number => Math.round(degrees * perDegree);
