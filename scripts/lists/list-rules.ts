import { dirname } from 'node:path';
import type { BrandedStore, City } from '../../src/domain/places/city.ts';
import { distanceMiles } from '../../src/domain/places/geo.ts';
import { type CitySlug, isCitySlug } from '../../src/domain/text/slug.ts';
import type { Problem } from '../cli/problems/problem.ts';
import { usFactSources } from './facts/fact-sources.ts';
import { factFaults } from './facts/facts-agree.ts';
import { pointText, readableFacts, readableLocation } from './list-cells.ts';
import { citySlugText } from './list-rows.ts';
import { onLists } from './on-lists.ts';
import type { ParsedRows } from './parse-rows.ts';
import type { Table, TableRow } from './read-table.ts';
import { cityCells } from './write-list.ts';

/*
 * Rules between rows and between lists. They look at the cells that can be read, whatever else is wrong with a row, so that one
 * report tells all.
 */

/** A place further from its city's centre than this, in miles, is a slip of the pen. */
const farthestPlace = 25;

type Cells = TableRow['cells'];

/** The rows that repeat the key of an earlier one. A row whose key cannot be read repeats none. */
export function* repeats(
  { file, rows }: Table,
  what: string,
  keyOf: (cells: Cells) => string | undefined,
): Generator<Problem & { readonly line: number }> {
  const firstLines = new Map<string, number>();
  for (const { line, cells } of rows) {
    const key = keyOf(cells);
    if (key === undefined) continue;
    const first = firstLines.get(key);
    if (first === undefined) firstLines.set(key, line);
    else {
      yield {
        file,
        line,
        value: key,
        rule: `${what} must be unique`,
        remedy: `Line ${first} has it already; remove or rename one of the two.`,
      };
    }
  }
}

/** The cities at the very point of an earlier one, which are the same place under another name. A repeated slug is told as such. */
export function* samePoints({ file, rows }: Table): Generator<Problem> {
  const first = new Map<string, { readonly line: number; readonly slug: string | undefined }>();
  for (const { line, cells } of rows) {
    const location = readableLocation(cells);
    if (location === undefined) continue;
    const point = pointText(location);
    const { slug } = cells;
    const other = first.get(point);
    if (other === undefined) first.set(point, { line, slug });
    else if (other.slug !== slug) {
      yield {
        file,
        line,
        value: `${slug ?? ''} at ${point}`,
        rule: 'lat and lng must be those of no other city',
        remedy: onLists(
          dirname(file),
          `Line ${other.line}, ${other.slug ?? ''}, has them already; run "npm run lists -- cities remove SLUG --to OTHER" for one of the two, or correct its coordinates.`,
        ),
      };
    }
  }
}

/** The rows of places.csv or featured.csv whose city is no row of the list of cities, as far as that could be read. */
export function* unknownCities({ file, rows }: Table, cities: Table): Generator<Problem> {
  if (!cities.complete) return;
  const named = new Set(
    cities.rows.flatMap(({ cells }) => [cells.slug, citySlugText(cells.name ?? '', cells.state ?? '')]),
  );
  for (const { line, cells } of rows) {
    const { city = '' } = cells;
    if (!isCitySlug(city) || named.has(city)) continue;
    yield {
      file,
      line,
      value: city,
      rule: 'city must be the slug of a row of cities.csv',
      remedy: onLists(
        dirname(file),
        'Correct the slug, or add the city with "npm run lists -- cities add NAME".',
      ),
    };
  }
}

/** Branded towns that are also in the city list must be told the same way in both. */
export function* contradictions(
  { file, rows }: ParsedRows<BrandedStore>,
  cities: ReadonlyMap<CitySlug, City>,
): Generator<Problem> {
  for (const { line, row } of rows) {
    const listed = cities.get(row.city.slug);
    const differing = listed === undefined ? [] : differences(row.city, listed);
    if (differing.length === 0) continue;
    yield {
      file,
      line,
      value: `${differing.join(', ')} of ${row.slug}`,
      rule: 'the facts of a town must be as in its row in cities.csv',
      remedy: 'Copy the cells from the correct row to the other.',
    };
  }
}

/** The columns in which two rows of one town differ. */
function differences(a: City, b: City): readonly string[] {
  const other = cityCells(b, a.slug);
  return Object.entries(cityCells(a, a.slug)).flatMap(([column, text]) =>
    column === 'name' || text === other[column] ? [] : [column],
  );
}

/** Returns the problems of a list of cities or towns whose facts contradict each other (see `factFaults`). */
export const contradictoryFacts = ({ file, rows }: Table): readonly Problem[] =>
  rows.flatMap(({ line, cells }) =>
    factFaults(readableFacts(cells), usFactSources()).map((fault) => ({ file, line, ...fault })),
  );

/** The places that lie too far from their city. */
export function* farPlaces({ file, rows }: Table, cities: Table): Generator<Problem> {
  const centres = new Map(
    cities.rows.flatMap(({ cells }) => {
      const centre = readableLocation(cells);
      return centre === undefined ? [] : [[cells.slug, centre]];
    }),
  );
  for (const { line, cells } of rows) {
    const centre = centres.get(cells.city);
    const location = readableLocation(cells);
    if (centre === undefined || location === undefined) continue;
    const miles = distanceMiles(centre, location);
    if (miles <= farthestPlace) continue;
    yield {
      file,
      line,
      value: `${cells.name ?? ''}, ${miles.toFixed(0)} miles from ${cells.city ?? ''}`,
      rule: `a place must lie within ${farthestPlace} miles of its city's centre`,
      remedy: 'Correct the coordinates or the city.',
    };
  }
}
