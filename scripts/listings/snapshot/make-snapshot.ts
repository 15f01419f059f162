import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { City } from '../../../src/domain/places/city.ts';
import { distanceMiles } from '../../../src/domain/places/geo.ts';
import { slugify } from '../../../src/domain/text/slug.ts';
import type { Holdings } from '../../cli/problems/loss-guard.ts';
import { Refusal } from '../../cli/problems/refusal.ts';
import { zipCode } from '../../lists/facts/zip-codes.ts';
import { csvText } from '../../lists/write-list.ts';
import { InputError } from '../import/input-error.ts';
import type { SourcedPosition } from '../import/placed.ts';
import { compareText, type SourceRecord } from '../import/source-record.ts';
import { registerSource } from '../sources/nppes/nppes-provider.ts';
import { type PositionedRecords, withPositions } from '../store/assemble-store.ts';
import { openStore, sourcesExcept } from '../store/open-store.ts';
import { lossesByState } from '../store/store-losses.ts';
import { isPublicDomain, snapshotColumns, snapshotRow } from './snapshot-rows.ts';

/** Limit of register.csv, uncompressed (docs/decisions/0096-register-snapshot.md). */
export const maxSnapshotBytes = 2_000_000;

export const defaultSnapshotMiles = 50;

export const maxSnapshotMiles = 5000;

export interface Snapshot {
  readonly text: string;
  readonly rows: number;
  readonly bytes: number;
}

/**
 * Returns the text of register.csv: the NPI register's pharmacies in and within `miles` of the cities. Has
 * only positions in the public domain. Throws a Refusal for no pharmacies, or for over 2 MB.
 */
export function makeSnapshot(
  { records, positions }: PositionedRecords,
  { cities, miles }: { readonly cities: readonly City[]; readonly miles: number },
): Snapshot {
  const listedSlugs = new Set<string>(cities.map(({ slug }) => slug));
  const isNear = ({ address }: SourceRecord, place: SourcedPosition | undefined): boolean => {
    const { city = '', state = '', zip = '' } = address ?? {};
    if (listedSlugs.has(slugify(`${city} ${state}`))) return true;
    const point = place?.location ?? zipCode(zip)?.location;
    return point !== undefined && cities.some(({ location }) => distanceMiles(location, point) <= miles);
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
      `A snapshot of ${miles} miles around the cities has ${bytes.toLocaleString('en-US')} bytes; at most ${maxSnapshotBytes.toLocaleString('en-US')} belong into the repository.`,
      'Take fewer miles with --miles.',
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

/** Returns losses of over a fifth of all NPIs, or of a state's, between two texts of register.csv. */
export function snapshotLosses(before: string, after: string): readonly Holdings[] {
  const present = new Set(registerNumbers(after).map(({ npi }) => npi));
  const isLost = ({ npi }: { readonly npi: string }): boolean => !present.has(npi);
  return lossesByState('register numbers', registerNumbers(before), ({ state }) => state, isLost);
}

const numberRows = z.array(z.object({ npi: z.string(), state: z.string() }));

const registerNumbers = (text: string): z.infer<typeof numberRows> =>
  numberRows.safeParse(parse(text, { columns: true, relax_column_count: true, bom: true })).data ?? [];
