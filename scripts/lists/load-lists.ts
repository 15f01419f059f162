import { join } from 'node:path';
import type { City } from '../../src/domain/places/city.ts';
import type { Landmark, Neighborhood } from '../../src/domain/places/place.ts';
import { type CitySlug, isCitySlug, isLandingSlug, slugify } from '../../src/domain/text/slug.ts';
import type { Problem } from '../cli/problems/problem.ts';
import { sortedProblems } from '../cli/problems/problem-report.ts';
import { listDirectory } from './list-directory.ts';
import {
  brandedStoreRow,
  cityRow,
  type FeaturedRow,
  featuredRow,
  listShapes,
  type PlaceRow,
  placeRow,
} from './list-rows.ts';
import type { BrandedStore } from './list-rules.ts';
import {
  contradictoryFacts,
  farPlaces,
  repeats,
  samePoints,
  storesUnlikeCities,
  unknownCities,
} from './list-rules.ts';
import { type ParsedRows, parseRows } from './parse-rows.ts';
import { readListTable, type Table } from './read-table.ts';

export interface CityPlaces {
  readonly named: readonly Neighborhood[];
  readonly landmarks: readonly Landmark[];
}

/** The rows of the CSV lists, each list in the order of its file. */
export interface Lists {
  readonly cities: readonly City[];
  readonly brandedStores: readonly BrandedStore[];
  readonly places: ReadonlyMap<CitySlug, CityPlaces>;
  readonly featured: readonly FeaturedRow[];
}

/** Returns the cities of cities.csv and those of branded-stores.csv. A city in both occurs twice. */
export const localitiesOf = ({ cities, brandedStores }: Lists): readonly City[] => [
  ...cities,
  ...brandedStores.map(({ city }) => city),
];

export const listFileNames = {
  cities: 'cities.csv',
  brandedStores: 'branded-stores.csv',
  places: 'places.csv',
  featured: 'featured.csv',
} as const;

export type ListName = keyof typeof listFileNames;

/** The lists, or their problems and the rows that are valid (`readable`). */
export type LoadedLists =
  | { readonly ok: true; readonly value: Lists }
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly readable: Lists };

export type ListTables = Readonly<Record<ListName, Table>>;

/** Reads the lists of a folder as tables, without checking their cells. */
export async function readTables(directory: string): Promise<ListTables> {
  const read = (list: ListName): Promise<Table> =>
    readListTable(join(directory, listFileNames[list]), listShapes[list]);
  return {
    cities: await read('cities'),
    brandedStores: await read('brandedStores'),
    places: await read('places'),
    featured: await read('featured'),
  };
}

/** Reads and checks the lists of a folder. */
export const loadLists = async (directory: string = listDirectory): Promise<LoadedLists> =>
  checkLists(await readTables(directory));

/** Checks the tables of the lists, and returns their rows or their problems. */
export function checkLists(tables: ListTables): LoadedLists {
  const cities = parseRows(tables.cities, cityRow);
  const branded = parseRows(tables.brandedStores, brandedStoreRow);
  const places = parseRows(tables.places, placeRow);
  const featured = parseRows(tables.featured, featuredRow);
  const towns = {
    file: branded.file,
    rows: branded.rows.map(({ line, row }) => ({ line, row: row.city })),
    problems: [],
  };
  const bySlug = new Map(cities.rows.map(({ row }) => [row.slug, row]));
  const repeated = [
    ...repeats(tables.cities, 'slug', ({ slug = '' }) => (isCitySlug(slug) ? slug : undefined)),
    ...repeats(tables.brandedStores, 'slug', ({ slug = '' }) => (isLandingSlug(slug) ? slug : undefined)),
    ...repeats(tables.places, 'place of a city', ({ city = '', name = '' }) =>
      isCitySlug(city) && slugify(name) !== '' ? `${city} ${slugify(name)}` : undefined,
    ),
    ...repeats(tables.featured, 'featured pharmacy', ({ city = '', pharmacy = '' }) =>
      isCitySlug(city) && pharmacy !== '' ? `${city} ${pharmacy}` : undefined,
    ),
  ];
  const problems = [
    ...Object.values(tables).flatMap((table) => table.problems),
    ...[cities, branded, places, featured].flatMap((parsed) => parsed.problems),
    ...repeated,
    ...samePoints(cities),
    ...storesUnlikeCities(branded, bySlug),
    ...unknownCities(tables.places, tables.cities),
    ...unknownCities(tables.featured, tables.cities),
    ...farPlaces(places, bySlug),
    ...[cities, towns].flatMap(contradictoryFacts),
  ];

  const repeatedLines = new Set(repeated.map(({ file, line }) => `${file}:${line}`));
  const rowsOf = <Row>({ file, rows }: ParsedRows<Row>): readonly Row[] =>
    rows.filter(({ line }) => !repeatedLines.has(`${file}:${line}`)).map(({ row }) => row);
  const readable: Lists = {
    cities: rowsOf(cities),
    brandedStores: rowsOf(branded),
    places: placesByCity(rowsOf(places)),
    featured: rowsOf(featured),
  };
  return problems.length === 0
    ? { ok: true, value: readable }
    : { ok: false, problems: sortedProblems(problems), readable };
}

function placesByCity(rows: readonly PlaceRow[]): ReadonlyMap<CitySlug, CityPlaces> {
  const places = new Map<CitySlug, { named: Neighborhood[]; landmarks: Landmark[] }>();
  for (const { city, kind, name, slug, location, radiusMiles } of rows) {
    const entry = places.get(city) ?? { named: [], landmarks: [] };
    places.set(city, entry);
    if (kind !== 'neighborhood') entry.landmarks.push({ name, slug, kind, location });
    else if (radiusMiles !== null) {
      const area = { shape: 'circle', center: location, radiusMiles } as const;
      entry.named.push({ name, slug, area, basis: 'named' });
    }
  }
  return places;
}
