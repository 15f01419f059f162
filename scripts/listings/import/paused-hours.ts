import { compareText, type SourceRecord } from './source-record.ts';

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
