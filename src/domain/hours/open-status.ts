import { type OpeningHours, type OpenRange, weekdays } from './hours.ts';
import { dateOfDay, weekdayIndex, type ZonedClock, zonedClock } from './zoned-clock.ts';

const minuteMs = 60_000;
/** A closing this near is worth a warning before the visitor sets out. */
const closingSoonMinutes = 60;
/** Far enough to find the next opening of a weekly table whose next turn falls on a holiday. */
const daysAhead = 15;

/** Whether a pharmacy is open at an instant, by its listed hours. Instants are epoch milliseconds. */
export type OpenStatus =
  | { readonly state: 'unknown' }
  | {
      readonly state: 'open';
      readonly closesAt: number;
      /** Rounded up, so it is never 0 while open. */
      readonly closesInMinutes: number;
      readonly closingSoon: boolean;
    }
  | {
      readonly state: 'open';
      /** No closing within the coming two weeks. */
      readonly closesAt: null;
      readonly closesInMinutes: null;
      readonly closingSoon: false;
    }
  /** `opensAt` is null when no opening is listed within the coming two weeks. */
  | { readonly state: 'closed'; readonly opensAt: number | null };

/**
 * The status by the pharmacy's own wall clock in the IANA zone `timeZone`, at `now` (epoch milliseconds). A period
 * past midnight belongs to the day it starts on, so an exception replaces only the periods that start on its date.
 * Periods that touch are one. Throws RangeError for an unknown time zone.
 */
export function openStatus(hours: OpeningHours | undefined, timeZone: string, now: number): OpenStatus {
  if (hours === undefined) return { state: 'unknown' };
  const clock = statusClock(timeZone, now);
  const today = clock.localAt(now).day;
  const next = openPeriods(hours, clock, today).find((period) => period.closesAt > now);
  if (next === undefined) return { state: 'closed', opensAt: null };
  if (next.opensAt > now) return { state: 'closed', opensAt: next.opensAt };
  if (next.closesAt >= clock.instantOf(today + daysAhead + 1, 0)) {
    return { state: 'open', closesAt: null, closesInMinutes: null, closingSoon: false };
  }
  const closesInMinutes = Math.ceil((next.closesAt - now) / minuteMs);
  return {
    state: 'open',
    closesAt: next.closesAt,
    closesInMinutes,
    closingSoon: closesInMinutes <= closingSoonMinutes,
  };
}

/** The pharmacy's clock over the days that a status can speak of. */
export const statusClock = (timeZone: string, now: number): ZonedClock =>
  zonedClock(timeZone, now, 3, daysAhead + 3);

interface OpenPeriod {
  readonly opensAt: number;
  readonly closesAt: number;
}

/** The periods that start from yesterday to `daysAhead` days from today, ascending, merged where they touch. */
function openPeriods(hours: OpeningHours, clock: ZonedClock, today: number): OpenPeriod[] {
  const periods: OpenPeriod[] = [];
  for (let day = today - 1; day <= today + daysAhead; day += 1) {
    for (const { opens, closes } of rangesOn(hours, day)) {
      const opensAt = clock.instantOf(day, opens);
      const closesAt = clock.instantOf(day, closes);
      if (opensAt < closesAt) periods.push({ opensAt, closesAt });
    }
  }
  const merged: OpenPeriod[] = [];
  for (const period of periods.toSorted((a, b) => a.opensAt - b.opensAt)) {
    const last = merged.at(-1);
    if (last === undefined || period.opensAt > last.closesAt) merged.push(period);
    else {
      merged[merged.length - 1] = {
        opensAt: last.opensAt,
        closesAt: Math.max(last.closesAt, period.closesAt),
      };
    }
  }
  return merged;
}

function rangesOn(hours: OpeningHours, day: number): readonly OpenRange[] {
  const date = dateOfDay(day);
  const exception = hours.exceptions.find((candidate) => candidate.date === date);
  const weekday = weekdays[weekdayIndex(day)];
  return exception?.ranges ?? (weekday === undefined ? [] : hours.weekly[weekday]);
}
