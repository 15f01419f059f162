import OpeningHoursParser from 'opening_hours';
import {
  minutesPerDay,
  type OpenRange,
  type Schedule,
  type WeeklyTable,
  weekdays,
} from '../../../src/domain/hours/hours.ts';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
import { memoize } from '../../../src/domain/text/memoize.ts';
import { isJson, linesOfJson } from './hours-json.ts';
import { beyondWeek } from './hours-limits.ts';
import { checkWeek, formatRefusal } from './hours-rules.ts';
import { specialDays } from './hours-special-days.ts';
import { plainSyntax, rangesIn, untilMidnight } from './hours-text.ts';
import { hoursFromWords, isInWords } from './hours-words.ts';
import { changesClocks, type ParsedText, rangesFrom } from './parsed-ranges.ts';
import { doubtOf } from './parser-doubts.ts';
import { withoutRanges } from './range-sums.ts';
import { writtenRules } from './written-days.ts';

export interface ReadSchedule {
  readonly schedule?: Schedule | undefined;
  readonly refused: readonly string[];
}

/** Mondays of weeks without a holiday; no time zone changes its clocks in all of them. */
const mondays = [
  [2026, 6, 13],
  [2026, 0, 26],
  [2026, 8, 14],
] as const;
/** Letters; the longest value in OpenStreetMap has 255. */
const longestText = 500;

/**
 * Reads hours in OpenStreetMap's syntax (https://wiki.openstreetmap.org/wiki/Key:opening_hours) or in English words by the
 * 12-hour clock (hours-words.ts). What cannot be true (a range of no length, overlaps) and what a weekly table cannot hold
 * (hours-limits.ts) is refused with a reason, and the hours are then unknown. A holiday is listed where the text names it: as a
 * public holiday or by its date; with a year, for that year alone. The machine's time zone changes nothing.
 */
export const readSchedule = (text: string, state: StateCode): ReadSchedule => readerIn(state)(text);

/** Chains write the same hours thousands of times. */
const readerIn = memoize((state: StateCode) => memoize((text: string) => readText(text, state)));

function readText(given: string, state: StateCode): ReadSchedule {
  const refuse = (why: string): ReadSchedule => ({ refused: [`hours "${given}": ${why}`] });
  if (given.length > longestText) return { refused: ['hours: longer than any week needs'] };
  const lines = isJson(given) ? linesOfJson(given) : given;
  if (lines === undefined) return refuse('JSON without hours for each day that it names');
  const stated = isInWords(lines) ? hoursFromWords(lines) : plainSyntax(lines);
  if (stated === undefined) return refuse('not understood');
  // The parser reads 09:00-09:00 as a whole day, which is as likely a slip or "closed".
  if (rangesIn(stated).some(([opens, closes]) => opens === closes)) return refuse('a range of no length');
  const text = untilMidnight(stated);
  const limit = beyondWeek(text);
  if (limit !== undefined) return refuse(limit);
  if (holidayPastMidnight(text)) return refuse('holiday hours past midnight');
  let parser: OpeningHoursParser;
  try {
    parser = new OpeningHoursParser(text, {
      lat: 0,
      lon: 0,
      address: { country_code: 'us', state: state.toLowerCase() },
    });
  } catch (error) {
    return refuse(
      error instanceof Error ? (error.message.split('\n')[0] ?? 'not understood') : 'not understood',
    );
  }
  const doubt = doubtOf(parser);
  if (doubt !== undefined) return refuse(doubt);
  const parsed = { text, rules: writtenRules(text), parser };
  const { week, fault } = weekFrom(parsed, quietMonday());
  if (week === undefined) return refuse(fault);
  if (weekdays.every((day) => week[day].length === 0)) return refuse('never open');
  const checked = checkWeek(week);
  if (checked.table === undefined) return { refused: checked.refused.map(formatRefusal) };
  const { holidays, exceptions, refused } = specialDays(parsed, checked.table);
  return {
    schedule: {
      weekly: checked.table,
      ...(Object.keys(holidays).length > 0 && { holidays }),
      ...(exceptions.length > 0 && { exceptions }),
    },
    refused,
  };
}

/**
 * Whether a rule for holidays alone ends after midnight. The parser (opening_hours 3.15) closes such a period at midnight on most
 * holidays, and carries it over on some.
 */
const holidayPastMidnight = (text: string): boolean =>
  text
    .split(/;|\|\|/)
    .filter((rule) => /\bPH\b/.test(rule) && !/\b(?:Mo|Tu|We|Th|Fr|Sa|Su)\b/.test(rule))
    .flatMap(rangesIn)
    .some(([opens, closes]) => closes > minutesPerDay || closes < opens);

/** The Monday of a week in which the machine's own time zone leaves its clocks alone. */
function quietMonday(): Date {
  const dates = mondays.map(([year, month, day]) => new Date(year, month, day));
  return dates.find((date) => !changesClocks(date, 7)) ?? new Date(2026, 6, 13);
}

/** The week of a text, or why it is not known. */
type WeekReading =
  | { readonly week: WeeklyTable; readonly fault?: undefined }
  | { readonly week?: undefined; readonly fault: string };

function weekFrom(parsed: ParsedText, monday: Date): WeekReading {
  const days: (readonly OpenRange[])[] = [];
  for (const [index] of weekdays.entries()) {
    const day = new Date(monday.getFullYear(), monday.getMonth(), monday.getDate() + index);
    const { ranges, fault } = rangesFrom(parsed, day);
    if (fault !== undefined) return { fault };
    days.push(ranges);
  }
  const [mon = [], tue = [], wed = [], thu = [], fri = [], sat = [], sun = []] = days.some((_, index) =>
    hasGap(days, index),
  )
    ? days
    : days.map(() => [{ opens: 0, closes: minutesPerDay }]);
  return { week: { mon, tue, wed, thu, fri, sat, sun } };
}

/** Whether a day of a week is closed at some time, the night before it counted. */
function hasGap(days: readonly (readonly OpenRange[])[], index: number): boolean {
  const night = days.at(index - 1) ?? [];
  const before = night.map(({ opens, closes }) => ({
    opens: opens - minutesPerDay,
    closes: closes - minutesPerDay,
  }));
  return withoutRanges([{ opens: 0, closes: minutesPerDay }], [...before, ...(days[index] ?? [])]).length > 0;
}
