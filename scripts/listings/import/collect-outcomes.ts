import type { Problem } from '../../cli/problems/problem.ts';
import { addCount } from '../../cli/text-table.ts';
import type { DroppedRow } from '../listing-trace.ts';
import { fitToSchema } from './fit-record.ts';
import type { SkippedFile } from './input-files.ts';
import type { RowOutcome } from './record-outcome.ts';
import { compareText, type SourceRecord } from './source-record.ts';

/** Records read from files or online services, with counts of their rows. */
export interface ReadFiles {
  readonly records: readonly SourceRecord[];
  /** Records that only give the position of an NPI (register number). They make no listings. */
  readonly points: readonly SourceRecord[];
  readonly dropped: readonly DroppedRow[];
  /** Number of rows by source, then by file or online service. An import replaces each of these sources. */
  readonly read: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly droppedCounts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly licences?: Readonly<Record<string, string>> | undefined;
  readonly skipped?: readonly SkippedFile[] | undefined;
  readonly unread?: readonly Problem[] | undefined;
  /** True if an online source answered in part, so that a missing record proves no closing. */
  readonly isPartial?: boolean | undefined;
}

type Dropped = Extract<RowOutcome, { kind: 'dropped' }>;

interface RowsOfKey {
  newestRecord?: SourceRecord;
  otherRecords: number;
  newestDropped?: Dropped;
}

const textOf = (record: SourceRecord): string => JSON.stringify({ ...record, origin: undefined });

/**
 * Returns a collector of rows, which keeps the newest record of each key. A dropped row of that day or later
 * cancels the record. A date after `today` (`YYYY-MM-DD`) counts as none.
 */
export function collectOutcomes(today = '9999-12-31') {
  const byKey = new Map<string, RowsOfKey>();
  const points: SourceRecord[] = [];
  const tracedRows: DroppedRow[] = [];
  const read: Record<string, Record<string, number>> = {};
  const droppedCounts: Record<string, Record<string, number>> = {};
  const countDropped = (source: string, why: string, rows = 1): void => {
    if (rows === 0) return;
    droppedCounts[source] ??= {};
    // The reason alone, without details of the row.
    addCount(droppedCounts[source], why.replace(/^deactivated.*/, 'deactivated'), rows);
  };
  const dayOf = (date = ''): string => (date > today ? '' : date);
  const rowsOf = (key: string): RowsOfKey => {
    const known = byKey.get(key) ?? { otherRecords: 0 };
    byKey.set(key, known);
    return known;
  };
  const onDropped = (dropped: Dropped): void => {
    const { row, date } = dropped;
    countDropped(row.source, row.why);
    if (dropped.traced) tracedRows.push(row);
    if (dayOf(date) === '') return;
    const keyRows = rowsOf(row.key);
    const isNewer =
      keyRows.newestDropped === undefined ||
      (compareText(dayOf(date), dayOf(keyRows.newestDropped.date)) ||
        compareText(row.why, keyRows.newestDropped.row.why)) > 0;
    if (isNewer) keyRows.newestDropped = dropped;
  };
  const onRecord = (record: SourceRecord): void => {
    const keyRows = rowsOf(record.key);
    const previous = keyRows.newestRecord;
    if (previous !== undefined) keyRows.otherRecords += 1;
    // Of two rows of one day, the texts decide, not the order of the files.
    if (
      previous === undefined ||
      (compareText(dayOf(record.date), dayOf(previous.date)) ||
        compareText(textOf(record), textOf(previous))) > 0
    )
      keyRows.newestRecord = record;
  };
  return {
    onOutcome: (given: RowOutcome, isPoint = false): void => {
      const outcome = given.kind === 'record' ? fitToSchema(given.record) : given;
      if (outcome.kind === 'dropped') onDropped(outcome);
      else if (isPoint) points.push(outcome.record);
      else onRecord(outcome.record);
    },
    countDropped,
    onRows: (source: string, fileOrService: string, rows: number): void => {
      const counts = read[source] ?? {};
      addCount(counts, fileOrService, rows);
      read[source] = counts;
    },
    /** Call it once, since it adds to the counts. */
    result: (): ReadFiles => {
      const records: SourceRecord[] = [];
      for (const { newestRecord, otherRecords, newestDropped } of byKey.values()) {
        if (newestRecord === undefined) continue;
        const isDropped =
          newestDropped !== undefined && dayOf(newestRecord.date) <= dayOf(newestDropped.date);
        countDropped(
          newestRecord.source,
          'an older or equal word on the same record',
          otherRecords + (isDropped ? 1 : 0),
        );
        if (!isDropped) records.push(newestRecord);
        else if (!newestDropped.traced) tracedRows.push(newestDropped.row);
      }
      return { records, points, dropped: tracedRows, read, droppedCounts };
    },
  };
}
