import OpeningHoursParser from 'opening_hours';
import { type HolidayId, holidayIds } from '../../../src/domain/hours/holiday-ids.ts';
import { holidayDate } from '../../../src/domain/hours/holidays.ts';
import {
  type HoursException,
  minutesPerDay,
  type OpenRange,
  type Schedule,
  type WeeklyTable,
  weekdays,
} from '../../../src/domain/hours/hours.ts';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
import { memoizeText } from '../../../src/domain/text/memoize-text.ts';
import { beyondWeek } from './hours-limits.ts';
import { checkRanges, checkWeek, formatRefusal } from './hours-rules.ts';
import { plainSyntax, rangesIn, untilMidnight } from './hours-text.ts';
import { hoursFromWords, isInWords } from './hours-words.ts';
import { doubtOf } from './parser-doubts.ts';

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
/** Years in which the fixed holidays fall on each day of the week at least once. */
const holidayYears = [2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033] as const;
/** Letters; the longest value in OpenStreetMap has 255. */
const longestText = 500;
const dayMs = minutesPerDay * 60_000;

/**
 * Reads hours in OpenStreetMap's syntax (https://wiki.openstreetmap.org/wiki/Key:opening_hours) or in English words by the
 * 12-hour clock (hours-words.ts). What cannot be true (a range of no length, overlaps) and what a weekly table cannot hold
 * (hours-limits.ts) is refused with a reason, and the hours are then unknown. A holiday is listed where the text states it: as
 * a public holiday, by its date, or by hours that are not those of its weekday. The machine's time zone changes nothing.
 */
export const readSchedule = (text: string, state: StateCode): ReadSchedule => readerIn(state)(text);

/** Chains write the same hours thousands of times. */
const readerIn = memoizeText((state: StateCode) => memoizeText((text) => readText(text, state)));

function readText(given: string, state: StateCode): ReadSchedule {
  const refuse = (why: string): ReadSchedule => ({ refused: [`hours "${given}": ${why}`] });
  if (given.length > longestText) return { refused: ['hours: longer than any week needs'] };
  const stated = isInWords(given) ? hoursFromWords(given) : plainSyntax(given);
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
  const week = weekFrom(parser, quietMonday());
  if (week === 'uncertain') return refuse('open on some condition or by appointment');
  if (weekdays.every((day) => week[day].length === 0)) return refuse('never open');
  const checked = checkWeek(week);
  if (checked.table === undefined) return { refused: checked.refused.map(formatRefusal) };
  const { holidays, exceptions, refused } = specialDays(text, parser, checked.table);
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

const dayNumber = (time: Date): number =>
  Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()) / dayMs;

/** Minutes by the clock on the wall, which a change of clocks between the two does not lengthen. */
const minutesInto = (day: Date, time: Date): number =>
  (dayNumber(time) - dayNumber(day)) * minutesPerDay + time.getHours() * 60 + time.getMinutes();

/** Whether the machine's own time zone changes its clocks around a stretch of days. */
function changesClocks(from: Date, days: number): boolean {
  const offsets = Array.from({ length: days + 3 }, (_, index) =>
    new Date(from.getFullYear(), from.getMonth(), from.getDate() + index - 1, 12).getTimezoneOffset(),
  );
  return offsets.some((offset) => offset !== offsets[0]);
}

/** The Monday of a week in which the machine's own time zone leaves its clocks alone. */
function quietMonday(): Date {
  const dates = mondays.map(([year, month, day]) => new Date(year, month, day));
  return dates.find((date) => !changesClocks(date, 7)) ?? new Date(2026, 6, 13);
}

/** The ranges that start on a day. A stretch longer than a day is cut at midnights. */
function rangesFrom(parser: OpeningHoursParser, day: Date): readonly OpenRange[] | 'uncertain' {
  const end = new Date(day.getFullYear(), day.getMonth(), day.getDate() + 2);
  const before = new Date(day.getFullYear(), day.getMonth(), day.getDate() - 1);
  const ranges: OpenRange[] = [];
  for (const [from, to, unknown] of parser.getOpenIntervals(before, end)) {
    if (unknown) return 'uncertain';
    const opens = minutesInto(day, from);
    const closes = minutesInto(day, to);
    const isLong = closes - opens > minutesPerDay;
    if (isLong && opens < minutesPerDay && closes > 0) {
      ranges.push({ opens: Math.max(0, opens), closes: Math.min(minutesPerDay, closes) });
    } else if (!isLong && opens >= 0 && opens < minutesPerDay) ranges.push({ opens, closes });
  }
  return ranges;
}

