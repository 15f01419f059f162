import type { City } from '../../src/domain/places/city.ts';
import { replaceFile, replaceFiles } from '../cli/files/replace-file.ts';
import { type Checked, refused } from '../cli/problems/problem.ts';
import { csvText } from './csv-text.ts';
import { faultCode } from './list-file.ts';
import { listShapes } from './list-shapes.ts';
import type { TableRow } from './read-table.ts';

/** A row of cities.csv or branded-stores.csv, by column. */
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

/** The whole text of a list of cities, each under the slug given beside it. */
export const cityList = (cities: readonly City[], slugOf: (city: City) => string): string =>
  csvText(
    listShapes.cities.columns,
    cities.map((city) => ({ cells: cityCells(city, slugOf(city)) })),
  );

/** Replaces a list; a failure is told as a problem of it. */
export async function replaceList(path: string, text: string): Promise<Checked<string>> {
  try {
    await replaceFile(path, text);
    return { ok: true, value: path };
  } catch (error) {
    return refused(path, {
      value: faultCode(error),
      rule: 'the file must be writable',
      remedy: 'Check the permissions of its folder and the space on its disk; the file is as it was.',
    });
  }
}

/** Replaces several lists of a folder, or none; a failure is told as a problem of the folder. */
export async function replaceLists(
  folder: string,
  texts: ReadonlyMap<string, string>,
): Promise<Checked<readonly string[]>> {
  try {
    await replaceFiles(texts);
    return { ok: true, value: [...texts.keys()] };
  } catch (error) {
    return refused(folder, {
      value: faultCode(error),
      rule: 'the lists must be writable',
      remedy: 'Check the permissions of the folder and the space on its disk; the lists are as they were.',
    });
  }
}
