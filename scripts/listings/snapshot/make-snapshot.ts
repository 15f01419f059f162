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
import type { Placed } from '../import/placed.ts';
import { compareText, type SourceRecord } from '../import/source-record.ts';
import { registerSource } from '../sources/nppes/nppes-provider.ts';
import { type PlacedRecords, placedBy } from '../store/assemble-store.ts';
import { openStore, otherSources } from '../store/open-store.ts';
import { lossesByState } from '../store/store-losses.ts';
import { isPublicDomain, snapshotColumns, snapshotRow } from './snapshot-rows.ts';

/** Most bytes of the snapshot, uncompressed (docs/decisions/0096-register-snapshot.md). */
export const mostSnapshotBytes = 2_000_000;

/** Statute miles around the listed cities' centres, by default. */
export const usualSnapshotMiles = 50;

/** Statute miles across the whole country and more. */
export const mostSnapshotMiles = 5000;

export interface Snapshot {
  readonly text: string;
  readonly rows: number;
  readonly bytes: number;
}

/**
 * Returns a snapshot of the register's records in the cities and within `miles` of their centres, with
 * positions in the public domain. The order of records does not matter. Throws a Refusal if there are none or
 * too many.
 */
export function makeSnapshot(
  { records, placed }: PlacedRecords,
  { cities, miles }: { readonly cities: readonly City[]; readonly miles: number },
): Snapshot {
  const listed = new Set<string>(cities.map(({ slug }) => slug));
  const isNear = ({ address }: SourceRecord, place: Placed | undefined): boolean => {
    const { city = '', state = '', zip = '' } = address ?? {};
    if (listed.has(slugify(`${city} ${state}`))) return true;
    const point = place?.location ?? zipCode(zip)?.location;
    return point !== undefined && cities.some(({ location }) => distanceMiles(location, point) <= miles);
  };
  const rows = records
    .filter(({ source }) => source === registerSource)
    .flatMap((record) => {
      const known = placed.get(record.key);
      const place = known !== undefined && isPublicDomain(known) ? known : undefined;
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
  if (bytes > mostSnapshotBytes) {
    throw new Refusal(
      `A snapshot of ${miles} miles around the cities has ${bytes.toLocaleString('en-US')} bytes; at most ${mostSnapshotBytes.toLocaleString('en-US')} belong into the repository.`,
      'Take fewer miles with --miles.',
    );
  }
  return { text, rows: rows.length, bytes };
}

/**
 * Returns a store's register and its positions in the public domain. Throws an InputError without a register.
 */
export async function storedSources(folder: string): Promise<PlacedRecords> {
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
  return placedBy(otherSources(store, new Set(others)));
}

/** Returns heavy losses between two snapshots: over a fifth of all numbers, or of a state's. */
export function snapshotLosses(before: string, after: string): readonly Holdings[] {
  const present = new Set(numbersIn(after).map(({ npi }) => npi));
  const isLost = ({ npi }: { readonly npi: string }): boolean => !present.has(npi);
  return lossesByState('register numbers', numbersIn(before), ({ state }) => state, isLost);
}

const numberRows = z.array(z.object({ npi: z.string(), state: z.string() }));

/** Returns the register numbers of a snapshot, or none if the text is no snapshot. */
const numbersIn = (text: string): z.infer<typeof numberRows> =>
  numberRows.safeParse(parse(text, { columns: true, relax_column_count: true, bom: true })).data ?? [];