function weekFrom(parser: OpeningHoursParser, monday: Date): WeeklyTable | 'uncertain' {
  const days = weekdays.map((_, index) =>
    rangesFrom(parser, new Date(monday.getFullYear(), monday.getMonth(), monday.getDate() + index)),
  );
  const sure = days.filter((day) => day !== 'uncertain');
  const [mon = [], tue = [], wed = [], thu = [], fri = [], sat = [], sun = []] = sure;
  return sure.length < days.length ? 'uncertain' : { mon, tue, wed, thu, fri, sat, sun };
}

/** The holidays that `PH` stands for in OpenStreetMap's syntax: the federal ones. */
const publicHolidays: ReadonlySet<HolidayId> = new Set(
  holidayIds.filter((id) => id !== 'easter' && id !== 'christmas-eve'),
);

/** How a text names the holidays that fall on a date of their own. */
const ownDates: Readonly<Partial<Record<HolidayId, RegExp>>> = {
  'new-years-day': /\bJan 0?1\b/,
  easter: /\beaster\b/,
  juneteenth: /\bJun 19\b/,
  'independence-day': /\bJul 0?4\b/,
  'veterans-day': /\bNov 11\b/,
  'christmas-eve': /\bDec 24\b/,
  'christmas-day': /\bDec (?:24-)?25\b/,
};

/**
 * The holidays that a text lists, with the hours that it gives them in every year, and the dates of those that it gives other
 * hours in one year than in another.
 */
function specialDays(text: string, parser: OpeningHoursParser, weekly: WeeklyTable) {
  const holidays: Partial<Record<HolidayId, readonly OpenRange[]>> = {};
  const exceptions: HoursException[] = [];
  const refused: string[] = [];
  // Most texts name days of the week alone, and are open on holidays as on other days or not: they do not say.
  const ids =
    /\bPH\b|\beaster\b|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b|\b20\d\d\b|\bweek\b/i.test(
      text,
    )
      ? holidayIds
      : [];
  for (const id of ids) {
    const years = holidayYears.flatMap((year) => {
      const date = holidayDate(id, year);
      const hours = date === undefined ? undefined : hoursOn(parser, date, weekly, /\b20\d\d\b/.test(text));
      return date === undefined || hours === undefined ? [] : [{ date, ...hours }];
    });
    const faults = years.flatMap(({ fault }) => fault ?? []);
    if (faults.length > 0) {
      refused.push(...faults.slice(0, 1));
      continue;
    }
    const [first] = years;
    const isNamed = (/\bPH\b/.test(text) && publicHolidays.has(id)) || ownDates[id]?.test(text) === true;
    const differing = years.filter(({ differs }) => differs);
    if (first === undefined || (!isNamed && differing.length === 0)) continue;
    if (years.every(({ ranges }) => JSON.stringify(ranges) === JSON.stringify(first.ranges))) {
      holidays[id] = first.ranges;
    } else exceptions.push(...differing.map(({ date, ranges }) => ({ date, holiday: id, ranges })));
  }
  return { holidays, exceptions: exceptions.toSorted((a, b) => (a.date < b.date ? -1 : 1)), refused };
}

/**
 * A date's hours, whether they differ from its weekday's, and why they were refused; undefined where the parser cannot tell, or
 * where the machine's clocks change that day and the other years, of which the text says the same, tell it better.
 */
function hoursOn(parser: OpeningHoursParser, date: string, weekly: WeeklyTable, namesYears: boolean) {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const midnight = new Date(year, month - 1, day);
  if (!namesYears && changesClocks(midnight, 1)) return undefined;
  let stated: ReturnType<typeof rangesFrom>;
  try {
    stated = rangesFrom(parser, midnight);
  } catch {
    // The parser (opening_hours 3.15) loses its way among public holidays at the turn of some years, such as 2029 and 2034.
    return undefined;
  }
  if (stated === 'uncertain') {
    return {
      ranges: [],
      differs: false,
      fault: `hours on ${date}: open on some condition or by appointment`,
    };
  }
  const weekday = weekdays[(new Date(Date.UTC(year, month - 1, day)).getTime() / dayMs + 3) % 7] ?? 'mon';
  const checked = checkRanges(date, stated);
  return {
    ranges: checked.ranges,
    differs: JSON.stringify(checked.ranges) !== JSON.stringify(weekly[weekday]),
    fault: checked.refused.map(formatRefusal)[0],
  };
}
