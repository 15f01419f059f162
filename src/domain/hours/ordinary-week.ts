import { agreedWeek } from './agreed-week.ts';
import { holidayOn, isKeptByPharmacies } from './holidays.ts';
import { isOld, minutesPerDay, type OpeningHours, type Schedule, weekdays } from './hours.ts';
import { statusClock } from './schedule-status.ts';
import { dateOfDay, weekdayIndex } from './zoned-clock.ts';

const halfHoursPerDay = 48;
const halfHourMinutes = 30;

/** How many half hours a week has, counted from Monday's midnight. */
export const halfHoursPerWeek = 336;

/**
 * Whether a pharmacy is open in a half hour of an ordinary week, by the wall clock: in the middle of it, since nearly all hours change on
 * the hour or half past. It is what a status says in a week without holidays and dated exceptions (open-status.ts), read from the
 * weekly table alone: a plan asks for every half hour of all hours. Hours that are not known, or were marked as old, are never open.
 */
export function isOpenInWeek(hours: OpeningHours | undefined, halfHour: number): boolean {
  const { pharmacy, store } = hours ?? {};
  if (hours === undefined || pharmacy === undefined || isOldByItself(pharmacy)) return false;
  const doubts = store !== undefined && !isOldByItself(store);
  const weekly = (doubts ? agreedWeek(hours) : null) ?? pharmacy.weekly;
  const day = Math.floor(halfHour / halfHoursPerDay);
  const minutes = ((halfHour % halfHoursPerDay) + 0.5) * halfHourMinutes;
  const isWithin = (at: number, minute: number): boolean => {
    const weekday = weekdays[(at + weekdays.length) % weekdays.length];
    return (
      weekday !== undefined && weekly[weekday].some(({ opens, closes }) => opens <= minute && minute < closes)
    );
  };
  return isWithin(day, minutes) || isWithin(day - 1, minutes + minutesPerDay);
}

const isOldByItself = (schedule: Schedule): boolean => isOld(schedule, schedule.asOf ?? '');

/**
 * The half hour of the week that it is in a time zone at `now` (epoch milliseconds). Undefined where the week is not an ordinary one: on a
 * holiday that pharmacies keep, and on the day after, into which its hours may last.
 */
export function ordinaryHalfHour(timeZone: string, now: number): number | undefined {
  const { day, minutes } = statusClock(timeZone, now).localAt(now);
  const holidays = [day - 1, day].map((each) => holidayOn(dateOfDay(each)));
  if (holidays.some((id) => id !== undefined && isKeptByPharmacies(id))) return undefined;
  return weekdayIndex(day) * halfHoursPerDay + Math.floor(minutes / halfHourMinutes);
}
