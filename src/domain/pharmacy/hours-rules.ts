import {
  firstOpening,
  isAlwaysOpen,
  lastClosing,
  minutesPerDay,
  type OpeningHours,
  type Weekday,
  weekdays,
} from '../hours/hours.ts';

const lateFrom = 21 * 60;
const emergencyFrom = 22 * 60;
const earlyUntil = 8 * 60;
const mostDays = 5;

type Week = OpeningHours['weekly'];

const countDays = (week: Week, holds: (ranges: Week['mon']) => boolean): number =>
  weekdays.filter((day) => holds(week[day])).length;

const closesFrom = (week: Week, minutes: number): number =>
  countDays(week, (ranges) => (lastClosing(ranges) ?? 0) >= minutes);

/** Whether a week's rule holds for the shop, and for the prescription counter where that has hours of its own. */
const atBoth = ({ weekly, counter }: OpeningHours, holds: (week: Week) => boolean): boolean =>
  holds(weekly) && (counter === undefined || holds(counter));

/** Whether hours are open from midnight to midnight every day of the week, at the counter too. */
export const isOpenAroundTheClock = (hours: OpeningHours): boolean => atBoth(hours, isAlwaysOpen);

/** Whether prescriptions can be had until 10 pm or later on every day of the week. */
export const isOpenForEmergencies = (hours: OpeningHours): boolean =>
  atBoth(hours, (week) => closesFrom(week, emergencyFrom) === 7);

/** Makes the rule whether it opens on that day of the week. */
export const isOpenOn =
  (day: Weekday) =>
  ({ weekly }: OpeningHours): boolean =>
    weekly[day].length > 0;

/** Whether it closes at 9 pm or later on five days. */
export const isOpenLate = ({ weekly }: OpeningHours): boolean => closesFrom(weekly, lateFrom) >= mostDays;

/** Whether it opens before 8 am on five days. */
export const isOpenEarly = ({ weekly }: OpeningHours): boolean =>
  countDays(weekly, (ranges) => (firstOpening(ranges) ?? minutesPerDay) < earlyUntil) >= mostDays;

/** Whether it opens on all seven days. */
export const isOpenEveryDay = ({ weekly }: OpeningHours): boolean =>
  countDays(weekly, (ranges) => ranges.length > 0) === 7;

/** Whether the hours list a holiday on which it opens; undefined where they list none at all. */
export const opensOnHoliday = ({ exceptions }: OpeningHours): boolean | undefined =>
  exceptions.length === 0 ? undefined : exceptions.some(({ ranges }) => ranges.length > 0);

/** Open from before noon until after 2 pm without a gap on all five weekdays, at the counter where it has its own hours. */
export function isOpenThroughLunch({ weekly, counter = weekly }: OpeningHours): boolean {
  return (['mon', 'tue', 'wed', 'thu', 'fri'] as const).every((day) =>
    counter[day].some((range) => range.opens < 12 * 60 && range.closes > 14 * 60),
  );
}
