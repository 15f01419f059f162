import { compareText, type SourceRecord } from './source-record.ts';

/** How a record tells that its hours are not taken over. */
export const pausedHours = (why: string): string => `hours: it is closed for a time (${why})`;

/** Returns the records whose hours may hold: later ones than any that says it is closed for a time. */
export function withValidHours(records: readonly SourceRecord[]): readonly SourceRecord[] {
  const last = records
    .flatMap(({ paused, date }) => (paused === undefined ? [] : [date ?? '']))
    .toSorted(compareText)
    .at(-1);
  return last === undefined ? records : records.filter(({ date }) => (date ?? '') > last);
}
