import { realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { listShapes } from '../../src/data/list-shapes.ts';
import type { City } from '../../src/domain/city.ts';
import type { Checked } from '../../src/domain/problem.ts';
import { houseText } from './house-form.ts';
import { faultCode } from './list-file.ts';
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
  houseText(
    listShapes.cities.columns,
    cities.map((city) => ({ cells: cityCells(city, slugOf(city)) })),
  );

/**
 * Replaces a file in one step: a reader sees the old or the new text, and a failure leaves the old one. A link stays a link, and
 * the file keeps its permissions. Rejects with the system's error.
 */
export async function replaceFile(path: string, text: string): Promise<void> {
  const target = await realpath(path).catch(() => path);
  const draft = `${target}.${process.pid}.tmp`;
  try {
    const mode = await stat(target).then(
      (found) => found.mode,
      () => undefined,
    );
    await writeFile(draft, text, { flag: 'wx', mode });
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Replaces a list; a failure is told as a problem of it. */
export async function replaceList(path: string, text: string): Promise<Checked<string>> {
  try {
    await replaceFile(path, text);
    return { ok: true, value: path };
  } catch (error) {
    return {
      ok: false,
      problems: [
        {
          file: path,
          value: faultCode(error),
          rule: 'the file must be writable',
          remedy: 'Check the permissions of its folder and the space on its disk; the file is as it was.',
        },
      ],
    };
  }
}
