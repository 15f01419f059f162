import { type Assembled, assembleListings } from '../import/assemble-listings.ts';
import { type Geocoded, joinPoints } from '../import/placed.ts';
import { compareText, type SourceRecord } from '../import/source-record.ts';
import type { ImportReport } from '../import-report.ts';
import type { TraceEntry } from '../listing-trace.ts';
import { geocoderQuery } from '../online/census-geocoder.ts';
import { countBy } from '../text-table.ts';
import type { Source } from './source-file.ts';

export interface AssembledStore extends Assembled {
  readonly report: ImportReport;
}

/** Records, and the positions that other sources give for them, by record key. */
export interface PositionedRecords {
  readonly records: readonly SourceRecord[];
  readonly positions: Geocoded;
}

/** Makes the listings, their trace and a report from all sources, in whatever order. */
export function assembleStore(sources: readonly Source[]): AssembledStore {
  const ordered = sources.toSorted((a, b) => compareText(a.id, b.id));
  const { records, positions } = withPositions(ordered);
  const assembled = assembleListings(records, positions);
  const dropped = ordered.flatMap((source) => source.dropped);
  return {
    ...assembled,
    trace: [...assembled.trace, ...dropped.map((row): TraceEntry => ({ kind: 'dropped', ...row }))],
    report: reportOf(ordered, assembled),
  };
}

/** Returns all records, and positions by key: of a point with the same NPI and address, else geocoded. */
export function withPositions(sources: readonly Source[]): PositionedRecords {
  const records = sources.flatMap((source) => source.records);
  const points = sources.flatMap((source) => source.points);
  const addresses = new Map(
    sources.flatMap(({ id: source, placed }) =>
      placed.map(({ address, location, date }) => [address, { location, date, source }] as const),
    ),
  );
  const geocoded = records.flatMap(({ key, address, location }) => {
    const needsPosition = addresses.size > 0 && address !== undefined && location === undefined;
    const position = needsPosition ? addresses.get(geocoderQuery(address)) : undefined;
    return position === undefined ? [] : [[key, position] as const];
  });
  return { records, positions: new Map([...geocoded, ...joinPoints(records, points)]) };
}

function reportOf(
  sources: readonly Source[],
  { listings, trace, unconfirmed, closed }: Assembled,
): ImportReport {
  // The trace has the merged records, with the facts that were refused only after the merge.
  const judgedRecords = [
    ...trace.flatMap((entry) => (entry.kind === 'dropped' ? [] : entry.members)),
    ...sources.flatMap(({ points }) => points),
  ];
  const refused = judgedRecords.flatMap(({ source, refused }) =>
    refused.map((text) => `${source} ${/^(?:mended )?\w+/.exec(text)?.[0] ?? 'fact'}`),
  );
  const rejected = trace.flatMap((entry) =>
    entry.kind === 'rejected'
      ? entry.members.map(({ source }) => `${source}: ${reasonWithoutDetails(entry.why)}`)
      : [],
  );
  const members = trace.flatMap((entry) => (entry.kind === 'listing' ? entry.members : []));
  return {
    rowsByFile: Object.fromEntries(sources.flatMap(({ files }) => Object.entries(files))),
    recordsBySource: Object.fromEntries(
      sources.map(({ id, records, points, placed }) => [id, records.length + points.length + placed.length]),
    ),
    dropped: Object.fromEntries(
      sources
        .filter(({ droppedCounts }) => Object.keys(droppedCounts).length > 0)
        .map(({ id, droppedCounts }) => [id, droppedCounts]),
    ),
    rejected: countBy(rejected, String),
    mergedRecords: members.length - listings.length,
    supersededRecords: members.filter(({ role }) => role === 'superseded').length,
    refused: countBy(refused, String),
    listings,
    unconfirmedStores: unconfirmed.length,
    closedPharmacies: closed.length,
  };
}

const reasonWithoutDetails = (why: string): string =>
  why.replace(/\d{5}.*/, '…').replace(/^((?:it has closed|not open to the public): [^(:"]*?) ?["(:].*/, '$1');
