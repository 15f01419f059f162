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

/** Whether a schedule satisfies a rule; undefined where it does not say. */
export type HoursRule = (schedule: Schedule) => boolean | undefined;

/**
 * Whether the hours of a pharmacy satisfy a rule; undefined where that is not known. Of a store's hours only
 * a "no" counts, as its pharmacy is not open longer; where the two disagree, nobody knows.
 */
export function satisfies(hours: OpeningHours, rule: HoursRule): boolean | undefined {
  const { pharmacy, store } = hours;
  const own = pharmacy === undefined || pharmacy.old ? undefined : rule(pharmacy);
  if (own === false || store === undefined || store.old) return own;
  if (pharmacy !== undefined && isAlwaysOpen(pharmacy.weekly)) return own;
  const isRefused = rule(store) === false;
  if (own === undefined) return isRefused ? false : undefined;
  return isRefused || reliableHours(hours) === undefined ? undefined : own;
}

const countDays = ({ weekly }: Schedule, holds: (ranges: readonly OpenRange[]) => boolean): number =>
  weekdays.filter((day) => holds(weekly[day])).length;

const closesFrom = (schedule: Schedule, minutes: number): number =>
  countDays(schedule, (ranges) => (lastClosing(ranges) ?? 0) >= minutes);

export const isOpenAroundTheClock: HoursRule = ({ weekly }) => isAlwaysOpen(weekly);

/** Whether it is open until 10 pm or later on every day of the week. */
export const isOpenForEmergencies: HoursRule = (schedule) => closesFrom(schedule, emergencyFrom) === 7;

/** Makes the rule whether it opens on that day of the week. */
export const isOpenOn =
  (day: Weekday): HoursRule =>
  ({ weekly }) =>
    weekly[day].length > 0;

/** Whether it closes at 9 pm or later on five days. */
export const isOpenLate: HoursRule = (schedule) => closesFrom(schedule, lateFrom) >= mostDays;

/** Whether it opens before 8 am on five days. */
export const isOpenEarly: HoursRule = (schedule) =>
  countDays(schedule, (ranges) => (firstOpening(ranges) ?? minutesPerDay) < earlyUntil) >= mostDays;

export const isOpenEveryDay: HoursRule = (schedule) =>
  countDays(schedule, (ranges) => ranges.length > 0) === 7;

/** The holidays on which most pharmacies are closed; on Christmas Eve they close early. */
const closingHolidays = holidayIds.filter(
  (id) => isKeptByPharmacies(id) && id !== 'christmas-eve' && id !== 'easter',
);

/**
 * Whether it is open on a holiday on which most are closed, or Easter; undefined where some of them (Easter
 * aside, which lists leave out) are not listed.
 */
export const opensOnHoliday: HoursRule = ({ holidays = {}, exceptions = [] }) => {
  const asked: readonly HolidayId[] = [...closingHolidays, 'easter'];
  const isAsked = (id: HolidayId | undefined): boolean => asked.some((each) => each === id);
  if (exceptions.some(({ holiday, ranges }) => ranges.length > 0 && isAsked(holiday))) return true;
  if (asked.some((id) => (holidays[id] ?? []).length > 0)) return true;
  return closingHolidays.every((id) => holidays[id] !== undefined) ? false : undefined;
};

/** Whether it is open from before noon until after 2 pm without a gap on all five weekdays. */
export const isOpenThroughLunch: HoursRule = ({ weekly }) =>
  (['mon', 'tue', 'wed', 'thu', 'fri'] as const).every((day) =>
    weekly[day].some((range) => range.opens < 12 * 60 && range.closes > 14 * 60),
  );
