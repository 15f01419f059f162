import { dirname } from 'node:path';
import type { City } from '../../src/domain/places/city.ts';
import { distanceMiles, type LatLng } from '../../src/domain/places/geo.ts';
import { isCitySlug, type LandingSlug } from '../../src/domain/text/slug.ts';
import type { Problem } from '../cli/problems/problem.ts';
import { factFaults } from './facts/facts-agree.ts';
import { withListsOption } from './list-directory.ts';
import { citySlugText, type PlaceRow } from './list-rows.ts';
import type { ParsedRow, ParsedRows } from './parse-rows.ts';
import type { Table, TableRow } from './read-table.ts';
import { cityCells } from './write-list.ts';

/** A City Drugs shop of branded-stores.csv, with its landing page's slug: `city-drugs-denver-co`. */
export interface BrandedStore {
  readonly city: City;
  readonly slug: LandingSlug;
}

const maxPlaceMiles = 25;

/** Returns a problem, which names `subject`, for each row with an earlier row's key. Skips undefined keys. */
export function repeats(
  { file, rows }: Table,
  subject: string,
  keyOf: (cells: TableRow['cells']) => string | undefined,
): readonly (Problem & { readonly line: number })[] {
  const firstLines = new Map<string, number>();
  return rows.flatMap(({ line, cells }) => {
    const key = keyOf(cells);
    if (key === undefined) return [];
    const first = firstLines.get(key);
    if (first === undefined) {
      firstLines.set(key, line);
      return [];
    }
    const remedy = `Line ${first} has it already; remove or rename one of the two.`;
    return [{ file, line, value: key, rule: `${subject} must be unique`, remedy }];
  });
}

/** Returns a point as text, for comparison: `33.52066,-86.80249`. */
export const pointText = ({ lat, lng }: LatLng): string => `${lat},${lng}`;

/** Returns problems for cities at the same point as an earlier city. */
export function samePoints({ file, rows }: ParsedRows<City>): readonly Problem[] {
  const firstAtPoint = new Map<string, ParsedRow<City>>();
  return rows.flatMap((city) => {
    const { slug, location } = city.row;
    const point = pointText(location);
    const other = firstAtPoint.get(point) ?? city;
    firstAtPoint.set(point, other);
    // A repeated slug is a problem of its own.
    if (other.row.slug === slug) return [];
    const remedy =
      `Line ${other.line}, ${other.row.slug}, has them already; run ` +
      '"npm run lists -- cities remove SLUG --to OTHER" for one of the two, or correct its coordinates.';
    return [
      {
        file,
        line: city.line,
        value: `${slug} at ${point}`,
        rule: 'lat and lng must be those of no other city',
        remedy: withListsOption(dirname(file), remedy),
      },
    ];
  });
}

/** Returns problems for rows whose city has no row in cities.csv. */
export function unknownCities({ file, rows }: Table, cities: Table): readonly Problem[] {
  // Rows of cities.csv may be missing.
  if (cities.problems.length > 0) return [];
  const slugsInCities = new Set(
    cities.rows.flatMap(({ cells }) => [cells.slug, citySlugText(cells.name ?? '', cells.state ?? '')]),
  );
  const remedy = 'Correct the slug, or add the city with "npm run lists -- cities add NAME".';
  return rows
    .filter(({ cells: { city = '' } }) => isCitySlug(city) && !slugsInCities.has(city))
    .map(({ line, cells: { city } }) => ({
      file,
      line,
      value: city,
      rule: 'city must be the slug of a row of cities.csv',
      remedy: withListsOption(dirname(file), remedy),
    }));
}

/** Returns problems for City Drugs shops whose facts differ from their city's in cities.csv. */
export const storesUnlikeCities = (
  { file, rows }: ParsedRows<BrandedStore>,
  cities: ReadonlyMap<string, City>,
): readonly Problem[] =>
  rows.flatMap(({ line, row: { slug, city } }) => {
    const listedCells = cityCells(cities.get(city.slug) ?? city, city.slug);
    const differing = Object.entries(cityCells(city, city.slug)).flatMap(([column, text]) =>
      column === 'name' || text === listedCells[column] ? [] : [column],
    );
    if (differing.length === 0) return [];
    return [
      {
        file,
        line,
        value: `${differing.join(', ')} of ${slug}`,
        rule: 'the facts of a town must be as in its row in cities.csv',
        remedy: 'Copy the cells from the correct row to the other.',
      },
    ];
  });

/** Returns problems for cities with contradictory facts, such as ZIP codes of another state. */
export const contradictoryFacts = ({ file, rows }: ParsedRows<City>): readonly Problem[] =>
  rows.flatMap(({ line, row }) => factFaults(row).map((fault) => ({ file, line, ...fault })));

/** Returns problems for neighborhoods and landmarks over 25 statute miles from their city's centre. */
export const farPlaces = (
  { file, rows }: ParsedRows<PlaceRow>,
  cities: ReadonlyMap<string, City>,
): readonly Problem[] =>
  rows.flatMap(({ line, row: { name, city, location } }) => {
    const center = cities.get(city)?.location ?? location;
    const miles = distanceMiles(center, location);
    if (miles <= maxPlaceMiles) return [];
    return [
      {
        file,
        line,
        value: `${name}, ${miles.toFixed(0)} miles from ${city}`,
        rule: `a place must lie within ${maxPlaceMiles} miles of its city's centre`,
        remedy: 'Correct the coordinates or the city.',
      },
    ];
  });
