import { holidayOn } from '../../../src/domain/hours/holidays.ts';
import { minutesPerDay, type OpenRange } from '../../../src/domain/hours/hours.ts';
import { dateOfDay, weekdayIndex } from '../../../src/domain/hours/zoned-clock.ts';
import { dayOrder, daysOf, type HolidayDate, isPublic, namedDates, namesPublic } from './hours-dates.ts';
import { rangesIn, rulesIn, smallHours } from './hours-text.ts';
import { joinedRanges, withoutRanges } from './range-sums.ts';

/** One rule of a text in OpenStreetMap's syntax, as it is written. */
export interface WrittenRule {
  /** Whether it takes the place of the rules before it, adds to them, or holds where none of them does. */
  readonly joins: 'replaces' | 'adds' | 'falls back';
  readonly days: ReadonlySet<string>;
  readonly dates: readonly HolidayDate[];
  readonly isOfPublic: boolean;
  /** With the morning after: `22:00-06:00` closes at 30 o'clock. */
  readonly ranges: readonly OpenRange[];
  readonly isOff: boolean;
}

/** The rules of a text that `beyondWeek` (hours-limits.ts) lets through, in their order. */
export function writtenRules(text: string): readonly WrittenRule[] {
  const sections = [...text.matchAll(/(^|;|\|\|)([^;|]*)/g)];
  return sections.flatMap(([, separator, section = '']) =>
    rulesIn(section).map((rule, index) => ({
      joins: index > 0 ? 'adds' : separator === '||' ? 'falls back' : 'replaces',
      days: daysOf(rule),
      dates: namedDates(rule),
      isOfPublic: namesPublic(rule),
      ranges: rangesOf(rule),
      isOff: /\b(?:off|closed)\b/i.test(rule),
    })),
  );
}

const rangesOf = (rule: string): readonly OpenRange[] =>
  /\b24\/7\b/.test(rule)
    ? [{ opens: 0, closes: minutesPerDay }]
    : rangesIn(rule).map(([opens, closes]) => ({
        opens,
        closes: closes < opens ? closes + minutesPerDay : closes,
      }));

/**
 * The ranges that rules give a day, counted from 1970-01-01. A night is whole, and is that day's on which it begins, whatever the rule of the
 * next day says.
 */
export function rangesWritten(rules: readonly WrittenRule[], day: number): readonly OpenRange[] {
  const [before, own, after] = [day - 1, day, day + 1].map((each) => rangesOfDay(rules, each));
  return besides(before ?? [], own ?? [], after ?? []);
}

function rangesOfDay(rules: readonly WrittenRule[], day: number): readonly OpenRange[] {
  const date = dateOfDay(day);
  const holiday = holidayOn(date);
  const isNamed = ({ days, dates, isOfPublic }: WrittenRule): boolean =>
    days.has(dayOrder[weekdayIndex(day)] ?? '') ||
    (holiday !== undefined &&
      ((isOfPublic && isPublic(holiday)) ||
        dates.some(({ id, year }) => id === holiday && date.startsWith(String(year ?? '')))));
  let stated: readonly OpenRange[] | undefined;
  for (const { joins, ranges, isOff } of rules.filter(isNamed)) {
    if (joins === 'falls back' && stated !== undefined) continue;
    if (isOff) stated = ranges.length === 0 ? [] : withoutRanges(stated ?? [], ranges);
    else stated = joins === 'adds' ? [...(stated ?? []), ...ranges] : ranges;
  }
  return joinedRanges(stated ?? []);
}

/**
 * A day's ranges beside those of the days around it. An evening until midnight and small hours that go on from there are one night, the
 * evening's. A night ends at midnight where the next day is open from then on at least as long.
 */
function besides(
  before: readonly OpenRange[],
  own: readonly OpenRange[],
  after: readonly OpenRange[],
): readonly OpenRange[] {
  const eve = before.at(-1);
  const [morning] = own;
  const isOfEve = eve !== undefined && morning !== undefined && isOneNight(eve, morning);
  const ranges = isOfEve ? own.slice(1) : own;
  const last = ranges.at(-1);
  const [next] = after;
  if (last === undefined || next === undefined) return ranges;
  const isOverrun =
    next.opens === 0 && minutesPerDay < last.closes && last.closes <= next.closes + minutesPerDay;
  if (!isOverrun && !isOneNight(last, next)) return ranges;
  const closes = minutesPerDay + (isOverrun ? 0 : next.closes);
  return [...ranges.slice(0, -1), { opens: last.opens, closes }];
}

const isOneNight = (evening: OpenRange, morning: OpenRange): boolean =>
  evening.closes === minutesPerDay &&
  morning.opens === 0 &&
  morning.closes <= smallHours &&
  morning.closes <= evening.opens;
