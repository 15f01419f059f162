import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import { byState, coverageTable } from './coverage.ts';
import { countLines, number } from './text-table.ts';

type Counts = Readonly<Record<string, number>>;

/** Counts of an import: what was read, and what became of it. */
export interface ImportReport {
  /** Rows by path of the file, or by question. */
  readonly read: Counts;
  /** Records by source. */
  readonly records: Counts;
  /** Rows that made no record, by source and reason. */
  readonly dropped: Readonly<Record<string, Counts>>;
  /** Records that made no listing, by reason. */
  readonly rejected: Counts;
  /** Records that joined the listing of another one. */
  readonly merged: number;
  /** Of these, the records of earlier businesses at an address. */
  readonly superseded: number;
  /** Refused facts, by kind. */
  readonly refused: Counts;
  readonly listings: readonly Pharmacy[];
  /** Stores of chains without a confirmed pharmacy. */
  readonly unconfirmed: number;
  readonly closed: number;
}

/** Changes of a source that the store held already. */
export interface ReplacedSource {
  readonly id: string;
  /** Its former number of records and positions. */
  readonly before: number;
  /** Former records that it lacks now. */
  readonly gone: number;
  /** New records. */
  readonly added: number;
  /** Newest date of its records, before and now. Undefined if none had a date. */
  readonly newestBefore: string | undefined;
  readonly newest: string | undefined;
}

/** Counts of the whole store after a change, and the sources that it replaced. */
export type ChangeReport = ImportReport & { readonly replaced: readonly ReplacedSource[] };

const section = (title: string, counts: Counts): readonly string[] => [
  `${title.padEnd(20)}${number(Object.values(counts).reduce((sum, value) => sum + value, 0))}`,
  ...countLines(counts),
];

/** Returns the text of a report. */
export const formatImportReport = (report: ChangeReport): string =>
  [
    ...section('Rows read', report.read),
    ...section('Records kept', report.records),
    ...replacedLines(report.replaced),
    ...section('Rows dropped', withSource(report.dropped)),
    ...section('Records not listed', report.rejected),
    `Records merged      ${number(report.merged)}, of them ${number(report.superseded)} of a business that another one followed`,
    ...section('Facts refused', report.refused),
    `Listings            ${number(report.listings.length)}`,
    `Not confirmed       ${number(report.unconfirmed)} stores of chains that no source says have a pharmacy`,
    `Closed              ${number(report.closed)}`,
    'Known, by state',
    ...coverageTable(byState(report.listings)),
  ].join('\n');

const withSource = (dropped: ImportReport['dropped']): Counts =>
  Object.fromEntries(
    Object.entries(dropped).flatMap(([source, reasons]) =>
      Object.entries(reasons).map(([reason, count]) => [`${source}: ${reason}`, count]),
    ),
  );

/** Returns lines on the sources that changed, with a warning if one became older. */
export function replacedLines(replaced: readonly ReplacedSource[]): readonly string[] {
  const lines = replaced
    .filter(({ gone, added, newest, newestBefore }) => gone > 0 || added > 0 || newest !== newestBefore)
    .map(({ id, before, gone, added, newestBefore = '', newest = '' }) => {
      const counts = `  ${id}: of ${number(before)} records ${number(gone)} gone, ${number(added)} new`;
      return newest < newestBefore
        ? `${counts}; its newest word is of ${newest || 'no day'}, the store held one of ${newestBefore}: if that is not meant, bring the newer files again`
        : counts;
    });
  return lines.length === 0 ? [] : ['Replaced', ...lines.toSorted()];
}
