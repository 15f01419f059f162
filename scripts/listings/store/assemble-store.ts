import type { ClosedPharmacy } from '../../../src/domain/pharmacy/unlisted-places.ts';
import { coverageByState } from '../coverage.ts';
import { type Assembled, assembleListings } from '../import/assemble-listings.ts';
import { type Geocoded, joinPoints } from '../import/placed.ts';
import type { SourceRecord } from '../import/source-record.ts';
import { withFreeSlugs } from '../import/unlisted-places.ts';
import { countBy, type ImportReport } from '../import-report.ts';
import type { TraceEntry } from '../listing-trace.ts';
import { sharedPhones } from '../merge/shared-phones.ts';
import { questionOf } from '../online/census-geocoder.ts';
import type { Source } from './source-file.ts';

/** All that a store says, made of its sources. */
export interface AssembledStore extends Assembled {
  readonly report: ImportReport;
}

/** Makes the listings of all sources, and what is told of them; the order of the sources does not matter. */
export function assembleStore(sources: readonly Source[]): AssembledStore {
  const ordered = sources.toSorted((a, b) => (a.head.id < b.head.id ? -1 : 1));
  const { records, placed } = placedBy(ordered);
  const assembled = assembleListings(records, placed);
  const dropped = ordered.flatMap((source) => source.dropped);
  return {
    ...assembled,
    trace: [...assembled.trace, ...dropped.map((row): TraceEntry => ({ kind: 'dropped', ...row }))],
    report: reportOf(ordered, assembled),
  };
}

/** Returns the records of sources, and where points and geocoders place those without a position. */
export function placedBy(sources: readonly Source[]): {
  readonly records: readonly SourceRecord[];
  readonly placed: Geocoded;
} {
  const records = sources.flatMap((source) => source.records);
  const points = sources.flatMap((source) => source.points);
  return { records, placed: new Map([...placedRecords(sources), ...joinPoints(records, points)]) };
}

/** Adds closed pharmacies that no source holds any more. */
export function withMissed(made: AssembledStore, missed: readonly ClosedPharmacy[]): AssembledStore {
  const known = new Set([...made.listings, ...made.closed].map(({ id }) => id));
  const added = missed.filter(({ id }) => !known.has(id));
  const closed = withFreeSlugs([...made.closed, ...added], made.listings);
  return { ...made, closed, report: { ...made.report, closed: closed.length } };
}

/** Positions of the records' addresses by the record's key, of records that have none of their own. */
function placedRecords(sources: readonly Source[]): Geocoded {
  const known = new Map(
    sources.flatMap(({ head: { id: source }, placed }) =>
      placed.map(({ address, location, date }) => [address, { location, date, source }] as const),
    ),
  );
  if (known.size === 0) return new Map();
  return new Map(
    sources
      .flatMap(({ records }) => records)
      .flatMap(({ key, address, location }) => {
        const found =
          address === undefined || location !== undefined ? undefined : known.get(questionOf(address));
        return found === undefined ? [] : [[key, found] as const];
      }),
  );
}

function reportOf(
  sources: readonly Source[],
  { listings, trace, unconfirmed, closed }: Assembled,
): ImportReport {
  // What records say that were put together was refused by what they say together, too.
  const judged = [
    ...trace.flatMap((entry) => (entry.kind === 'dropped' ? [] : entry.members)),
    ...sources.flatMap(({ points }) => points),
  ];
  const refused = judged.flatMap(({ source, refused }) =>
    refused.map((text) => `${source} ${/^(?:mended )?\w+/.exec(text)?.[0] ?? 'fact'}`),
  );
  const rejected = trace.flatMap((entry) =>
    entry.kind === 'rejected' ? entry.members.map(({ source }) => `${source}: ${summary(entry.why)}`) : [],
  );
  const members = trace.flatMap((entry) => (entry.kind === 'listing' ? entry.members : []));
  return {
    read: Object.fromEntries(sources.flatMap(({ head }) => Object.entries(head.files))),
    records: Object.fromEntries(
      sources.map(({ head: { id, records, points, placed } }) => [id, records + points + placed]),
    ),
    dropped: Object.fromEntries(
      sources
        .filter(({ droppedCounts }) => Object.keys(droppedCounts).length > 0)
        .map(({ head, droppedCounts }) => [head.id, { ...droppedCounts }]),
    ),
    rejected: countBy(rejected, String),
    merged: members.length - listings.length,
    superseded: members.filter(({ role }) => role === 'superseded').length,
    sharedPhones: sharedPhones(listings),
    listings: listings.length,
    unconfirmed: unconfirmed.length,
    closed: closed.length,
    precision: countBy(listings, ({ location }) => location.precision),
    states: countBy(listings, ({ address }) => address.state),
    coverage: coverageByState(listings),
    refused: countBy(refused, String),
  };
}

/** A reason without the particulars of its record. */
const summary = (why: string): string =>
  why.replace(/\d{5}.*/, '…').replace(/^((?:it has closed|not open to the public): [^(:"]*?) ?["(:].*/, '$1');
