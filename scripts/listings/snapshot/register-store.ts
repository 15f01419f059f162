import { rm } from 'node:fs/promises';
import type { City } from '../../../src/domain/places/city.ts';
import { readFiles } from '../import/import-files.ts';
import { importListings, scopeOf } from '../import/import-listings.ts';
import { latestDay } from '../import/source-record.ts';
import { snapshotFile } from './snapshot-file.ts';

/** Empties a folder, makes a listing store of register.csv in it, and returns the folder. */
export async function registerStore(
  folder: string,
  { cities, file = snapshotFile }: { readonly cities: readonly City[]; readonly file?: string },
): Promise<string> {
  const read = await readFiles([file], scopeOf(cities));
  await rm(folder, { recursive: true, force: true });
  await importListings(read, { folder, today: latestDay(read.records.map(({ date }) => date)) });
  return folder;
}
