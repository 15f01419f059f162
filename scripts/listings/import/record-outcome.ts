import { z } from 'zod';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
import type { Problem } from '../../cli/problems/problem.ts';
import type { TownNamer } from '../fields/town-names.ts';
import type { DroppedRow } from '../listing-trace.ts';
import type { SourceRecord } from './source-record.ts';

/** What of a source concerns the cities of the lists. */
export interface ImportScope {
  /** States that have a city in the lists; what lies elsewhere is not imported. */
  readonly states: ReadonlySet<StateCode>;
  readonly townName: TownNamer;
}

/** What a reader of files must know besides the file. */
export interface FileScope extends ImportScope {
  /** The day of the facts of every file that states none, `YYYY-MM-DD`. */
  readonly date?: string | undefined;
  /** The day of the import, `YYYY-MM-DD`: what is to open or to close after it has not yet. */
  readonly today?: string | undefined;
}

/** What a reader says of a file that it has read. */
export interface FileSummary {
  readonly rows: number;
  /** Whose facts the file holds. */
  readonly source: string;
  /** Whether the file says of which day its facts are. */
  readonly dated: boolean;
  /** Facts of its rows that could not be read, where its owner can mend them. */
  readonly unread?: readonly Problem[] | undefined;
  /** Rows of the register without the text of a pharmacy code, which were not looked at. */
  readonly passedOver?: number | undefined;
}

/** What became of one row of a source. */
export type RowOutcome =
  | { readonly kind: 'record'; readonly record: SourceRecord }
  /** `traced` rows are in the trace, others only counted; one with a day ends older records. */
  | {
      readonly kind: 'dropped';
      readonly row: DroppedRow;
      readonly traced: boolean;
      readonly date?: string | undefined;
    };

/** A row that makes no record. */
export const droppedRow = (row: DroppedRow, traced = true, date?: string): RowOutcome => ({
  kind: 'dropped',
  ...{ traced, row, date },
});

/** Returns a date of the United States (`5/23/2005`) or ISO as `YYYY-MM-DD`; undefined for anything else. */
export function isoDate(text: string): string | undefined {
  const [, month = '', day = '', year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const iso =
    year === undefined ? text.slice(0, 10) : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return z.iso.date().safeParse(iso).success ? iso : undefined;
}

/** Returns the earliest day that a date can stand for, as `YYYY-MM-DD`: `2026-09` as its first. */
export const earliestDay = (text: string): string | undefined =>
  isoDate(text) ?? isoDate(/^\d{4}(?:-\d{2})?$/.test(text.trim()) ? `${text.trim()}-01-01`.slice(0, 10) : '');
