import { rm } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { City } from '../../../src/domain/places/city.ts';
import { distanceMiles } from '../../../src/domain/places/geo.ts';
import { slugify } from '../../../src/domain/text/slug.ts';
import type { Holdings } from '../../cli/problems/loss-guard.ts';
import { Refusal } from '../../cli/problems/refusal.ts';
import { zipCode } from '../../lists/facts/zip-codes.ts';
import { csvText } from '../../lists/write-list.ts';
import { readFiles } from '../import/import-files.ts';
import { importListings, scopeOf } from '../import/import-listings.ts';
import type { SourcedPosition } from '../import/placed.ts';
import { compareText, latestDay, type SourceRecord } from '../import/source-record.ts';
import { openStore, snapshotFile, sourcesExcept } from '../listing-store.ts';
import { registerSource } from '../sources/nppes/nppes-provider.ts';
import { lossesByState, type PositionedRecords, withPositions } from '../store/change-store.ts';
import { isPublicDomain, snapshotColumns, snapshotRow } from './snapshot-rows.ts';

const snapshotMiles = 50;

/**
 * Returns the text of register.csv: the NPI register's pharmacies in and within 50 miles of the cities. Has
 * only positions in the public domain. Throws a Refusal for no pharmacies.
 */
export function makeSnapshot(
  { records, positions }: PositionedRecords,
  cities: readonly City[],
): { readonly text: string; readonly rows: number } {
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
  if (rows.length > 0) return { text: csvText(snapshotColumns, rows), rows: rows.length };
  throw new Refusal(
    'There is no pharmacy of the US register to take a snapshot of.',
    'Import the register first: npm run data -- import npidata_pfile.zip',
  );
}

const numberRows = z.array(
  z.object({ npi: z.string(), state: z.string() }).transform(({ npi, state }) => ({ id: npi, state })),
);
/** Returns the register numbers in a text of register.csv; none if it is another file. */
const registerNumbers = (text: string) =>
  numberRows.safeParse(parse(text, { columns: true, relax_column_count: true })).data ?? [];

/** Returns losses of over a fifth of the register numbers, or of a state's, between texts of register.csv. */
export const snapshotLosses = (before: string, after: string): readonly Holdings[] =>
  lossesByState(
    'register numbers',
    registerNumbers(before),
    new Set(registerNumbers(after).map(({ id }) => id)),
  );

/** Returns a store's records of the NPI register, and positions in the public domain. */
export async function registerInStore(folder: string): Promise<PositionedRecords> {
  const store = await openStore(folder);
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
