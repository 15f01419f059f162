import { join } from 'node:path';
import {
  brandedStoreRow,
  cityRow,
  citySlugText,
  type FeaturedRow,
  featuredRow,
  listColumns,
  type PlaceRow,
  placeRow,
} from '../../src/data/list-rows.ts';
import type { BrandedStore, City } from '../../src/domain/city.ts';
import { distanceMiles } from '../../src/domain/geo.ts';
import type { Landmark, Neighborhood } from '../../src/domain/place.ts';
import type { Checked, Problem } from '../../src/domain/problem.ts';
import type { CitySlug } from '../../src/domain/slug.ts';
import { type ParsedRow, type ParsedRows, parseRows, withoutDuplicates } from './parse-rows.ts';
import { readTable, type Table } from './read-table.ts';

/** The places that editors gave a city, in the order of the list. */
export interface CityPlaces {
  readonly named: readonly Neighborhood[];
  readonly landmarks: readonly Landmark[];
}

/** All editors' lists, each in the order of its file. */
export interface Lists {
  readonly cities: readonly City[];
  readonly brandedStores: readonly BrandedStore[];
  /** By city; a city without places has no entry. */
  readonly places: ReadonlyMap<CitySlug, CityPlaces>;
  readonly featured: readonly FeaturedRow[];
}

export const listDirectory = 'src/data';

/** A place further from its city's centre than this, in miles, is a slip of the pen. */
const farthestPlace = 25;

/** Names of the list files in their directory. */
export const listFiles = {
  cities: 'cities.csv',
  brandedStores: 'branded-stores.csv',
  places: 'places.csv',
  featured: 'featured.csv',
} as const;

/**
 * Reads and checks all lists of a directory. Every problem of every file is collected; one cause gives one report:
 * a row is not compared with rows that could not be read.
 */
export async function loadLists(directory: string = listDirectory): Promise<Checked<Lists>> {
  const [cityTable, brandedTable, placeTable, featuredTable] = await Promise.all([
    readTable(join(directory, listFiles.cities), listColumns.cities),
    readTable(join(directory, listFiles.brandedStores), listColumns.brandedStores),
    readTable(join(directory, listFiles.places), listColumns.places),
    readTable(join(directory, listFiles.featured), listColumns.featured, { mayBeEmpty: true }),
  ]);
  const cities = withoutDuplicates(parseRows(cityTable, cityRow), 'slug', (city) => city.slug);
  const branded = withoutDuplicates(parseRows(brandedTable, brandedStoreRow), 'slug', (store) => store.slug);
  const places = withoutDuplicates(
    parseRows(placeTable, placeRow),
    'place of a city',
    (place) => `${place.city} ${place.slug}`,
  );
  const featured = withoutDuplicates(
    parseRows(featuredTable, featuredRow),
    'featured pharmacy',
    (row) => `${row.city} ${row.pharmacy}`,
  );

  const bySlug = new Map(cities.rows.map(({ row }) => [row.slug, row]));
  const isNamed = namedCities(cityTable);
  const problems = [
    ...[cityTable, brandedTable, placeTable, featuredTable].flatMap((table) => table.problems),
    ...[cities, branded, places, featured].flatMap((parsed) => parsed.problems),
    ...contradictions(branded, bySlug),
    ...unknownCities(places, isNamed),
    ...unknownCities(featured, isNamed),
    ...farPlaces(places, bySlug),
  ];
  if (problems.length > 0) return { ok: false, problems: problems.toSorted(byFileAndLine) };
  return {
    ok: true,
    value: {
      cities: rowsOf(cities),
      brandedStores: rowsOf(branded),
      places: placesByCity(rowsOf(places)),
      featured: rowsOf(featured),
    },
  };
}

const rowsOf = <Row>(parsed: ParsedRows<Row>): readonly Row[] => parsed.rows.map(({ row }) => row);

const byFileAndLine = (a: Problem, b: Problem): number =>
  a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1;

/** Whether cities.csv names a slug, in a valid row or not; always yes when some of its rows are unreadable. */
function namedCities(table: Table): (slug: string) => boolean {
  if (!table.complete) return () => true;
  const named = new Set(
    table.rows.flatMap(({ cells }) => [cells.slug, citySlugText(cells.name ?? '', cells.state ?? '')]),
  );
  return (slug) => named.has(slug);
}

const unknownCities = (
  { file, rows }: ParsedRows<{ readonly city: CitySlug }>,
  isNamed: (slug: string) => boolean,
): readonly Problem[] =>
  rows
    .filter(({ row }) => !isNamed(row.city))
    .map(({ line, row }) => ({
      file,
      line,
      value: row.city,
      rule: `city must be the slug of a row of ${listFiles.cities}`,
      remedy: 'Correct the slug, or add the city with "npm run cities -- add".',
    }));

/** Branded towns that are also in the city list must be told the same way in both. */
const contradictions = (
  { file, rows }: ParsedRows<BrandedStore>,
  bySlug: ReadonlyMap<CitySlug, City>,
): readonly Problem[] =>
  rows.flatMap(({ line, row }) => {
    const listed = bySlug.get(row.city.slug);
    if (listed === undefined) return [];
    const differing = differences(row.city, listed);
    if (differing.length === 0) return [];
    return [
      {
        file,
        line,
        value: row.slug,
        rule: `${differing.join(', ')} must be as in the row of ${listed.slug} in ${listFiles.cities}`,
        remedy: 'Copy the cells from the correct row to the other.',
      },
    ];
  });

const differences = (a: City, b: City): readonly string[] => [
  ...(a.location.lat === b.location.lat ? [] : ['lat']),
  ...(a.location.lng === b.location.lng ? [] : ['lng']),
  ...(a.population === b.population ? [] : ['population']),
  ...(a.county === b.county ? [] : ['county']),
  ...(a.timeZone === b.timeZone ? [] : ['time_zone']),
  ...(a.zips.join(' ') === b.zips.join(' ') ? [] : ['zips']),
];

const farPlaces = (
  { file, rows }: ParsedRows<PlaceRow>,
  bySlug: ReadonlyMap<CitySlug, City>,
): readonly Problem[] =>
  rows.flatMap((parsed: ParsedRow<PlaceRow>) => {
    const city = bySlug.get(parsed.row.city);
    if (city === undefined) return [];
    const miles = distanceMiles(city.location, parsed.row.location);
    if (miles <= farthestPlace) return [];
    return [
      {
        file,
        line: parsed.line,
        value: `${parsed.row.name}, ${miles.toFixed(0)} miles from ${city.slug}`,
        rule: `a place must lie within ${farthestPlace} miles of its city's centre`,
        remedy: 'Correct the coordinates or the city.',
      },
    ];
  });

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
