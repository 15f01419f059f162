import type { Problem } from '../../cli/problems/problem.ts';
import type { DroppedRow } from '../listing-trace.ts';
import { addCount } from '../text-table.ts';
import { heldToSchema } from './hold-record.ts';
import type { SkippedFile } from './input-files.ts';
import type { RowOutcome } from './record-outcome.ts';
import { compareText, type SourceRecord } from './source-record.ts';

/** Contents of files or answers of services. */
export interface ReadFiles {
  readonly records: readonly SourceRecord[];
  /** Positions of register numbers, which make no listings by themselves. */
  readonly points: readonly SourceRecord[];
  readonly dropped: readonly DroppedRow[];
  /** Rows by source, then by file or question. A source named here replaces the store's. */
  readonly read: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Rows that made no record, by source and reason. */
  readonly droppedCounts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Terms of sources that source-credits.ts does not know. */
  readonly licences?: Readonly<Record<string, string>> | undefined;
  /** Files without anything to import. */
  readonly skipped?: readonly SkippedFile[] | undefined;
  /** Unreadable facts in the owner's own lists. Their listings lack these facts. */
  readonly unread?: readonly Problem[] | undefined;
  /** True if some questions had no answer, so that missing records may still exist. */
  readonly isPartial?: boolean | undefined;
}

type Dropped = Extract<RowOutcome, { kind: 'dropped' }>;

/** The rows of all files with one key. */
interface KeyRows {
  /** The newest record, and the number of others. */
  record?: SourceRecord;
  others: number;
  /** The newest dated row that makes no record. */
  gone?: Dropped;
}

const textOf = (record: SourceRecord): string => JSON.stringify({ ...record, origin: undefined });

/**
 * Returns a collector of row outcomes. It checks each record against its schema. Of several rows with one key
 * the newest stands, in any order of files. A dropped row beats a record of the same day. A day after `today`
 * (`YYYY-MM-DD`) counts as none.
 */
export function collectOutcomes(today = '9999-12-31') {
  const byKey = new Map<string, KeyRows>();
  const points: SourceRecord[] = [];
  const traced: DroppedRow[] = [];
  const read: Record<string, Record<string, number>> = {};
  const dropped: Record<string, Record<string, number>> = {};
  const countDropped = (source: string, why: string, rows = 1): void => {
    if (rows === 0) return;
    dropped[source] ??= {};
    // The reason alone, without details of the row.
    addCount(dropped[source], why.replace(/^deactivated.*/, 'deactivated'), rows);
  };
  const dayOf = (date = ''): string => (date > today ? '' : date);
  const rowsOf = (key: string): KeyRows => {
    const known = byKey.get(key) ?? { others: 0 };
    byKey.set(key, known);
    return known;
  };
  const onDropped = (given: Dropped): void => {
    const { row, date } = given;
    countDropped(row.source, row.why);
    if (given.traced) traced.push(row);
    if (dayOf(date) === '') return;
    const own = rowsOf(row.key);
    const isNewer =
      own.gone === undefined ||
      (compareText(dayOf(date), dayOf(own.gone.date)) || compareText(row.why, own.gone.row.why)) > 0;
    if (isNewer) own.gone = given;
  };
  const onRecord = (record: SourceRecord): void => {
    const own = rowsOf(record.key);
    const known = own.record;
    if (known !== undefined) own.others += 1;
    // Of two rows of one day, the texts decide, not the order of the files.
    if (
      known === undefined ||
      (compareText(dayOf(record.date), dayOf(known.date)) || compareText(textOf(record), textOf(known))) > 0
    )
      own.record = record;
  };
  return {
    /** Adds a row. */
    onOutcome: (given: RowOutcome, isPoint = false): void => {
      const outcome = given.kind === 'record' ? heldToSchema(given.record) : given;
      if (outcome.kind === 'dropped') onDropped(outcome);
      else if (isPoint) points.push(outcome.record);
      else onRecord(outcome.record);
    },
    /** Counts rows that were skipped unread. */
    countDropped,
    /** Adds the number of rows of a file or question. */
    onRows: (source: string, from: string, rows: number): void => {
      const counts = read[source] ?? {};
      addCount(counts, from, rows);
      read[source] = counts;
    },
    /** Returns everything that was collected. Call it once. */
    result: (): ReadFiles => {
      const records: SourceRecord[] = [];
      for (const { record, others, gone } of byKey.values()) {
        if (record === undefined) continue;
        const hasGone = gone !== undefined && dayOf(record.date) <= dayOf(gone.date);
        countDropped(record.source, 'an older or equal word on the same record', others + (hasGone ? 1 : 0));
        if (!hasGone) records.push(record);
        else if (!gone.traced) traced.push(gone.row);
      }
      return { records, points, dropped: traced, read, droppedCounts: dropped };
    },
  };
}
