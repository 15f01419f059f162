import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import { byState, coverageTable } from './coverage.ts';
import { countLines, number } from './text-table.ts';

type Counts = Readonly<Record<string, number>>;

/** What the sources of a store held, and what was made of them. */
export interface ImportReport {
  /** Rows by path of the file, or by question. */
  readonly read: Counts;
  /** Records by source. */
  readonly records: Counts;
  /** Rows that made no record, by source and reason. */
  readonly dropped: Readonly<Record<string, Counts>>;
  /** Records that made no listing, by reason. */
  readonly rejected: Counts;
  /** Records that went into the listing of another one. */
  readonly merged: number;
  /** Of these, the records of a business that another one followed at its address. */
  readonly superseded: number;
  /** Facts that were not taken over, by kind. */
  readonly refused: Counts;
  readonly listings: readonly Pharmacy[];
  /** Stores of chains whose pharmacy no source confirms. */
  readonly unconfirmed: number;
  /** Pharmacies that are no longer there. */
  readonly closed: number;
}

/** What a change made of one source that the store held. */
export interface ReplacedSource {
  readonly id: string;
  /** Records and positions that it had. */
  readonly before: number;
  /** Records of before that the source lacks now. */
  readonly gone: number;
  /** Records that the source did not have before. */
  readonly added: number;
  /** The day of its newest word, before and now; undefined where it told none. */
  readonly newestBefore: string | undefined;
  readonly newest: string | undefined;
}

/** What a store came to by a change, and what the change made of the sources that it held. */
export type ChangeReport = ImportReport & { readonly replaced: readonly ReplacedSource[] };

const section = (title: string, counts: Counts): readonly string[] => [
  `${title.padEnd(20)}${number(Object.values(counts).reduce((sum, value) => sum + value, 0))}`,
  ...countLines(counts),
];

/** The report for reading. */
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

/** Returns lines on each source that changed, with a word where it became older; none where all stayed. */
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
