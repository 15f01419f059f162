import { compareText, type SourceRecord } from './source-record.ts';

/** How a record tells that its hours are not taken over. */
export const pausedHours = (why: string): string => `hours: it is closed for a time (${why})`;

/**
 * The records whose hours may hold: all, but where one says that the place is closed for a time, only those of a later day. Then nobody
 * knows when it is open, and visitors are asked to call first.
 */
export function withValidHours(records: readonly SourceRecord[]): readonly SourceRecord[] {
  const last = records
    .flatMap(({ paused, date }) => (paused === undefined ? [] : [date ?? '']))
    .toSorted(compareText)
    .at(-1);
  return last === undefined ? records : records.filter(({ date }) => (date ?? '') > last);
}
