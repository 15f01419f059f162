import type { DroppedRow } from '../listing-trace.ts';
import type { RowOutcome } from './record-outcome.ts';
import { compareText, type SourceRecord } from './source-record.ts';

/** The last word of each record that several files speak of: the same, in whatever order they are heard. */
export interface LatestWords {
  /** Takes a record; says whether it, or one that it replaces, is an older word than another. */
  readonly onRecord: (record: SourceRecord) => boolean;
  /** Takes a row that makes no record; says whether a record gives way to it. */
  readonly onDropped: (outcome: Extract<RowOutcome, { kind: 'dropped' }>) => boolean;
  readonly records: () => readonly SourceRecord[];
  /** The rows without a record for the trace: those that say so, and those to which a record gave way. */
  readonly dropped: () => readonly DroppedRow[];
}

/** The newest row without a record of a key, and whether a record gave way to one. */
interface Gone {
  readonly date: string;
  readonly row: DroppedRow;
  readonly traced: boolean;
  hasReplaced: boolean;
}

/**
 * Returns a gatherer of the newest word on each key. A row without a record goes before a record of the same
 * day or none; without a day it says nothing. A day after `today` (`YYYY-MM-DD`) counts as none.
 */
export function latestWords(today: string | undefined): LatestWords {
  const records = new Map<string, SourceRecord>();
  const gone = new Map<string, Gone>();
  const traced: DroppedRow[] = [];
  const seen = (date: string | undefined): string =>
    date === undefined || (today !== undefined && date > today) ? '' : date;
  const goneSince = (record: SourceRecord): Gone | undefined => {
    const last = gone.get(record.key);
    return last !== undefined && seen(record.date) <= last.date ? last : undefined;
  };
  /** Of two words of one day, the texts decide, not the order of the files. */
  const isNewer = (record: SourceRecord, known: SourceRecord): boolean =>
    (compareText(seen(record.date), seen(known.date)) || compareText(textOf(record), textOf(known))) > 0;
  return {
    onRecord: (record) => {
      const last = goneSince(record);
      if (last !== undefined) {
        last.hasReplaced = true;
        return true;
      }
      const known = records.get(record.key);
      if (known === undefined || isNewer(record, known)) records.set(record.key, record);
      return known !== undefined;
    },
    onDropped: ({ row, date: given, traced: isTraced }) => {
      if (isTraced) traced.push(row);
      const date = seen(given);
      if (date === '') return false;
      const last = gone.get(row.key);
      if (last === undefined || (compareText(date, last.date) || compareText(row.why, last.row.why)) > 0)
        gone.set(row.key, { date, row, traced: isTraced, hasReplaced: last?.hasReplaced ?? false });
      const known = records.get(row.key);
      const now = known === undefined ? undefined : goneSince(known);
      if (now === undefined) return false;
      now.hasReplaced = true;
      return records.delete(row.key);
    },
    records: () => [...records.values()],
    dropped: () => [
      ...traced,
      ...[...gone.values()]
        .filter((last) => last.hasReplaced && !last.traced && !records.has(last.row.key))
        .map(({ row }) => row),
    ],
  };
}

const textOf = (record: SourceRecord): string => JSON.stringify({ ...record, origin: undefined });
