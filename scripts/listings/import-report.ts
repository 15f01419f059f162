import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import { byState, coverageTable } from './coverage.ts';
import { countLines, number } from './text-table.ts';

type Counts = Readonly<Record<string, number>>;

/** Counts of rows and records, of all sources in the listing store, and the listings made of them. */
export interface ImportReport {
  readonly rowsByFile: Counts;
  readonly recordsBySource: Counts;
  readonly dropped: Readonly<Record<string, Counts>>;
  readonly rejected: Counts;
  readonly mergedRecords: number;
  readonly supersededRecords: number;
  /** Numbers of refused or mended facts, by source and field: `osm hours`, `osm mended zip`. */
  readonly refused: Counts;
  readonly listings: readonly Pharmacy[];
  readonly unconfirmedStores: number;
  readonly closedPharmacies: number;
}

export interface ReplacedSource {
  readonly id: string;
  readonly recordsBefore: number;
  readonly recordsGone: number;
  readonly recordsAdded: number;
  /** Date of the newest record before and after, `YYYY-MM-DD`. Undefined if no record has a date. */
  readonly newestBefore: string | undefined;
  readonly newest: string | undefined;
}

export type ChangeReport = ImportReport & { readonly replaced: readonly ReplacedSource[] };

const section = (title: string, counts: Counts): readonly string[] => [
  `${title.padEnd(20)}${number(Object.values(counts).reduce((sum, value) => sum + value, 0))}`,
  ...countLines(counts),
];

export const formatImportReport = (report: ChangeReport): string =>
  [
    ...section('Rows read', report.rowsByFile),
    ...section('Records kept', report.recordsBySource),
    ...replacedLines(report.replaced),
    ...section('Rows dropped', withSource(report.dropped)),
    ...section('Records not listed', report.rejected),
    `Records merged      ${number(report.mergedRecords)}, of them ${number(report.supersededRecords)} of a business that another one followed`,
    ...section('Facts refused', report.refused),
    `Listings            ${number(report.listings.length)}`,
    `Not confirmed       ${number(report.unconfirmedStores)} stores of chains that no source says have a pharmacy`,
    `Closed              ${number(report.closedPharmacies)}`,
    'Known, by state',
    ...coverageTable(byState(report.listings)),
  ].join('\n');

const withSource = (dropped: ImportReport['dropped']): Counts =>
  Object.fromEntries(
    Object.entries(dropped).flatMap(([source, reasons]) =>
      Object.entries(reasons).map(([reason, count]) => [`${source}: ${reason}`, count]),
    ),
  );

/** Returns a heading and a line for each changed source, with a warning if its newest date is now earlier. */
export function replacedLines(replaced: readonly ReplacedSource[]): readonly string[] {
  const lines = replaced
    .filter(
      ({ recordsGone, recordsAdded, newest, newestBefore }) =>
        recordsGone > 0 || recordsAdded > 0 || newest !== newestBefore,
    )
    .map(({ id, recordsBefore, recordsGone, recordsAdded, newestBefore = '', newest = '' }) => {
      const counts = `  ${id}: of ${number(recordsBefore)} records ${number(recordsGone)} gone, ${number(recordsAdded)} new`;
      return newest < newestBefore
        ? `${counts}; its newest word is of ${newest || 'no day'}, the store held one of ${newestBefore}: if that is not meant, bring the newer files again`
        : counts;
    });
  return lines.length === 0 ? [] : ['Replaced', ...lines.toSorted()];
}
