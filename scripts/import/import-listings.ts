import type { City } from '../../src/domain/places/city.ts';
import { countBy, type ImportReport } from '../listings/import-report.ts';
import type { TraceEntry } from '../listings/listing-trace.ts';
import { writeStore } from '../listings/write-store.ts';
import { type Assembled, assembleListings, type Geocoded } from './assemble-listings.ts';
import { townNamer } from './fields/town-names.ts';
import type { ReadFiles } from './import-files.ts';
import { joinPoints } from './join-points.ts';
import type { SourceRecord } from './source-record.ts';
import type { RegisterScope } from './sources/nppes/nppes-provider.ts';
import { withoutFutureDates } from './truth/future-dates.ts';

/** What of the sources concerns the cities of the lists. */
export const scopeOf = (cities: readonly City[]): RegisterScope => ({
  states: new Set(cities.map(({ state }) => state)),
  townName: townNamer(cities),
});

/** Merges what was read and replaces the store. `today` is the day of the import, `YYYY-MM-DD`. */
export async function importListings(
  given: ReadFiles,
  {
    folder,
    today,
    geocoded,
  }: { readonly folder: string; readonly today: string; readonly geocoded?: Geocoded | undefined },
): Promise<ImportReport> {
  const past = (record: SourceRecord): SourceRecord => withoutFutureDates(record, today);
  const read = { ...given, records: given.records.map(past), points: given.points.map(past) };
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
  const all = [...records, ...points];
  // What records say that were put together was refused by what they say together, too.
  const judged = [...trace.flatMap((entry) => (entry.kind === 'dropped' ? [] : entry.members)), ...points];
  const refused = judged.flatMap(({ source, refused }) =>
    refused.map((text) => `${source} ${/^(?:mended )?\w+/.exec(text)?.[0] ?? 'fact'}`),
  );
  const rejected = trace.flatMap((entry) =>
    entry.kind === 'rejected' ? entry.members.map(({ source }) => `${source}: ${summary(entry.why)}`) : [],
  );
  const members = trace.flatMap((entry) => (entry.kind === 'listing' ? entry.members : []));
  return {
    read: { ...read },
    records: countBy(all, ({ source }) => source),
    dropped: { ...droppedCounts },
    rejected: countBy(rejected, String),
    merged: members.length - listings.length,
    superseded: members.filter(({ role }) => role === 'superseded').length,
    listings: listings.length,
    precision: countBy(listings, ({ location }) => location.precision),
    states: countBy(listings, ({ address }) => address.state),
    refused: countBy(refused, String),
  };
}

/** A reason without the particulars of its record. */
const summary = (why: string): string =>
  why.replace(/\d{5}/, '…').replace(/^(closed|not open to the public)(: [^(]*?) \(.*/, '$1$2');
