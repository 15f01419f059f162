import { minutesPerDay, type OpenRange } from '../../../src/domain/hours/hours.ts';
import { smallHours } from './hours-rules.ts';

export interface ClockTime {
  /** Minutes after midnight, as written: `5:00` is 300, even if PM is meant. */
  readonly minutes: number;
  /** Form of the time: `12-hour` is `9 am`, `24-hour` is `09:00`, `unclear` is `9:00`, `bare` is `9`. */
  readonly clock: '12-hour' | '24-hour' | 'unclear' | 'bare';
}

const hour = 60;
const noon = 12 * hour;
const onePm = 13 * hour;
// Stands for midnight in texts such as `9:00-23:59`: no counter closes for the last minute of the day.
const lastMinute = minutesPerDay - 1;

/** Returns the time that a lower-case text says: `9:30 am`, `noon`, `0900`. Undefined for others: `25:00`. */
export function timeOf(word: string): ClockTime | undefined {
  if (/(?:noon|mediodia)$/.test(word)) return { minutes: noon, clock: '12-hour' };
  if (/(?:midnight|medianoche)$/.test(word)) return { minutes: 0, clock: '12-hour' };
  const [, hours = '', minutes, half] =
    /^(\d{1,2})(?::(\d{2}))? ?([ap])?/.exec(word.replace(/^(\d\d)(\d\d)$/, '$1:$2')) ?? [];
  const [value, rest] = [Number(hours), Number(minutes ?? 0)];
  if (hours === '' || rest > 59) return undefined;
  if (half === undefined) {
    if (value > 24 || (minutes === undefined && (value < 1 || value > 12))) return undefined;
    const clock = minutes === undefined ? 'bare' : hours.length === 2 ? '24-hour' : 'unclear';
    return { minutes: value * hour + rest, clock };
  }
  if (value < 1 || value > 12) return undefined;
  return { minutes: ((value % 12) + (half === 'p' ? 12 : 0)) * hour + rest, clock: '12-hour' };
}

const afternoonOf24Hours = /(?<![\d:])(?:1[3-9]|2[0-4]):?[0-5]\d(?!\d| ?[ap]\.?m)/i;

/** True if a text has an hour of 13 to 24: `9:00-17:00`. No 12-hour clock has those. */
export const has24HourTime = (text: string): boolean => afternoonOf24Hours.test(text);

const oneDigitAfternoon = /(?<!\d)(?:(?:0?\d|1[0-2]):\d\d\s?[-–]\s?[1-4]|[1-5]:\d\d\s?[-–]\s?[5-9]):\d\d/;

/** True if a text has a range that probably lacks PM: `9:00-1:00`, `1:00-5:00`. */
export const mayLackPm = (text: string): boolean => oneDigitAfternoon.test(text);

const isImplausibleNight = (opens: number, closes: number): boolean =>
  closes < opens && ((closes > smallHours && opens < onePm) || closes >= noon);

// A night begins at 16:00 or later, or ends by 1:00. Stores that close for a few hours open before 8.
const isClockSlip = (opens: number, closes: number): boolean =>
  closes < opens &&
  closes > hour &&
  !(opens >= 16 * hour && closes < noon) &&
  !(opens < 8 * hour && closes <= 2 * hour);

const orMidnight = (closes: number): number =>
  closes === 0 || closes === lastMinute ? minutesPerDay : closes;

// What is probably a slip, not a night, keeps its closing before its opening: `21:00-17:00` is 1260 to 1020.
const rangeReader =
  (isSlip: (opens: number, closes: number) => boolean) =>
  (opens: number, until: number): OpenRange => {
    const closes = until === opens ? until : orMidnight(until);
    return { opens, closes: closes < opens && !isSlip(opens, closes) ? closes + minutesPerDay : closes };
  };

/** Returns the range of two times in minutes after midnight: 1200, 360 → 1200 to 1800 (6:00 the next day). */
export const rangeOf24Hours = rangeReader(isClockSlip);
const rangeOf12Hours = rangeReader(isImplausibleNight);

/** Returns the range of two times: 10 PM, 2 AM → 1320 to 1560. Undefined if AM or PM would be a guess. */
export function rangeOf(from: ClockTime, to: ClockTime, is24HourClock: boolean): OpenRange | undefined {
  const timesWithHalf = [from, to].filter(({ clock }) => clock === '12-hour').length;
  if (timesWithHalf === 1) return rangeWithHalfAtEnd(from, to);
  if (timesWithHalf === 2) return rangeOf12Hours(from.minutes, to.minutes);
  if (from.clock === 'bare' || to.clock === 'bare') return undefined;
  const isFull =
    (from.clock === '24-hour' && to.clock === '24-hour') ||
    Math.max(from.minutes, to.minutes) >= onePm ||
    (is24HourClock && smallHours < from.minutes && from.minutes < to.minutes);
  return isFull ? rangeOf24Hours(from.minutes, to.minutes) : undefined;
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
  return opens > smallHours ? { opens, closes: orMidnight(to.minutes) } : undefined;
}

/** Matches a span of years, `2024-2026`, which could be mistaken for times: 20:24 to 20:26. */
export const yearSpan =
  /(?<!\d)(?:19|20)\d\d\s*(?:[-–—/]|to|until|till?|thru|through|al?|hasta)\s*(?:19|20)\d\d(?!\d)/i;

const formatMinutes = (minutes: number): string =>
  `${String(Math.floor(minutes / hour)).padStart(2, '0')}:${String(minutes % hour).padStart(2, '0')}`;

const spreadsheetDayZero = /^(?:1899-12-3[01]|1900-01-0[01]|12\/3[01]\/1899|1\/[01]\/1900)[T ]+/;
// A spreadsheet keeps a time as a fraction of the day: `0.375` is 9:00.
const dayFraction = /^(?:0?[.,](\d{2,})|0)$/;

function minutesOfDayFraction(digits: string): number | undefined {
  const minutes = Number(`0.${digits}`) * minutesPerDay;
  // A few digits give only quarters of an hour: `375` is 9:00.
  const step = digits.length >= 5 ? 1 : 15;
  const whole = Math.round(minutes / step) * step;
  return Math.abs(minutes - whole) < 0.5 ? whole : undefined;
}

/** Writes the times in a cell with colons: `900 AM` → `9:00 AM`, `0900-1730` → `09:00-17:30`. */
export const clockTimes = (cell: string): string =>
  yearSpan.test(cell)
    ? cell
    : cell
        .split(/( - |, )/)
        .map(clockTime)
        .join('');

function clockTime(part: string): string {
  const text = part.replace(spreadsheetDayZero, '').replace(/(?<=^\d{1,4})\.0+$/, '');
  const fraction = dayFraction.exec(text);
  if (fraction !== null) {
    const minutes = minutesOfDayFraction(fraction[1] ?? '0');
    return minutes === undefined ? text : formatMinutes(minutes);
  }
  return text
    .replace(/(?<=\d:\d\d):00(?:\.0+)?(?!\d)/g, '')
    .replace(/(?<![\d:.,/])(\d{1,2})(\d\d)(?![\d:.,/])/g, '$1:$2')
    .replace(
      /(?<![\d:.,/])(\d{1,2})(?![\d:.,/]|\s*(?:[ap]\b|[ap]\.?m|h|noon|midnight))(?=\s*(?:[-–—]|to\b|$))/gi,
      '$1:00',
    );
}
