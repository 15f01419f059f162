import type { Problem } from '../../cli/problems/problem.ts';
import type { DroppedRow } from '../listing-trace.ts';
import { addCount } from '../text-table.ts';
import { heldToSchema } from './hold-record.ts';
import type { RowOutcome } from './record-outcome.ts';
import type { SkippedFile } from './skipped-files.ts';
import { compareText, type SourceRecord } from './source-record.ts';

/** What files or services held. */
export interface ReadFiles {
  readonly records: readonly SourceRecord[];
  /** Positions of register numbers, which make no listings of their own. */
  readonly points: readonly SourceRecord[];
  readonly dropped: readonly DroppedRow[];
  /** Rows by source, then by file or question. A source named here replaces the store's. */
  readonly read: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Rows that made no record, by source and reason. */
  readonly droppedCounts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Terms of sources that the project does not know itself (source-credits.ts). */
  readonly licences?: Readonly<Record<string, string>> | undefined;
  /** Files in which nothing is to import, though they came with the others. */
  readonly skipped?: readonly SkippedFile[] | undefined;
  /** Facts in lists of someone's own that could not be read: their listings go without them. */
  readonly unread?: readonly Problem[] | undefined;
  /** Whether a part was not answered: what is not among the records may be there all the same. */
  readonly isPartial?: boolean | undefined;
}

type Dropped = Extract<RowOutcome, { kind: 'dropped' }>;

/** What all files say of one key. */
interface Words {
  /** The newest record, and how many others there were. */
  record?: SourceRecord;
  others: number;
  /** The newest row with a day that makes no record. */
  gone?: Dropped;
}

const textOf = (record: SourceRecord): string => JSON.stringify({ ...record, origin: undefined });

/**
 * Returns a collector of what rows came to. Each record is held to its schema; of several words on one key
 * the newest stands, in any order: a row without a record goes before a record of its day. A day after
 * `today` (`YYYY-MM-DD`) counts as none.
 */
export function collectOutcomes(today = '9999-12-31') {
  const words = new Map<string, Words>();
  const points: SourceRecord[] = [];
  const traced: DroppedRow[] = [];
  const read: Record<string, Record<string, number>> = {};
  const dropped: Record<string, Record<string, number>> = {};
  const drop = (source: string, why: string, rows = 1): void => {
    if (rows === 0) return;
    // A reason without the particulars of its row.
    const reason = why.replace(/^deactivated.*/, 'deactivated');
    const counts = dropped[source] ?? {};
    addCount(counts, reason, rows);
    if (counts[reason] === 0) delete counts[reason];
    else dropped[source] = counts;
  };
  const seen = (date = ''): string => (date > today ? '' : date);
  const wordsOn = (key: string): Words => {
    const known = words.get(key) ?? { others: 0 };
    words.set(key, known);
    return known;
  };
  const onDropped = (given: Dropped): void => {
    const { row, date } = given;
    drop(row.source, row.why);
    if (given.traced) traced.push(row);
    if (seen(date) === '') return;
    const own = wordsOn(row.key);
    const isNewer =
      own.gone === undefined ||
      (compareText(seen(date), seen(own.gone.date)) || compareText(row.why, own.gone.row.why)) > 0;
    if (isNewer) own.gone = given;
  };
  const onRecord = (record: SourceRecord): void => {
    const own = wordsOn(record.key);
    const known = own.record;
    if (known !== undefined) own.others += 1;
    // Of two words of one day, the texts decide, not the order of the files.
    if (
      known === undefined ||
      (compareText(seen(record.date), seen(known.date)) || compareText(textOf(record), textOf(known))) > 0
    )
      own.record = record;
  };
  return {
    /** Takes a row; returns its record, where it makes one that is no point. */
    onOutcome: (given: RowOutcome, isPoint = false): SourceRecord | undefined => {
      const outcome = given.kind === 'record' ? heldToSchema(given.record) : given;
      if (outcome.kind === 'dropped') onDropped(outcome);
      else if (isPoint) points.push(outcome.record);
      else onRecord(outcome.record);
      return outcome.kind === 'dropped' || isPoint ? undefined : outcome.record;
    },
    /** Counts rows passed over without being read; takes them back where the number is negative. */
    passOver: drop,
    /** Takes the number of rows of a file or question. */
    onRows: (source: string, from: string, rows: number): void => {
      const counts = read[source] ?? {};
      addCount(counts, from, rows);
      read[source] = counts;
    },
    /** Returns what the rows came to; to be asked once. */
    result: (): ReadFiles => {
      const records: SourceRecord[] = [];
      for (const { record, others, gone } of words.values()) {
        if (record === undefined) continue;
        const hasGone = gone !== undefined && seen(record.date) <= seen(gone.date);
        drop(record.source, 'an older or equal word on the same record', others + (hasGone ? 1 : 0));
        if (!hasGone) records.push(record);
        else if (!gone.traced) traced.push(gone.row);
      }
      return { records, points, dropped: traced, read, droppedCounts: dropped };
    },
  };
}
