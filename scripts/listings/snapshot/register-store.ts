import { rm } from 'node:fs/promises';
import type { City } from '../../../src/domain/places/city.ts';
import type { ReadFiles } from '../import/collect-outcomes.ts';
import { readFiles } from '../import/import-files.ts';
import { importListings, scopeOf } from '../import/import-listings.ts';
import { compareText } from '../import/source-record.ts';
import { snapshotFile } from './snapshot-file.ts';

/** Makes a store of the snapshot in an emptied folder, of its newest day. Throws an InputError. */
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
