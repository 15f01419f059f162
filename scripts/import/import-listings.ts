import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import type { City } from '../../src/domain/places/city.ts';
import { count, type ImportReport } from '../listings/import-report.ts';
import type { TraceEntry } from '../listings/listing-trace.ts';
import { writeStore } from '../listings/write-store.ts';
import { type Assembled, assembleListings, type Geocoded } from './assemble-listings.ts';
import { townNamer } from './fields/town-names.ts';
import type { ReadFiles } from './import-files.ts';
import { joinPoints } from './join-points.ts';
import type { RegisterScope } from './sources/nppes/nppes-provider.ts';

/** What of the sources concerns the cities of the lists. */
export const scopeOf = (cities: readonly City[]): RegisterScope => ({
  states: new Set(cities.map(({ state }) => state)),
  townName: townNamer(cities),
});

/** Merges what was read and replaces the store. `today` is the day of the import, `YYYY-MM-DD`. */
export async function importListings(
  read: ReadFiles,
  {
    folder,
    today,
    geocoded,
  }: { readonly folder: string; readonly today: string; readonly geocoded?: Geocoded | undefined },
): Promise<ImportReport> {
  const placed = new Map([...(geocoded ?? []), ...joinPoints(read.records, read.points)]);
  const assembled = assembleListings(read.records, placed);
  const report = reportOf(read, assembled);
  const trace: TraceEntry[] = [
    ...assembled.trace,
    ...read.dropped.map((row): TraceEntry => ({ kind: 'dropped', ...row })),
  ];
  await writeStore(folder, { imported: today, report, listings: assembled.listings, trace });
  return report;
}

function reportOf(
  { read, records, points, droppedCounts }: ReadFiles,
  { listings, trace }: Assembled,
): ImportReport {
  const bySource: Record<string, number> = {};
  const refused: Record<string, number> = {};
  for (const record of [...records, ...points]) {
    count(bySource, record.source);
    for (const text of record.refused) count(refused, `${record.source} ${/^\w+/.exec(text)?.[0] ?? 'fact'}`);
  }
  const rejected: Record<string, number> = {};
  let merged = 0;
  let superseded = 0;
  for (const entry of trace) {
    if (entry.kind === 'rejected') {
      for (const { source } of entry.members)
        count(rejected, `${source}: ${entry.why.replace(/\d{5}/, '…')}`);
    }
    if (entry.kind !== 'listing') continue;
    merged += entry.members.length - 1;
    superseded += entry.members.filter(({ role }) => role === 'superseded').length;
  }
  return {
    read: { ...read },
    records: bySource,
    dropped: { ...droppedCounts },
    rejected,
    merged,
    superseded,
    listings: listings.length,
    precision: countBy(listings, ({ location }) => location.precision),
    states: countBy(listings, ({ address }) => address.state),
    refused,
  };
}

function countBy(
  listings: readonly Pharmacy[],
  keyOf: (listing: Pharmacy) => string,
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const listing of listings) count(counts, keyOf(listing));
  return counts;
}
