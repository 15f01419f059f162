import { type HolidayId, holidayIds, isKeptByPharmacies } from '../hours/holidays.ts';
import {
  firstOpening,
  isAlwaysOpen,
  lastClosing,
  minutesPerDay,
  type OpeningHours,
  type OpenRange,
  type Schedule,
  type Weekday,
  weekdays,
} from '../hours/hours.ts';
import { reliableHours } from '../hours/reliable-hours.ts';

const lateFrom = 21 * 60;
const emergencyFrom = 22 * 60;
const earlyUntil = 8 * 60;
const mostDays = 5;

/** A condition on opening hours, such as “open on Sunday”. Returns undefined if the hours do not tell. */
export type HoursRule = (schedule: Schedule) => boolean | undefined;

/** Returns whether a pharmacy's opening hours satisfy a rule; undefined if that is unknown. */
export function satisfies(hours: OpeningHours, rule: HoursRule): boolean | undefined {
  const { pharmacy, store } = hours;
  const pharmacyAnswer = pharmacy === undefined || pharmacy.old ? undefined : rule(pharmacy);
  if (pharmacyAnswer === false || store === undefined || store.old) return pharmacyAnswer;
  if (pharmacy !== undefined && isAlwaysOpen(pharmacy.weekly)) return pharmacyAnswer;
  const isRefused = rule(store) === false;
  if (pharmacyAnswer === undefined) return isRefused ? false : undefined;
  return isRefused || reliableHours(hours) === undefined ? undefined : pharmacyAnswer;
}

const countDays = ({ weekly }: Schedule, holds: (ranges: readonly OpenRange[]) => boolean): number =>
  weekdays.filter((day) => holds(weekly[day])).length;

const closesFrom = (schedule: Schedule, minutes: number): number =>
  countDays(schedule, (ranges) => (lastClosing(ranges) ?? 0) >= minutes);

export const isOpenAroundTheClock: HoursRule = ({ weekly }) => isAlwaysOpen(weekly);

/** True if the hours reach to 10 pm or later on all seven days. */
export const isOpenForEmergencies: HoursRule = (schedule) => closesFrom(schedule, emergencyFrom) === 7;

/** Returns the rule that a pharmacy opens on a day of the week. */
export const isOpenOn =
  (day: Weekday): HoursRule =>
  ({ weekly }) =>
    weekly[day].length > 0;

/** True if the hours reach to 9 pm or later on at least five days. */
export const isOpenLate: HoursRule = (schedule) => closesFrom(schedule, lateFrom) >= mostDays;

/** True if the hours start before 8 am on at least five days. */
export const isOpenEarly: HoursRule = (schedule) =>
  countDays(schedule, (ranges) => (firstOpening(ranges) ?? minutesPerDay) < earlyUntil) >= mostDays;

export const isOpenEveryDay: HoursRule = (schedule) =>
  countDays(schedule, (ranges) => ranges.length > 0) === 7;

// On Christmas Eve pharmacies close early; lists of hours leave Easter out.
const closingHolidays = holidayIds.filter(
  (id) => isKeptByPharmacies(id) && id !== 'christmas-eve' && id !== 'easter',
);

/** True if open on some major holiday, false if closed on all of them, undefined if that is not listed. */
export const opensOnHoliday: HoursRule = ({ holidays = {}, exceptions = [] }) => {
  const holidaysAsked: readonly HolidayId[] = [...closingHolidays, 'easter'];
  const isHolidayAsked = (id: HolidayId | undefined): boolean => holidaysAsked.some((each) => each === id);
  if (exceptions.some(({ holiday, ranges }) => ranges.length > 0 && isHolidayAsked(holiday))) return true;
  if (holidaysAsked.some((id) => (holidays[id] ?? []).length > 0)) return true;
  return closingHolidays.every((id) => holidays[id] !== undefined) ? false : undefined;
};

/** True if the hours last from before noon until after 2 pm, Monday to Friday. */
export const isOpenThroughLunch: HoursRule = ({ weekly }) =>
  (['mon', 'tue', 'wed', 'thu', 'fri'] as const).every((day) =>
    weekly[day].some((range) => range.opens < 12 * 60 && range.closes > 14 * 60),
  );
