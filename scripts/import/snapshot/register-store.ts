import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { City } from '../../../src/domain/places/city.ts';
import { listDirectory } from '../../lists/load-lists.ts';
import { type ReadFiles, readFiles } from '../import-files.ts';
import { importListings, scopeOf } from '../import-listings.ts';
import { compareText } from '../source-record.ts';

/** The register's pharmacies of the listed cities and their surroundings, which the repository holds. */
export const snapshotFile = join(listDirectory, 'register.csv');

/**
 * Makes a store of the snapshot in a folder, as an import into an empty one does, and gives the folder; what it held goes. Its day is
 * the newest of the snapshot, so that the same snapshot gives the same store. Throws an InputError.
 */
export async function registerStore(
  folder: string,
  { cities, file = snapshotFile }: { readonly cities: readonly City[]; readonly file?: string },
): Promise<string> {
  const read = await readFiles([file], scopeOf(cities));
  await rm(folder, { recursive: true, force: true });
  await importListings(read, { folder, today: newestDay(read) });
  return folder;
}

const newestDay = ({ records }: ReadFiles): string =>
  records
    .map(({ date }) => date ?? '')
    .toSorted(compareText)
    .at(-1) ?? '';
