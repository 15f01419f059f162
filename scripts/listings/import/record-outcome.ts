import { z } from 'zod';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
import type { Problem } from '../../cli/problems/problem.ts';
import type { TownNamer } from '../fields/town-names.ts';
import type { DroppedRow } from '../listing-trace.ts';
import { compareText, type SourceRecord } from './source-record.ts';

/** The states to which an import is limited, and the function that corrects town names. */
export interface ImportScope {
  readonly states: ReadonlySet<StateCode>;
  readonly townName: TownNamer;
}

export interface FileScope extends ImportScope {
  /** Day of the facts in a file that states no date, `YYYY-MM-DD`. */
  readonly date?: string | undefined;
  readonly today?: string | undefined;
}

export interface FileSummary {
  readonly rows: number;
  readonly source: string;
  readonly dated: boolean;
  readonly unread?: readonly Problem[] | undefined;
  readonly skippedRows?: number | undefined;
}

/** A row that makes no record. */
export interface Dropped extends DroppedRow {
  readonly kind: 'dropped';
  /** True if the command `explain` always shows the row. */
  readonly traced: boolean;
  /** Day of the drop, `YYYY-MM-DD`. The drop cancels a record with the same key that is not newer. */
  readonly date?: string | undefined;
}

export type RowOutcome = SourceRecord | Dropped;

export const droppedRow = (row: DroppedRow, traced = true, date?: string): Dropped => ({
  ...{ kind: 'dropped', traced, date },
  ...row,
});

/** Returns a date or timestamp as `YYYY-MM-DD`: `5/23/2005` → `2005-05-23`. Undefined for other texts. */
export function isoDate(text: string): string | undefined {
  const [, month = '', day = '', year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const iso =
    year === undefined ? text.slice(0, 10) : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return z.iso.date().safeParse(iso).success ? iso : undefined;
}

/** Returns the first day of a date, month or year: `2026` → `2026-01-01`. Undefined for other texts. */
export const earliestDay = (text: string): string | undefined =>
  isoDate(text) ?? isoDate(/^\d{4}(?:-\d{2})?$/.test(text.trim()) ? `${text.trim()}-01-01`.slice(0, 10) : '');

/** Returns a note that hours are left out during a temporary closing. `why` is evidence of the closing. */
export const pausedHours = (why: string): string => `hours: it is closed for a time (${why})`;

/** Returns the records whose hours may be used: all, or those dated after the latest temporary closing. */
export function withValidHours(records: readonly SourceRecord[]): readonly SourceRecord[] {
  const lastPauseDay = records
    .flatMap(({ paused, date }) => (paused === undefined ? [] : [date ?? '']))
    .toSorted(compareText)
    .at(-1);
  return lastPauseDay === undefined ? records : records.filter(({ date }) => (date ?? '') > lastPauseDay);
}
