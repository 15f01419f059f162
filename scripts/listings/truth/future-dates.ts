import { clocks, type OpeningHours } from '../../../src/domain/hours/hours.ts';
import type { ReadFiles } from '../import/collect-outcomes.ts';
import type { SourceRecord } from '../import/source-record.ts';

/** Gives what was read, without dates after the day of the import (`YYYY-MM-DD`). */
export const withoutFuture = (read: ReadFiles, today: string): ReadFiles => ({
  ...read,
  records: read.records.map((record) => withoutFutureDates(record, today)),
  points: read.points.map((point) => withoutFutureDates(point, today)),
});

/**
 * The record without dates after the day of the import (`YYYY-MM-DD`): nobody has seen that day. Its facts
 * stay, as undated ones. The day after is one that somewhere on Earth has begun.
 */
function withoutFutureDates(record: SourceRecord, today: string): SourceRecord {
  const latest = dayAfter(today);
  const refused: string[] = [];
  const past = (field: string, date: string | undefined): string | undefined => {
    if (date === undefined || date <= latest) return date;
    refused.push(`${field} "${date}": in the future`);
    return undefined;
  };
  const date = past('date', record.date);
  const hours = record.hours && pastHours(record.hours, past);
  return refused.length === 0
    ? record
    : { ...record, date, hours, refused: [...record.refused, ...new Set(refused)] };
}

function pastHours(
  hours: OpeningHours,
  past: (field: string, date: string | undefined) => string | undefined,
): OpeningHours {
  const entries = clocks.flatMap((clock) => {
    const schedule = hours[clock];
    return schedule === undefined
      ? []
      : [[clock, { ...schedule, asOf: past('hours date', schedule.asOf) }] as const];
  });
  return Object.fromEntries(entries);
}

const dayAfter = (day: string): string => {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
};
