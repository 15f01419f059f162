import { clocks, type OpeningHours } from '../../../src/domain/hours/hours.ts';
import type { ReadFiles } from '../import/collect-outcomes.ts';
import type { SourceRecord } from '../import/source-record.ts';

/**
 * Returns what was read, without dates after the import's day (`YYYY-MM-DD`). Their facts stay, undated. The
 * day after the import is allowed, since it has begun somewhere on Earth.
 */
export function withoutFuture(read: ReadFiles, today: string): ReadFiles {
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
  const past = (record: SourceRecord): SourceRecord => pastRecord(record, tomorrow);
  return { ...read, records: read.records.map(past), points: read.points.map(past) };
}

/** Returns a record without dates after the `latest` day. */
function pastRecord(record: SourceRecord, latest: string): SourceRecord {
  const refused = new Set<string>();
  const past = (field: string, date: string | undefined): string | undefined => {
    if (date === undefined || date <= latest) return date;
    refused.add(`${field} "${date}": in the future`);
    return undefined;
  };
  const date = past('date', record.date);
  const hours: OpeningHours = Object.fromEntries(
    clocks.flatMap((clock) => {
      const schedule = record.hours?.[clock];
      return schedule === undefined
        ? []
        : [[clock, { ...schedule, asOf: past('hours date', schedule.asOf) }] as const];
    }),
  );
  return refused.size === 0
    ? record
    : { ...record, date, hours: record.hours && hours, refused: [...record.refused, ...refused] };
}
