import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readFiles } from '../../scripts/listings/import/import-files.ts';
import { importListings, scopeOf } from '../../scripts/listings/import/import-listings.ts';
import { readListings } from '../../scripts/listings/listing-store.ts';
import { newFolder } from './new-folder.ts';
import { cityFixture, npiOf } from './online-fixture.ts';
import { registerHeader } from './register-layout.ts';

const basics: Readonly<Record<string, string>> = {
  'Entity Type Code': '2',
  'Provider Organization Name (Legal Business Name)': 'GARCIA PHARMACY INC',
  'Provider First Line Business Practice Location Address': '9160 NW 122ND ST',
  'Provider Second Line Business Practice Location Address': 'SUITE 8',
  'Provider Business Practice Location Address City Name': 'MIAMI',
  'Provider Business Practice Location Address State Name': 'FL',
  'Provider Business Practice Location Address Postal Code': '331251730',
  'Provider Business Practice Location Address Country Code (If outside U.S.)': 'US',
  'Provider Business Practice Location Address Telephone Number': '3055121797',
  'Last Update Date': '05/01/2014',
  'Healthcare Provider Taxonomy Code_1': '3336C0003X',
};

/** Returns a row of the US register's CSV file (NPPES). `cells` are by column name. */
export const registerRow = (
  serial: number,
  cells: Readonly<Record<string, string>> = {},
  header = registerHeader,
): string => {
  const values: Readonly<Record<string, string>> = { NPI: npiOf(serial), ...basics, ...cells };
  return header.map((name) => `"${(values[name] ?? '').replaceAll('"', '""')}"`).join(',');
};

export const registerText = (rows: readonly string[], header = registerHeader): string =>
  `${[header.map((name) => `"${name}"`).join(','), ...rows].join('\n')}\n`;

/** Writes a file into a new folder, and returns its path. */
export async function fileOf(name: string, content: string | Buffer): Promise<string> {
  const path = join(newFolder(), name);
  await writeFile(path, content);
  return path;
}

/** Imports files into a store. `date` is that of files that state none; null gives them none. */
export async function importInto(
  folder: string,
  paths: readonly string[],
  mappings: readonly string[] = [],
  {
    date = '2026-11-19',
    today = '2026-11-20',
    acceptLoss = false,
  }: {
    readonly date?: string | null;
    readonly today?: string;
    readonly acceptLoss?: boolean;
  } = {},
) {
  const read = await readFiles(paths, {
    ...scopeOf([cityFixture()]),
    mappings,
    date: date ?? undefined,
    today,
  });
  return { read, report: await importListings(read, { folder, today, acceptLoss }) };
}

/** Writes a file of the US register (NPPES) with these rows; returns its path. */
export const register = (rows: readonly string[]): Promise<string> =>
  fileOf('npidata_pfile.csv', registerText(rows));

/** Returns the names of the listings in a store. */
export const names = async (folder: string): Promise<readonly string[]> =>
  (await readListings(folder))?.listings.map(({ name }) => name) ?? [];
