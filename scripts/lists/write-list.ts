import type { City } from '../../src/domain/places/city.ts';
import { csvCell } from '../../src/domain/text/csv-cell.ts';
import { replaceFiles } from '../cli/files/replace-file.ts';
import { type Checked, failedCheck } from '../cli/problems/problem.ts';
import { faultCode, type TableRow } from './read-table.ts';

/** Returns a list as CSV text, with LF and commas. */
export const csvText = (header: readonly string[], rows: readonly Pick<TableRow, 'cells'>[]): string =>
  header.length === 0
    ? ''
    : [header, ...rows.map(({ cells }) => header.map((column) => cells[column] ?? ''))]
        .map((cells) => `${cells.map((text) => csvCell(text)).join(',')}\n`)
        .join('');

/** Returns a city as the cells of cities.csv or branded-stores.csv. */
export const cityCells = (
  { name, state, location, population, county, timeZone, zips }: City,
  slug: string,
): TableRow['cells'] => ({
  name,
  state,
  slug,
  lat: String(location.lat),
  lng: String(location.lng),
  population: String(population),
  county,
  time_zone: timeZone,
  zips: zips.join(' '),
});

/** Writes all lists or none. `texts` maps their paths to their texts. Returns the paths. */
export async function replaceLists(
  folder: string,
  texts: ReadonlyMap<string, string>,
): Promise<Checked<readonly string[]>> {
  try {
    await replaceFiles(texts);
    return { ok: true, value: [...texts.keys()] };
  } catch (error) {
    return failedCheck(folder, {
      value: faultCode(error),
      rule: 'the lists must be writable',
      remedy: 'Check the permissions of the folder and the space on its disk; the lists are as they were.',
    });
  }
}
