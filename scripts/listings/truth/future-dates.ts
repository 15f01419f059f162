import { clocks } from '../../../src/domain/hours/hours.ts';
import type { ReadFiles } from '../import/collect-outcomes.ts';
import type { SourceRecord } from '../import/source-record.ts';

/**
 * Removes future dates of records and of their hours, and notes each in `refused`. The day after `today`
 * (`YYYY-MM-DD`) is allowed, since it has begun somewhere on Earth.
 */
export function withoutFuture(read: ReadFiles, today: string): ReadFiles {
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
  const withoutFutureDates = (record: SourceRecord): SourceRecord => withoutDatesAfter(record, tomorrow);
  return {
    ...read,
    records: read.records.map(withoutFutureDates),
    points: read.points.map(withoutFutureDates),
  };
}

function withoutDatesAfter(record: SourceRecord, latest: string): SourceRecord {
  const isFuture = (date = ''): boolean => date > latest;
  const refused = new Set<string>();
  const { date } = record;
  if (isFuture(date)) refused.add(`date "${date}": in the future`);
  const hours = clocks.flatMap((clock) => {
    const schedule = record.hours?.[clock];
    if (schedule === undefined || !isFuture(schedule.asOf)) return [];
    refused.add(`hours date "${schedule.asOf}": in the future`);
    return [[clock, { ...schedule, asOf: undefined }] as const];
  });
  if (refused.size === 0) return record;
  return {
    ...record,
    date: isFuture(date) ? undefined : date,
    hours: record.hours && { ...record.hours, ...Object.fromEntries(hours) },
    refused: [...record.refused, ...refused],
  };
}
