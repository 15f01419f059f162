import { minutesPerDay, type OpenRange, type Weekday, weekdays } from '../../../src/domain/hours/hours.ts';
import { smallHours } from './hours-rules.ts';

/** A time of day as a text writes it. */
export interface ClockTime {
  /** Minutes after midnight, as written. */
  readonly minutes: number;
  /**
   * `12-hour` has AM or PM, `24-hour` is of the 24-hour clock, `unclear` may be either, `bare` is an hour.
   */
  readonly clock: '12-hour' | '24-hour' | 'unclear' | 'bare';
}

const hour = 60;
const noon = 12 * hour;
/** The first hour that no 12-hour clock has. */
const fullClock = 13 * hour;
/** `23:59` stands for midnight: no counter closes for the last minute of the day. */
const lastMinute = minutesPerDay - 1;

/** Returns the days from `first` to `last`, both included: `sat`, `mon` → sat, sun, mon. */
export function daysBetween(
  first: Weekday | undefined,
  last: Weekday | undefined,
): readonly Weekday[] | undefined {
  if (first === undefined || last === undefined) return undefined;
  const [from, to] = [weekdays.indexOf(first), weekdays.indexOf(last)];
  return from <= to ? weekdays.slice(from, to + 1) : [...weekdays.slice(from), ...weekdays.slice(0, to + 1)];
}

/** Writes minutes after midnight as `13:30`. */
export const written = (minutes: number): string =>
  `${String(Math.floor(minutes / hour)).padStart(2, '0')}:${String(minutes % hour).padStart(2, '0')}`;

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * hour + minutes;
};

/** Line breaks of cells and pages. Each line is a rule of its own. */
const lineBreak = /[\s,;]*(?:[\r\n\u2028\u2029]|<br\s*\/?>)[\s,;]*/gi;

/** Returns the lines of a text, without an empty first line. */
export const linesIn = (text: string): readonly string[] => {
  const lines = text.split(lineBreak);
  return lines.length > 1 && lines[0] === '' ? lines.slice(1) : lines;
};

/** Returns a text in one line, its lines separated by semicolons. */
export const linesAsRules = (text: string): string => linesIn(text).join('; ');

/** Returns the ranges of a text (`9:00-17:00`), in minutes after midnight as written. */
export const rangesIn = (text: string): readonly (readonly [opens: number, closes: number])[] =>
  [...text.matchAll(/(\d{1,2}:\d{2})\s?[-–]\s?(\d{1,2}:\d{2})/g)].map(([, from = '', to = '']) => [
    minutesOf(from),
    minutesOf(to),
  ]);

/** True if a night lasts so far into the next day that it cannot be meant, even with AM and PM. */
const lastsTooLong = (opens: number, closes: number): boolean =>
  closes < opens && ((closes > smallHours && opens < fullClock) || closes >= noon);

/**
 * True if a range is probably of the 12-hour clock without AM and PM, or confuses the two. `9:00-5:00`,
 * `08:00-04:00`, `13:00-05:00` and `21:00-17:00` are likely to end in the afternoon.
 */
export const isClockSlip = (opens: number, closes: number): boolean => {
  if (closes >= opens || closes <= hour) return false;
  if (lastsTooLong(opens, closes)) return true;
  // Stores that close for a few hours open before 8 and close until 2. A night may begin at 16 or later.
  if (opens < fullClock) return opens >= 8 * hour || closes > 2 * hour;
  return opens < 16 * hour && closes + noon > opens;
};

/** A day that ends at `1:00`, or lasts from `1:00` to `5:00`. The 24-hour clock writes `01:00`. */
const byOneDigit = /(?<!\d)(?:(?:0?\d|1[0-2]):\d\d\s?[-–]\s?[1-4]|[1-5]:\d\d\s?[-–]\s?[5-9]):\d\d/;

/** Tells whether a time is of an afternoon that does not say so: `9:00-1:00`, `1:00-5:00`. */
export const isOfHalfDays = (text: string): boolean => byOneDigit.test(text);

/** True if a time exists on the 24-hour clock alone. Then the times beside it are of that clock too. */
export const isOfFullClock = (times: readonly ClockTime[]): boolean =>
  times.some(({ clock, minutes }) => clock !== '12-hour' && minutes >= fullClock);

/**
 * Returns the range between two times, or undefined where AM and PM would be a guess. `9:00-17:00` is of the
 * 24-hour clock. So is `9:00-12:00` where another time of the text is (`isFullClock`). A range that cannot be
 * true closes before it opens.
 */
export function rangeOf(from: ClockTime, to: ClockTime, isFullClock: boolean): OpenRange | undefined {
  const withHalf = [from, to].filter(({ clock }) => clock === '12-hour').length;
  if (withHalf === 1) return rangeOfOneHalf(from, to);
  if (from.clock === 'bare' || to.clock === 'bare') return undefined;
  const [opens, until] = [from.minutes, to.minutes];
  const isFull =
    (from.clock === '24-hour' && to.clock === '24-hour') ||
    Math.max(opens, until) >= fullClock ||
    (isFullClock && smallHours < opens && opens < until);
  if (opens === until) return { opens, closes: opens };
  const closes = until === 0 || until === lastMinute ? minutesPerDay : until;
  if (withHalf === 0 && (!isFull || isClockSlip(opens, closes))) return undefined;
  return { opens, closes: closes < opens && !lastsTooLong(opens, closes) ? closes + minutesPerDay : closes };
}

/**
 * Returns a range with AM or PM at its end alone, if only one reading is possible. `1–5PM` begins after noon,
 * since no counter opens in the small hours. `9–5PM` begins in the morning. `8–9PM` may be one hour or
 * thirteen.
 */
function rangeOfOneHalf(from: ClockTime, to: ClockTime): OpenRange | undefined {
  if (to.clock !== '12-hour' || from.minutes < hour || from.minutes >= fullClock) return undefined;
  const [early, isAfternoon] = [from.minutes % noon, to.minutes >= noon];
  const isBefore = early < to.minutes % noon;
  if (isBefore && isAfternoon && early > smallHours) return undefined;
  // A night from an evening to a morning would have both halves written.
  if (!isBefore && !isAfternoon) return undefined;
  const opens = isBefore && isAfternoon ? early + noon : early;
  // `1-12pm` is more likely to last until midnight than from one in the night.
  return opens > smallHours
    ? { opens, closes: to.minutes === lastMinute ? minutesPerDay : to.minutes }
    : undefined;
}
