import { z } from 'zod';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
import type { Problem } from '../../cli/problems/problem.ts';
import type { TownNamer } from '../fields/town-names.ts';
import type { DroppedRow } from '../listing-trace.ts';
import { compareText, type SourceRecord } from './source-record.ts';

/** What an import needs to know of the cities of the lists. */
export interface ImportScope {
  /** States with a city in the lists. Places elsewhere are not imported. */
  readonly states: ReadonlySet<StateCode>;
  readonly townName: TownNamer;
}

/** What a reader of files needs besides the file. */
export interface FileScope extends ImportScope {
  /** Day of the facts, for files that state none, `YYYY-MM-DD`. */
  readonly date?: string | undefined;
  /** Day of the import, `YYYY-MM-DD`. Openings and closings after it have not happened yet. */
  readonly today?: string | undefined;
}

/** Summary of a file that was read. */
export interface FileSummary {
  readonly rows: number;
  /** Id of the source. */
  readonly source: string;
  /** True if the file states the day of its facts. */
  readonly dated: boolean;
  /** Unreadable facts that the file's owner can mend. */
  readonly unread?: readonly Problem[] | undefined;
  /** Rows of the register without a pharmacy code, which were skipped. */
  readonly skippedRows?: number | undefined;
}

export type RowOutcome =
  | { readonly kind: 'record'; readonly record: SourceRecord }
  /** `traced` rows are in the trace, others only counted. A dated one ends older records. */
  | {
      readonly kind: 'dropped';
      readonly row: DroppedRow;
      readonly traced: boolean;
      readonly date?: string | undefined;
    };

/** Returns the outcome of a row that makes no record. */
export const droppedRow = (row: DroppedRow, traced = true, date?: string): RowOutcome => ({
  kind: 'dropped',
  ...{ traced, row, date },
});

/** Returns a date, `5/23/2005` or ISO, as `YYYY-MM-DD`, or undefined for any other text. */
export function isoDate(text: string): string | undefined {
  const [, month = '', day = '', year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const iso =
    year === undefined ? text.slice(0, 10) : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return z.iso.date().safeParse(iso).success ? iso : undefined;
}

/** Returns the earliest day of a date that may lack its day or month: `2026-09` → `2026-09-01`. */
export const earliestDay = (text: string): string | undefined =>
  isoDate(text) ?? isoDate(/^\d{4}(?:-\d{2})?$/.test(text.trim()) ? `${text.trim()}-01-01`.slice(0, 10) : '');

/** Returns the note on refused hours of a record that is closed temporarily. */
export const pausedHours = (why: string): string => `hours: it is closed for a time (${why})`;

/** Returns the records with valid hours: all, or those newer than the last temporary closing. */
export function withValidHours(records: readonly SourceRecord[]): readonly SourceRecord[] {
  const last = records
    .flatMap(({ paused, date }) => (paused === undefined ? [] : [date ?? '']))
    .toSorted(compareText)
    .at(-1);
  return last === undefined ? records : records.filter(({ date }) => (date ?? '') > last);
}
