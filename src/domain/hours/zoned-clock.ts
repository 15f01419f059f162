import { memoize } from '../text/memoize.ts';

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;

/** Converts between epoch milliseconds and a time zone's local time, for the days around one instant. */
export interface ZonedClock {
  /** `day` is days since 1970-01-01 on the local calendar; `minutes` are after local midnight. */
  localAt(instant: number): { readonly day: number; readonly minutes: number };
  /**
   * Converts a local time to epoch milliseconds. `day` counts days since 1970-01-01; `minutes` after its
   * midnight may exceed 1440.
   */
  instantOf(day: number, minutes: number): number;
}

// Too few days for two changes of daylight saving time.
const daysCovered = { before: 3, after: 18 };

/**
 * Returns a converter between epoch milliseconds and the local time of an IANA time zone. It is right from 3
 * days before `around` to 18 days after. Throws RangeError for an unknown time zone.
 */
export function zonedClock(timeZone: string, around: number): ZonedClock {
  const start = around - daysCovered.before * dayMs;
  const end = around + daysCovered.after * dayMs;
  const before = offsetAt(timeZone, start);
  const after = offsetAt(timeZone, end);
  const change = before === after ? end : firstMinuteWithOtherOffset(timeZone, start, end, before);
  return {
    localAt(instant) {
      const local = instant + (instant < change ? before : after);
      const day = Math.floor(local / dayMs);
      return { day, minutes: Math.floor((local - day * dayMs) / minuteMs) };
    },
    instantOf(day, minutes) {
      const reading = day * dayMs + minutes * minuteMs;
      if (reading - before < change) return reading - before;
      return Math.max(change, reading - after);
    },
  };
}

/** Converts days since 1970-01-01 to a date: 1 → `1970-01-02`. */
export const dateOfDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** Returns the weekday of a day, given in days since 1970-01-01: 0 for Monday, 6 for Sunday. */
export const weekdayIndex = (day: number): number => (((day + 3) % 7) + 7) % 7;

function firstMinuteWithOtherOffset(timeZone: string, start: number, end: number, before: number): number {
  let last = Math.floor(start / minuteMs);
  let next = Math.ceil(end / minuteMs);
  while (next - last > 1) {
    const middle = Math.floor((last + next) / 2);
    if (offsetAt(timeZone, middle * minuteMs) === before) last = middle;
    else next = middle;
  }
  return next * minuteMs;
}

/**
 * Returns a time zone's offset from UTC, milliseconds: −21,600,000 in Chicago's winter. `instant` is in epoch
 * milliseconds.
 */
export function offsetAt(timeZone: string, instant: number): number {
  // `Intl.DateTimeFormat` is slow to set up on a phone.
  if (typeof Temporal !== 'undefined')
    return (
      Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).offsetNanoseconds / 1e6
    );
  // `GMT-06:00`, or `GMT` alone.
  const parts = formatterFor(timeZone).formatToParts(instant);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /^GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  const total = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return (sign === '-' ? -total : total) * minuteMs;
}

const formatterFor = memoize(
  (timeZone: string) => new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }),
);
