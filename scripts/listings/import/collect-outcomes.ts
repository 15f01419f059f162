import type { Problem } from '../../cli/problems/problem.ts';
import { addCount } from '../../cli/text-table.ts';
import type { DroppedRow } from '../listing-trace.ts';
import type { SkippedFile } from './input-files.ts';
import { type Dropped, droppedRow, type RowOutcome } from './record-outcome.ts';
import { compareText, mostLanguages, noLists, recordSchema, type SourceRecord } from './source-record.ts';

/** Records read from files or online services, with counts of their rows. */
export interface ReadFiles {
  readonly records: readonly SourceRecord[];
  /** Records that only give the position of an NPI (register number). They make no listings. */
  readonly points: readonly SourceRecord[];
  readonly dropped: readonly DroppedRow[];
  /** Numbers of rows by source, then by file or online service. An import replaces these sources. */
  readonly read: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly droppedCounts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly licences?: Readonly<Record<string, string>> | undefined;
  readonly skipped?: readonly SkippedFile[] | undefined;
  readonly unread?: readonly Problem[] | undefined;
  /** True if an online service answered only in part. A missing record then proves no closing. */
  readonly isPartial?: boolean | undefined;
}

const olderWord = 'an older or equal word on the same record';
const textOf = (word: RowOutcome): string => JSON.stringify({ ...word, origin: undefined });

/** Returns a collector of rows, which keeps the newest record of each key. `today` is `YYYY-MM-DD`. */
export function collectOutcomes(today = '9999-12-31') {
  const newestRecords = new Map<string, SourceRecord>();
  const newestDropped = new Map<string, Dropped>();
  const points: SourceRecord[] = [];
  const traced: Dropped[] = [];
  const read: Record<string, Record<string, number>> = {};
  const droppedCounts: Record<string, Record<string, number>> = {};
  const countDropped = (source: string, why: string, rows = 1): void => {
    if (rows === 0) return;
    droppedCounts[source] ??= {};
    // The reason alone, without details of the row.
    addCount(droppedCounts[source], why.replace(/^deactivated.*/, 'deactivated'), rows);
  };
  const dayOf = (date = ''): string => (date > today ? '' : date);
  // Of two rows of one day, the texts decide, not the order of the files.
  const keepNewest = <Word extends RowOutcome>(newest: Map<string, Word>, word: Word): void => {
    const known = newest.get(word.key);
    const isNewer =
      known === undefined ||
      (compareText(dayOf(word.date), dayOf(known.date)) || compareText(textOf(word), textOf(known))) > 0;
    if (isNewer) newest.set(word.key, word);
  };
  const onDropped = (dropped: Dropped): void => {
    countDropped(dropped.source, dropped.why);
    if (dropped.traced) traced.push(dropped);
    if (dayOf(dropped.date) !== '') keepNewest(newestDropped, dropped);
  };
  const onRecord = (record: SourceRecord): void => {
    if (newestRecords.has(record.key)) countDropped(record.source, olderWord);
    keepNewest(newestRecords, record);
  };
  return {
    onOutcome: (given: RowOutcome, isPoint = false): void => {
      const outcome = given.kind === 'dropped' ? given : fitToSchema(given);
      if (outcome.kind === 'dropped') onDropped(outcome);
      else if (isPoint) points.push(outcome);
      else onRecord(outcome);
    },
    countDropped,
    onRows: (source: string, fileOrService: string, rows: number): void => {
      read[source] ??= {};
      addCount(read[source], fileOrService, rows);
    },
    /** Returns what was collected. Call it once: each call adds to the counts. */
    result: (): ReadFiles => {
      const records: SourceRecord[] = [];
      for (const [key, record] of newestRecords) {
        // A row dropped on the same day or later cancels the record.
        const dropped = newestDropped.get(key);
        if (dropped === undefined || dayOf(record.date) > dayOf(dropped.date)) {
          records.push(record);
          continue;
        }
        countDropped(record.source, olderWord);
        if (!dropped.traced) traced.push(dropped);
      }
      const dropped = traced.map(({ key, source, origin, why, name }) => ({
        key,
        source,
        origin,
        why,
        name,
      }));
      return { records, points, dropped, read, droppedCounts };
    },
  };
}

const maxReasonLength = 200;

// Facts that break the schema move to `refused`. A record without a valid key, or with neither a valid
// address nor a position, is dropped.
function fitToSchema(original: SourceRecord): RowOutcome {
  const { key, source, origin, kind, date } = original;
  const record = {
    ...original,
    languages: original.languages.slice(0, mostLanguages),
    refused: original.refused.map((text) => shortened(text)),
  };
  const { error } = recordSchema.safeParse(record);
  if (error === undefined) return record;
  const drop = (why: string): RowOutcome =>
    droppedRow({ key: shortened(key), source, origin, why }, true, kind === 'register' ? date : undefined);
  const faults = new Map(
    error.issues.map(({ path, message }) => [String(path[0]), message] as const).toReversed(),
  );
  if (faults.has('key')) return drop('no usable id');
  const addressFault = faults.get('address');
  if (addressFault !== undefined && (record.location === undefined || faults.has('location')))
    return drop(`the address is ${addressFault}`);
  const [good, wrong]: [[string, unknown][], string[]] = [[], []];
  for (const [field, value] of Object.entries(record)) {
    const why = faults.get(field);
    if (why === undefined) good.push([field, value]);
    else wrong.push(shortened(`${reportLabels[field] ?? field} ${JSON.stringify(value)}`, `: ${why}`));
  }
  return recordSchema.parse({
    ...noLists,
    ...Object.fromEntries(good),
    site: addressFault === undefined ? record.site : undefined,
    refused: [...record.refused, ...wrong],
  });
}

const reportLabels: Readonly<Record<string, string>> = {
  legalName: 'registered name',
  enumerated: 'enumeration date',
};

const shortened = (text: string, end = ''): string =>
  text.length <= maxReasonLength ? `${text}${end}` : `${text.slice(0, maxReasonLength)}…${end}`;
