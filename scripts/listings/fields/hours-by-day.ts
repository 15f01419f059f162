import { minutesPerDay, type Weekday } from '../../../src/domain/hours/hours.ts';
import { isOfFullClock, longestText, tokensOf, written, yearSpan } from './hours-tokens.ts';
import { rulesOf, shortDay } from './hours-words.ts';
import { withBreak, withoutLunch } from './lunch-break.ts';

/** What a text says of the hours of one day. */
export interface DayText {
  readonly day: Weekday;
  readonly text: string;
}

/**
 * Gives the hours of days of which each has a text of its own, in words or by a clock (`9 AM - 1 PM, 2 PM - 6
 * PM`, `closed`), in OpenStreetMap's syntax; undefined for a day that is not understood. Times that do not
 * say their half of the day are of the 24-hour clock where another of these days' is. What is longer than
 * any week needs is not understood.
 */
export function rulesByDay(given: readonly DayText[]): readonly (string | undefined)[] {
  const days = given.map(({ day, text }) => {
    const { text: rest, lunch } = withoutLunch(text.length > longestText ? '' : text);
    const [first, ...others] = tokensOf(rest) ?? [];
    const isNamed = first?.kind === 'days' && first.days.length === 1 && first.days[0] === day;
    return { day, lunch, tokens: first === undefined || isNamed ? others : [first, ...others] };
  });
  const isFullClock = days.some(({ tokens }) => isOfFullClock(tokens));
  return days.map(({ day, lunch, tokens }) => {
    const rules = tokens.some(({ kind }) => kind === 'days') ? undefined : rulesOf(tokens, isFullClock);
    const ranges = rules?.length === 1 ? rules[0]?.ranges : undefined;
    const broken =
      ranges === undefined || lunch === undefined
        ? ranges
        : withBreak(new Map([[day, new Set(ranges)]]), lunch)?.get(day);
    return broken && `${shortDay[day]} ${[...broken].join(',') || 'off'}`;
  });
}

/** The day on which spreadsheets begin to count, which some write before a time: `1899-12-30 09:00:00`. */
const firstDay = /^(?:1899-12-3[01]|1900-01-0[01]|12\/3[01]\/1899|1\/[01]\/1900)[T ]+/;
/** A time as a part of the day: `0.375`, `,375`; the day's beginning is 0. */
const fraction = /^(?:0?[.,](\d{2,})|0)$/;

/** Minutes of a part of the day: exact ones to the minute, rounded ones to the quarter of an hour. */
function minutesOfFraction(digits: string): number | undefined {
  const minutes = Number(`0.${digits}`) * minutesPerDay;
  const step = digits.length >= 5 ? 1 : 15;
  const whole = Math.round(minutes / step) * step;
  return Math.abs(minutes - whole) < 0.5 ? whole : undefined;
}

/**
 * Gives a cell of times as people and spreadsheets write them, with a colon in each: `900 AM`, `9a`,
 * `0900-1730`, `09:00:00`, `0.375`. What else stands in it stays; a part of the day that is no time is left
 * as it is.
 */
export function clockTimes(cell: string): string {
  if (yearSpan.test(cell)) return cell;
  const text = cell.replace(firstDay, '').replace(/(?<=^\d{1,4})\.0+$/, '');
  const part = fraction.exec(text);
  if (part !== null) {
    const minutes = minutesOfFraction(part[1] ?? '0');
    return minutes === undefined ? text : written(minutes);
  }
  return text
    .replace(/(?<=\d:\d\d):00(?:\.0+)?(?!\d)/g, '')
    .replace(/(?<![\d:.,/])(\d{1,2})(\d\d)(?![\d:.,/])/g, '$1:$2')
    .replace(
      /(?<![\d:.,/])(\d{1,2})(?![\d:.,/]|\s*(?:[ap]\b|[ap]\.?m|h|noon|midnight))(?=\s*(?:[-–—]|to\b|$))/gi,
      '$1:00',
    );
}
