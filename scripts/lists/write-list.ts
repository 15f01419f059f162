import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { listColumns } from '../../src/data/list-rows.ts';
import type { City } from '../../src/domain/city.ts';

const cellText = (value: string | number): string => {
  const text = String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One line of cities.csv or branded-stores.csv, line end included. */
export const cityLine = (
  { name, state, location, population, county, timeZone, zips }: City,
  slug: string,
): string =>
  `${[name, state, slug, location.lat, location.lng, population, county, timeZone, zips.join(' ')].map(cellText).join(',')}\n`;

/** The whole text of a list of cities, each under the slug given beside it. */
export const cityList = (cities: readonly City[], slugOf: (city: City) => string): string =>
  `${listColumns.cities.join(',')}\n${cities.map((city) => cityLine(city, slugOf(city))).join('')}`;

/** Replaces a file in one step: a reader sees the old or the new text, and a failure leaves the old one. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const draft = `${path}.${process.pid}.tmp`;
  try {
    await writeFile(draft, text, { flag: 'wx' });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Adds a line to the end of a file in one step, after a missing final line end. */
export async function appendLine(path: string, line: string): Promise<void> {
  const text = await readFile(path, 'utf8');
  await replaceFile(path, text === '' || text.endsWith('\n') ? text + line : `${text}\n${line}`);
}
