import { minutesPerDay, type OpenRange, type Weekday, weekdays } from '../../../src/domain/hours/hours.ts';
import { smallHours } from './hours-rules.ts';

export interface ClockTime {
  /** Minutes after midnight, as written: `5:00` is 300, even if PM is meant. */
  readonly minutes: number;
  /**
   * How the time was written: `12-hour` (`9 am`, noon), `24-hour` (two-digit hour: `09:00`, `11:00`),
   * `unclear` (`9:00`), `bare` (`9`).
   */
  readonly clock: '12-hour' | '24-hour' | 'unclear' | 'bare';
}

const hour = 60;
const noon = 12 * hour;
const onePm = 13 * hour;
/** Stands for midnight in texts such as `9:00-23:59`: no counter closes for the last minute of the day. */
const lastMinute = minutesPerDay - 1;

/** Returns the weekdays from `first` to `last`, both included: `sat`, `mon` → `sat`, `sun`, `mon`. */
export function daysBetween(
  first: Weekday | undefined,
  last: Weekday | undefined,
): readonly Weekday[] | undefined {
  if (first === undefined || last === undefined) return undefined;
  const [from, to] = [weekdays.indexOf(first), weekdays.indexOf(last)];
  return from <= to ? weekdays.slice(from, to + 1) : [...weekdays.slice(from), ...weekdays.slice(0, to + 1)];
}

/** Writes minutes after midnight as a 24-hour time: 810 → `13:30`. */
export const formatMinutes = (minutes: number): string =>
  `${String(Math.floor(minutes / hour)).padStart(2, '0')}:${String(minutes % hour).padStart(2, '0')}`;

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * hour + minutes;
};

const lineBreak = /[\s,;]*(?:[\r\n\u2028\u2029]|<br\s*\/?>)[\s,;]*/gi;

/** Splits a text at line breaks and `<br>`. Drops an empty first line. */
export const linesIn = (text: string): readonly string[] => {
  const lines = text.split(lineBreak);
  return lines.length > 1 && lines[0] === '' ? lines.slice(1) : lines;
};

/** Joins the lines of a text by semicolons, since each line is a rule of its own. */
export const linesAsRules = (text: string): string => linesIn(text).join('; ');

/** Returns the ranges in a text, in minutes after midnight: `9:00-17:00` → `[[540, 1020]]`. Skips `9-17`. */
export const rangesIn = (text: string): readonly (readonly [opens: number, closes: number])[] =>
  [...text.matchAll(/(\d{1,2}:\d{2})\s?[-–]\s?(\d{1,2}:\d{2})/g)].map(([, from = '', to = '']) => [
    minutesOf(from),
    minutesOf(to),
  ]);

const isImplausibleNight = (opens: number, closes: number): boolean =>
  closes < opens && ((closes > smallHours && opens < onePm) || closes >= noon);

/** True if a range (minutes after midnight) is probably a slip, not a night: `9:00-5:00`, `21:00-17:00`. */
export const isClockSlip = (opens: number, closes: number): boolean => {
  if (closes >= opens || closes <= hour) return false;
  if (isImplausibleNight(opens, closes)) return true;
  // Stores that close for a few hours open before 8 and close until 2. A night may begin at 16 or later.
  if (opens < onePm) return opens >= 8 * hour || closes > 2 * hour;
  return opens < 16 * hour && closes + noon > opens;
};

const oneDigitAfternoon = /(?<!\d)(?:(?:0?\d|1[0-2]):\d\d\s?[-–]\s?[1-4]|[1-5]:\d\d\s?[-–]\s?[5-9]):\d\d/;

/** True if a text has a range that probably means an afternoon without PM: `9:00-1:00`, `1:00-5:00`. */
export const mayLackPm = (text: string): boolean => oneDigitAfternoon.test(text);

/** True if any time without AM or PM is 13:00 or later, which only the 24-hour clock has. */
export const has24HourTime = (times: readonly ClockTime[]): boolean =>
  times.some(({ clock, minutes }) => clock !== '12-hour' && minutes >= onePm);

/**
 * Returns the range from one time to another: `10PM-2AM` → 1320 to 1560. Undefined if AM or PM would be a
 * guess, as in `9:00-12:00` without `is24HourClock`. Keeps an impossible range: `9PM-5PM` → 1260 to 1020.
 */
export function rangeOf(from: ClockTime, to: ClockTime, is24HourClock: boolean): OpenRange | undefined {
  const timesWithHalf = [from, to].filter(({ clock }) => clock === '12-hour').length;
  if (timesWithHalf === 1) return rangeWithHalfAtEnd(from, to);
  if (from.clock === 'bare' || to.clock === 'bare') return undefined;
  const [opens, until] = [from.minutes, to.minutes];
  const isFull =
    (from.clock === '24-hour' && to.clock === '24-hour') ||
    Math.max(opens, until) >= onePm ||
    (is24HourClock && smallHours < opens && opens < until);
  if (opens === until) return { opens, closes: opens };
  const closes = until === 0 || until === lastMinute ? minutesPerDay : until;
  if (timesWithHalf === 0 && (!isFull || isClockSlip(opens, closes))) return undefined;
  return {
    opens,
    closes: closes < opens && !isImplausibleNight(opens, closes) ? closes + minutesPerDay : closes,
  };
}

function rangeWithHalfAtEnd(from: ClockTime, to: ClockTime): OpenRange | undefined {
  if (to.clock !== '12-hour' || from.minutes < hour || from.minutes >= onePm) return undefined;
  const [early, isAfternoon] = [from.minutes % noon, to.minutes >= noon];
  const isBefore = early < to.minutes % noon;
  // `8-9PM` may last one hour or thirteen.
  if (isBefore && isAfternoon && early > smallHours) return undefined;
  // A night from an evening to a morning would have both halves written.
  if (!isBefore && !isAfternoon) return undefined;
  const opens = isBefore && isAfternoon ? early + noon : early;
  // `1-12pm` is more likely to last until midnight than from one in the night.
  return opens > smallHours
    ? { opens, closes: to.minutes === lastMinute ? minutesPerDay : to.minutes }
    : undefined;
}
