import { groupedNumber } from '../../src/domain/text/grouped-number.ts';
import { countBy, countLines } from '../cli/text-table.ts';
import type { Assembled } from './import/assemble-listings.ts';
import { byState, coverageTable } from './status.ts';
import { located, newestDate, type Source } from './store/source-file.ts';

type Counts = Readonly<Record<string, number>>;

/** Counts the records that a new version of a source adds and lacks. Newest dates are `YYYY-MM-DD`. */
export function replacedSource(old: Source, next: Source) {
  const keysOf = ({ records, points }: Source): ReadonlySet<string> =>
    new Set([...records, ...points].map(({ key }) => key));
  const [oldKeys, newKeys] = [keysOf(old), keysOf(next)];
  return {
    id: old.id,
    recordsBefore: oldKeys.size,
    recordsGone: [...oldKeys].filter((key) => !newKeys.has(key)).length,
    recordsAdded: [...newKeys].filter((key) => !oldKeys.has(key)).length,
    newestBefore: newestDate(old),
    newest: newestDate(next),
  };
}
export type ReplacedSource = ReturnType<typeof replacedSource>;

/** Returns counts of rows and records of all sources, and the listings made of them. */
export function importReport(
  sources: readonly Source[],
  { listings, trace, unconfirmed, closed }: Assembled,
  replaced: readonly ReplacedSource[],
) {
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
      sources.map(({ id, records, points, placed }) => [
        id,
        records.length + points.length + located(placed).length,
      ]),
    ),
    dropped: Object.fromEntries(
      sources
        .filter(({ droppedCounts }) => Object.keys(droppedCounts).length > 0)
        .map(({ id, droppedCounts }) => [id, droppedCounts]),
    ),
    rejected: countBy(rejected, String),
    mergedRecords: members.length - listings.length,
    supersededRecords: members.filter(({ role }) => role === 'superseded').length,
    /** Numbers of refused or mended facts, by source and field: `osm hours`, `osm mended zip`. */
    refused: countBy(refused, String),
    listings,
    unconfirmedStores: unconfirmed.length,
    closedPharmacies: closed.length,
    replaced,
  };
}
export type ImportReport = ReturnType<typeof importReport>;

const reasonWithoutDetails = (why: string): string =>
  why.replace(/\d{5}.*/, '…').replace(/^((?:it has closed|not open to the public): [^(:"]*?) ?["(:].*/, '$1');

const section = (title: string, counts: Counts): readonly string[] => [
  `${title.padEnd(20)}${groupedNumber(Object.values(counts).reduce((sum, value) => sum + value, 0))}`,
  ...countLines(counts),
];

export const formatImportReport = (report: ImportReport): string =>
  [
    ...section('Rows read', report.rowsByFile),
    ...section('Records kept', report.recordsBySource),
    ...replacedLines(report.replaced),
    ...section('Rows dropped', withSource(report.dropped)),
    ...section('Records not listed', report.rejected),
    `Records merged      ${groupedNumber(report.mergedRecords)}, of them ${groupedNumber(report.supersededRecords)} of a business that another one followed`,
    ...section('Facts refused', report.refused),
    `Listings            ${groupedNumber(report.listings.length)}`,
    `Not confirmed       ${groupedNumber(report.unconfirmedStores)} stores of chains that no source says have a pharmacy`,
    `Closed              ${groupedNumber(report.closedPharmacies)}`,
    'Known, by state',
    ...coverageTable(byState(report.listings)),
  ].join('\n');

const withSource = (dropped: ImportReport['dropped']): Counts =>
  Object.fromEntries(
    Object.entries(dropped).flatMap(([source, reasons]) =>
      Object.entries(reasons).map(([reason, count]) => [`${source}: ${reason}`, count]),
    ),
  );

/** Returns a heading and a line for each source that changed. Empty if none did. */
export function replacedLines(replaced: readonly ReplacedSource[]): readonly string[] {
  const lines = replaced
    .filter(
      ({ recordsGone, recordsAdded, newest, newestBefore }) =>
        recordsGone > 0 || recordsAdded > 0 || newest !== newestBefore,
    )
    .map(({ id, recordsBefore, recordsGone, recordsAdded, newestBefore = '', newest = '' }) => {
      const counts = `  ${id}: of ${groupedNumber(recordsBefore)} records ${groupedNumber(recordsGone)} gone, ${groupedNumber(recordsAdded)} new`;
      return newest < newestBefore
        ? `${counts}; its newest word is of ${newest || 'no day'}, the store held one of ${newestBefore}: if that is not meant, bring the newer files again`
        : counts;
    });
  return lines.length === 0 ? [] : ['Replaced', ...lines.toSorted()];
}
