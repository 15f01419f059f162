import { minutesPerDay, type OpenRange, type Weekday, weekdays } from '../../../src/domain/hours/hours.ts';
import { smallHours } from './hours-rules.ts';

/** A time as a text writes it. */
export interface ClockTime {
  /** After midnight, as they are written. */
  readonly minutes: number;
  /** Whether it tells its half of the day, is of 24 hours, may be either, or is a bare number. */
  readonly clock: 'half told' | 'full' | 'unclear' | 'bare';
}

const hour = 60;
const noon = 12 * hour;
/** The first hour that no 12-hour clock has. */
const fullClock = 13 * hour;
/** No counter closes for the last minute of the day. */
const lastMinute = minutesPerDay - 1;

/** Returns the days from one of the week to another, both included, over its end too; undefined without one. */
export function daysBetween(
  first: Weekday | undefined,
  last: Weekday | undefined,
): readonly Weekday[] | undefined {
  if (first === undefined || last === undefined) return undefined;
  const [from, to] = [weekdays.indexOf(first), weekdays.indexOf(last)];
  return from <= to ? weekdays.slice(from, to + 1) : [...weekdays.slice(from), ...weekdays.slice(0, to + 1)];
}

/** Writes `13:30` of minutes after midnight. */
export const written = (minutes: number): string =>
  `${String(Math.floor(minutes / hour)).padStart(2, '0')}:${String(minutes % hour).padStart(2, '0')}`;

/** Minutes after midnight of a clock's `9:30` or `09:30`. */
const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * hour + minutes;
};

/** Line breaks of cells and pages, between which a list has one rule each. */
const lineBreak = /[\s,;]*(?:[\r\n\u2028\u2029]|<br\s*\/?>)[\s,;]*/gi;

/** Returns the lines of a text; an empty one at its beginning is none. */
export const linesIn = (text: string): readonly string[] => {
  const lines = text.split(lineBreak);
  return lines.length > 1 && lines[0] === '' ? lines.slice(1) : lines;
};

/** Returns a text in one line: each line of it is a rule of its own. */
export const linesAsRules = (text: string): string => linesIn(text).join('; ');

/** Returns both times of each range of a text with colons, in minutes after midnight as they are written. */
export const rangesIn = (text: string): readonly (readonly [opens: number, closes: number])[] =>
  [...text.matchAll(/(\d{1,2}:\d{2})\s?[-–]\s?(\d{1,2}:\d{2})/g)].map(([, from = '', to = '']) => [
    minutesOf(from),
    minutesOf(to),
  ]);

/** Whether a night lasts into the next day's hours, which no told half of the day excuses. */
const lastsTooLong = (opens: number, closes: number): boolean =>
  closes < opens && ((closes > smallHours && opens < fullClock) || closes >= noon);

/**
 * Tells whether a range is of a 12-hour clock that does not say so, or takes one half of the day for the
 * other: `9:00-5:00`, `08:00-04:00`, `13:00-05:00` and `21:00-17:00` are likely to end in the afternoon.
 */
export const isClockSlip = (opens: number, closes: number): boolean => {
  if (closes >= opens || closes <= hour) return false;
  if (lastsTooLong(opens, closes)) return true;
  // Stores that close for a few hours open before 8 and close until 2; from 16 on a night may begin.
  if (opens < fullClock) return opens >= 8 * hour || closes > 2 * hour;
  return opens < 16 * hour && closes + noon > opens;
};

/**
 * A day that ends at `1:00`, or lasts from `1:00` to `5:00`: the 24-hour clock writes `01:00` for the night.
 */
const byOneDigit = /(?<!\d)(?:(?:0?\d|1[0-2]):\d\d\s?[-–]\s?[1-4]|[1-5]:\d\d\s?[-–]\s?[5-9]):\d\d/;

/** Tells whether a time is of an afternoon that does not say so: `9:00-1:00`, `1:00-5:00`. */
export const isOfHalfDays = (text: string): boolean => byOneDigit.test(text);

/** Tells whether a time is one that no 12-hour clock has: those beside it are of the 24-hour clock too. */
export const isOfFullClock = (times: readonly ClockTime[]): boolean =>
  times.some(({ clock, minutes }) => clock !== 'half told' && minutes >= fullClock);

/**
 * Returns the range between two times; undefined where their halves of the day are a guess. `9:00-17:00` is of
 * the 24-hour clock, and so is `9:00-12:00` where another time of the text is (`isFullClock`). One that cannot
 * be true closes before it opens.
 */
export function rangeOf(from: ClockTime, to: ClockTime, isFullClock: boolean): OpenRange | undefined {
  const told = [from, to].filter(({ clock }) => clock === 'half told').length;
  if (told === 1) return rangeOfOneHalf(from, to);
  if (from.clock === 'bare' || to.clock === 'bare') return undefined;
  const [opens, until] = [from.minutes, to.minutes];
  const isFull =
    (from.clock === 'full' && to.clock === 'full') ||
    Math.max(opens, until) >= fullClock ||
    (isFullClock && smallHours < opens && opens < until);
  if (opens === until) return { opens, closes: opens };
  const closes = until === 0 || until === lastMinute ? minutesPerDay : until;
  if (told === 0 && (!isFull || isClockSlip(opens, closes))) return undefined;
  return { opens, closes: closes < opens && !lastsTooLong(opens, closes) ? closes + minutesPerDay : closes };
}

/**
 * A range whose end alone tells its half of the day, where only one reading is possible: `1–5PM` begins after
 * noon, since no counter opens in the small hours, and `9–5PM` in the morning; `8–9PM` may be one hour or
 * thirteen.
 */
function rangeOfOneHalf(from: ClockTime, to: ClockTime): OpenRange | undefined {
  if (to.clock !== 'half told' || from.minutes < hour || from.minutes >= fullClock) return undefined;
  const [early, isAfternoon] = [from.minutes % noon, to.minutes >= noon];
  const isBefore = early < to.minutes % noon;
  if (isBefore && isAfternoon && early > smallHours) return undefined;
  // From an evening until a morning is a night, which would be told.
  if (!isBefore && !isAfternoon) return undefined;
  const opens = isBefore && isAfternoon ? early + noon : early;
  // `1-12pm` is more likely to last until midnight than from one in the night.
  return opens > smallHours
    ? { opens, closes: to.minutes === lastMinute ? minutesPerDay : to.minutes }
    : undefined;
}
