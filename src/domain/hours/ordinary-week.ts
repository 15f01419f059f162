import { holidayOn, isKeptByPharmacies } from './holidays.ts';
import type { OpeningHours } from './hours.ts';
import { openStatus } from './open-status.ts';
import { statusClock } from './schedule-status.ts';
import { dateOfDay, weekdayIndex } from './zoned-clock.ts';

/** Midnight of a Monday in a week without a holiday. */
const monday = Date.UTC(2026, 1, 2);
const halfHourMinutes = 30;

/** How many half hours a week has, counted from Monday's midnight. */
export const halfHoursPerWeek = 336;

/**
 * Whether hours are open in a half hour of an ordinary week, by the wall clock: in the middle of it, since nearly all hours change on the
 * hour or half past.
 */
export const isOpenInWeek = (hours: OpeningHours | undefined, halfHour: number): boolean =>
  openStatus(hours, 'UTC', monday + (halfHour + 0.5) * halfHourMinutes * 60_000).state === 'open';

/**
 * The half hour of the week that it is in a time zone at `now` (epoch milliseconds). Undefined where the week is not an ordinary one: on a
 * holiday that pharmacies keep, and on the day after, into which its hours may last.
 */
export function ordinaryHalfHour(timeZone: string, now: number): number | undefined {
  const { day, minutes } = statusClock(timeZone, now).localAt(now);
  const holidays = [day - 1, day].map((each) => holidayOn(dateOfDay(each)));
  if (holidays.some((id) => id !== undefined && isKeptByPharmacies(id))) return undefined;
  return weekdayIndex(day) * 48 + Math.floor(minutes / halfHourMinutes);
}
