import { rm } from 'node:fs/promises';
import type { City } from '../../../src/domain/places/city.ts';
import { distanceMiles } from '../../../src/domain/places/geo.ts';
import { groupedNumber } from '../../../src/domain/text/grouped-number.ts';
import { slugify } from '../../../src/domain/text/slug.ts';
import { Refusal } from '../../cli/problems/refusal.ts';
import { zipCode } from '../../lists/facts/zip-codes.ts';
import { csvText } from '../../lists/write-list.ts';
import { readFiles } from '../import/import-files.ts';
import { importListings, scopeOf } from '../import/import-listings.ts';
import { InputError } from '../import/input-error.ts';
import type { SourcedPosition } from '../import/placed.ts';
import { compareText, latestDay, type SourceRecord } from '../import/source-record.ts';
import { openStore, snapshotFile, sourcesExcept } from '../listing-store.ts';
import { registerSource } from '../sources/nppes/nppes-provider.ts';
import { type PositionedRecords, withPositions } from '../store/change-store.ts';
import { isPublicDomain, snapshotColumns, snapshotRow } from './snapshot-rows.ts';

/** Limit of register.csv, uncompressed (docs/decisions/0096-register-snapshot.md). */
export const maxSnapshotBytes = 2_000_000;

const snapshotMiles = 50;

/**
 * Returns the text of register.csv: the NPI register's pharmacies in and within 50 miles of the cities. Has
 * only positions in the public domain. Throws a Refusal for no pharmacies, or for over 2 MB.
 */
export function makeSnapshot(
  { records, positions }: PositionedRecords,
  cities: readonly City[],
): { readonly text: string; readonly rows: number; readonly bytes: number } {
  const listedSlugs = new Set<string>(cities.map(({ slug }) => slug));
  const isNear = ({ address }: SourceRecord, place: SourcedPosition | undefined): boolean => {
    const { city = '', state = '', zip = '' } = address ?? {};
    if (listedSlugs.has(slugify(`${city} ${state}`))) return true;
    const point = place?.location ?? zipCode(zip)?.location;
    return (
      point !== undefined && cities.some(({ location }) => distanceMiles(location, point) <= snapshotMiles)
    );
  };
  const rows = records
    .filter(({ source }) => source === registerSource)
    .flatMap((record) => {
      const position = positions.get(record.key);
      const place = position !== undefined && isPublicDomain(position) ? position : undefined;
      const cells = isNear(record, place) ? snapshotRow(record, place) : undefined;
      // By place, so that a changed row stays where it is.
      return cells === undefined ? [] : [{ cells, order: [cells.state, cells.city, cells.npi].join('\t') }];
    })
    .toSorted((a, b) => compareText(a.order, b.order));
  const text = csvText(snapshotColumns, rows);
  const bytes = Buffer.byteLength(text);
  if (rows.length === 0) {
    throw new Refusal(
      'There is no pharmacy of the US register to take a snapshot of.',
      'Import the register first: npm run data -- import npidata_pfile.zip',
    );
  }
  if (bytes > maxSnapshotBytes) {
    throw new Refusal(
      `The snapshot has ${groupedNumber(bytes)} bytes; at most ${groupedNumber(maxSnapshotBytes)} belong into the repository.`,
      `It reaches ${snapshotMiles} miles around the cities: lower snapshotMiles in make-snapshot.ts.`,
    );
  }
  return { text, rows: rows.length, bytes };
}

/**
 * Returns a store's records of the NPI register, and positions in the public domain. Throws an InputError if
 * the store lacks the register.
 */
export async function registerInStore(folder: string): Promise<PositionedRecords> {
  const store = await openStore(folder);
  if (!store.sources.has(registerSource)) {
    throw new InputError({
      file: folder,
      rule: 'the store must hold the US register',
      remedy: 'Run npm run data -- import npidata_pfile.zip first.',
    });
  }
  const others = [...store.sources.keys()].filter(
    (source) => source !== registerSource && !isPublicDomain({ source }),
  );
  return withPositions(sourcesExcept(store, new Set(others)));
}

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
