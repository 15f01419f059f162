import type { Problem } from '../../cli/problems/problem.ts';
import type { DroppedRow } from '../listing-trace.ts';
import { addCount } from '../text-table.ts';
import { heldToSchema } from './hold-record.ts';
import { latestWords } from './latest-words.ts';
import type { RowOutcome } from './record-outcome.ts';
import type { SkippedFile } from './skipped-files.ts';
import type { SourceRecord } from './source-record.ts';

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
  /** What the owner of the files should know though they were read, in sentences. */
  readonly notes?: readonly string[] | undefined;
}

const olderWord = 'an older or equal word on the same record';

/**
 * Returns a collector of what rows came to. Each record is held to its schema; of several words on one the
 * newest stands, in any order. A day after `today` (`YYYY-MM-DD`) counts as none.
 */
export function collectOutcomes(today?: string) {
  const words = latestWords(today);
  const points: SourceRecord[] = [];
  const read = new Map<string, Record<string, number>>();
  const dropped = new Map<string, Record<string, number>>();
  const drop = (source: string, why: string, rows = 1): void => {
    const counts = dropped.get(source) ?? {};
    // A reason without the particulars of its row.
    const reason = why.replace(/^deactivated.*/, 'deactivated');
    addCount(counts, reason, rows);
    if (counts[reason] === 0) delete counts[reason];
    dropped.set(source, counts);
  };
  return {
    /** Takes a row; returns its record, where it makes one that is no point. */
    onOutcome: (given: RowOutcome, isPoint = false): SourceRecord | undefined => {
      const outcome = given.kind === 'record' ? heldToSchema(given.record) : given;
      if (outcome.kind === 'dropped') {
        const { source, why } = outcome.row;
        if (words.onDropped(outcome)) drop(source, olderWord);
        drop(source, why);
        return undefined;
      }
      const { record } = outcome;
      if (isPoint) {
        points.push(record);
        return undefined;
      }
      if (words.onRecord(record)) drop(record.source, olderWord);
      return record;
    },
    /** Counts rows passed over without being read; takes them back where the number is negative. */
    passOver: drop,
    /** Takes the number of rows of a file or question. */
    onRows: (source: string, from: string, rows: number): void => {
      const counts = read.get(source) ?? {};
      addCount(counts, from, rows);
      read.set(source, counts);
    },
    result: (): ReadFiles => ({
      ...{ records: words.records(), points, dropped: words.dropped() },
      ...{ read: Object.fromEntries(read), droppedCounts: Object.fromEntries(dropped) },
    }),
  };
}
