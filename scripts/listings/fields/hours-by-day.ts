import { minutesPerDay, type Schedule, type Weekday } from '../../../src/domain/hours/hours.ts';
import { formatMinutes, has24HourTime } from './clock-ranges.ts';
import { faultOfRules, type HoursRule } from './hours-rules.ts';
import { longestHours, tokensOf, yearSpan } from './hours-tokens.ts';
import { scheduleOf } from './hours-week.ts';
import { ruleOfDay, rulesOf, timesOf } from './hours-words.ts';
import { cutLunchBreak, splitLunch } from './lunch-break.ts';

export interface DayText {
  readonly day: Weekday;
  readonly text: string;
}

export interface ReadDays {
  readonly schedule?: Schedule | undefined;
  /** Why hours were refused, by day. The key `undefined` stands for the whole week. */
  readonly faults: ReadonlyMap<Weekday | undefined, string>;
}

/**
 * Reads a week's hours from one text for each day: `9 AM - 1 PM, 2 PM - 6 PM`, `closed`. With a fault in one
 * day, such as an empty text, no day is read.
 */
export function hoursByDay(dayTexts: readonly DayText[]): ReadDays {
  const days = dayTexts.map(({ day, text }) => {
    const { text: rest, lunch } = splitLunch(text.length > longestHours ? '' : text);
    const [first, ...others] = tokensOf(rest) ?? [];
    const isNamed = first?.kind === 'days' && first.days.length === 1 && first.days[0] === day;
    return { day, text, lunch, tokens: first === undefined || isNamed ? others : [first, ...others] };
  });
  const is24HourClock = days.some(({ tokens }) => has24HourTime(timesOf(tokens)));
  const faults = new Map<Weekday | undefined, string>();
  const allRules: HoursRule[] = [];
  for (const { day, text, lunch, tokens } of days) {
    const rules = tokens.some(({ kind }) => kind === 'days') ? undefined : rulesOf(tokens, is24HourClock);
    const ranges = rules?.length === 1 ? rules[0]?.ranges : undefined;
    const week = cutLunchBreak(ranges && new Map([[day, ranges]]), lunch);
    const rule = week && ruleOfDay(day, week.get(day) ?? []);
    const fault = rule === undefined ? 'not understood' : faultOfRules([rule]);
    if (text === '') faults.set(day, 'empty, which is not taken for closed');
    else if (fault !== undefined) faults.set(day, fault);
    else if (rule !== undefined) allRules.push(rule);
  }
  if (faults.size > 0) return { faults };
  const read = scheduleOf(allRules);
  return 'fault' in read ? { faults: new Map([[undefined, read.fault]]) } : { ...read, faults };
}

const spreadsheetDayZero = /^(?:1899-12-3[01]|1900-01-0[01]|12\/3[01]\/1899|1\/[01]\/1900)[T ]+/;
const dayFraction = /^(?:0?[.,](\d{2,})|0)$/;

function minutesOfDayFraction(digits: string): number | undefined {
  const minutes = Number(`0.${digits}`) * minutesPerDay;
  // A few digits give only quarters of an hour: `375` is 9:00.
  const step = digits.length >= 5 ? 1 : 15;
  const whole = Math.round(minutes / step) * step;
  return Math.abs(minutes - whole) < 0.5 ? whole : undefined;
}

/**
 * Writes the times in a spreadsheet's cell with colons: `900 AM` → `9:00 AM`, `0900-1730` → `09:00-17:30`,
 * `0.375` → `09:00`. Other text stays.
 */
export function clockTimes(cell: string): string {
  if (yearSpan.test(cell)) return cell;
  const text = cell.replace(spreadsheetDayZero, '').replace(/(?<=^\d{1,4})\.0+$/, '');
  const part = dayFraction.exec(text);
  if (part !== null) {
    const minutes = minutesOfDayFraction(part[1] ?? '0');
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
