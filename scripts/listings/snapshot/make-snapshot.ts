import type { City } from '../../../src/domain/places/city.ts';
import { distanceMiles } from '../../../src/domain/places/geo.ts';
import { slugify } from '../../../src/domain/text/slug.ts';
import { Refusal } from '../../cli/problems/refusal.ts';
import { zipCode } from '../../lists/facts/zip-codes.ts';
import { csvText } from '../../lists/write-list.ts';
import type { Placed } from '../import/placed.ts';
import { compareText, type SourceRecord } from '../import/source-record.ts';
import { registerSource } from '../sources/nppes/nppes-provider.ts';
import { isPublicDomain, type SnapshotRow, snapshotColumns, snapshotRow } from './snapshot-rows.ts';
import type { SnapshotSources } from './snapshot-sources.ts';

/** The most that the snapshot may weigh in the repository, bytes uncompressed (docs/decisions/0096-register-snapshot.md). */
export const mostSnapshotBytes = 2_000_000;

/** How far around the listed cities the snapshot reaches unless told otherwise, statute miles from their centres. */
export const usualSnapshotMiles = 50;

/** The whole country and more, statute miles. */
export const mostSnapshotMiles = 5000;

export interface Snapshot {
  readonly text: string;
  readonly rows: number;
  readonly bytes: number;
}

/**
 * The snapshot of what sources say: the register's records of the cities and of what lies within `miles` of their centres, with
 * positions of sources in the public domain, by state, city and number. The same records give the same text in any order.
 * Throws a Refusal where there is none, or more than the repository should hold.
 */
export function makeSnapshot(
  { records, placed }: SnapshotSources,
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
      return isNear(record, place) ? (snapshotRow(record, place) ?? []) : [];
    })
    .toSorted(byPlace);
  const text = csvText(
    snapshotColumns,
    rows.map((cells) => ({ cells })),
  );
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

/** By state, then city, then number: a city's rows stand together, and one of them stays where it is when its facts change. */
const byPlace = (a: SnapshotRow, b: SnapshotRow): number =>
  compareText(a.state, b.state) || compareText(a.city, b.city) || compareText(a.npi, b.npi);
