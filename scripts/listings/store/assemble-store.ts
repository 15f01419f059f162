import { type Assembled, assembleListings } from '../import/assemble-listings.ts';
import { type Geocoded, joinPoints } from '../import/placed.ts';
import { compareText, type SourceRecord } from '../import/source-record.ts';
import type { ImportReport } from '../import-report.ts';
import type { TraceEntry } from '../listing-trace.ts';
import { questionOf } from '../online/census-geocoder.ts';
import { countBy } from '../text-table.ts';
import type { Source } from './source-file.ts';

/** The contents of a store, made from its sources. */
export interface AssembledStore extends Assembled {
  readonly report: ImportReport;
}

/** Records, and positions of their addresses from other sources by the record's key. */
export interface PlacedRecords {
  readonly records: readonly SourceRecord[];
  readonly placed: Geocoded;
}

/** Makes the listings of all sources, and the report. The order of the sources does not matter. */
export function assembleStore(sources: readonly Source[]): AssembledStore {
  const ordered = sources.toSorted((a, b) => compareText(a.id, b.id));
  const { records, placed } = placedBy(ordered);
  const assembled = assembleListings(records, placed);
  const dropped = ordered.flatMap((source) => source.dropped);
  return {
    ...assembled,
    trace: [...assembled.trace, ...dropped.map((row): TraceEntry => ({ kind: 'dropped', ...row }))],
    report: reportOf(ordered, assembled),
  };
}

/** Returns the records of sources, and positions for those without one, from points and geocoders. */
export function placedBy(sources: readonly Source[]): PlacedRecords {
  const records = sources.flatMap((source) => source.records);
  const points = sources.flatMap((source) => source.points);
  const addresses = new Map(
    sources.flatMap(({ id: source, placed }) =>
      placed.map(({ address, location, date }) => [address, { location, date, source }] as const),
    ),
  );
  const geocoded = records.flatMap(({ key, address, location }) => {
    const isAsked = addresses.size > 0 && address !== undefined && location === undefined;
    const found = isAsked ? addresses.get(questionOf(address)) : undefined;
    return found === undefined ? [] : [[key, found] as const];
  });
  return { records, placed: new Map([...geocoded, ...joinPoints(records, points)]) };
}

function reportOf(
  sources: readonly Source[],
  { listings, trace, unconfirmed, closed }: Assembled,
): ImportReport {
  // The trace has the merged records, with the facts that were refused only after the merge.
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
    read: Object.fromEntries(sources.flatMap(({ files }) => Object.entries(files))),
    records: Object.fromEntries(
      sources.map(({ id, records, points, placed }) => [id, records.length + points.length + placed.length]),
    ),
    dropped: Object.fromEntries(
      sources
        .filter(({ droppedCounts }) => Object.keys(droppedCounts).length > 0)
        .map(({ id, droppedCounts }) => [id, droppedCounts]),
    ),
    rejected: countBy(rejected, String),
    merged: members.length - listings.length,
    superseded: members.filter(({ role }) => role === 'superseded').length,
    refused: countBy(refused, String),
    listings,
    unconfirmed: unconfirmed.length,
    closed: closed.length,
  };
}

/** Returns a reason without details of its record. */
const summary = (why: string): string =>
  why.replace(/\d{5}.*/, '…').replace(/^((?:it has closed|not open to the public): [^(:"]*?) ?["(:].*/, '$1');
