import OpeningHoursParser from 'opening_hours';
import {
  type HoursException,
  minutesPerDay,
  type OpeningHours,
  type OpenRange,
  type WeeklyTable,
  weekdays,
} from '../../../src/domain/hours/hours.ts';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
import { memoizeText } from '../../../src/domain/text/memoize-text.ts';
import { federalHolidays } from './federal-holidays.ts';
import { checkRanges, checkWeek, formatRefusal } from './hours-rules.ts';

export interface ReadHours {
  readonly hours?: OpeningHours | undefined;
  readonly refused: readonly string[];
}

/** Mondays of weeks without a federal holiday or a change of clocks, one of each season: hours that differ are seasonal. */
const mondays = [
  [2026, 0, 26],
  [2026, 3, 13],
  [2026, 6, 13],
  [2026, 9, 19],
] as const;
const holidayYears = [2026, 2027] as const;
/** Letters; the longest value in OpenStreetMap has 255. */
const longestText = 500;
const dayMs = minutesPerDay * 60_000;

/**
 * Reads hours in OpenStreetMap's syntax (https://wiki.openstreetmap.org/wiki/Key:opening_hours), the shop's and the
 * prescription counter's. What cannot be true (a range of no length, overlaps), depends on the season or is "by
 * appointment" is refused with a reason, and the hours are then unknown.
 */
export function readHours(
  shop: string | undefined,
  counter: string | undefined,
  state: StateCode,
): ReadHours {
  if (shop === undefined && counter === undefined) return { refused: [] };
  const ofShop = shop === undefined ? { refused: [] } : readerIn(state)(shop);
  const ofCounter = counter === undefined ? { refused: [] } : readerIn(state)(counter);
  const refused = [...ofShop.refused, ...ofCounter.refused];
  const main = ofShop.hours ?? (shop === undefined ? ofCounter.hours : undefined);
  const own =
    ofShop.hours !== undefined && ofCounter.hours !== undefined ? ofCounter.hours.weekly : undefined;
  const differs = own !== undefined && JSON.stringify(own) !== JSON.stringify(main?.weekly);
  return main === undefined
    ? { refused }
    : { hours: { ...main, counter: differs ? own : undefined }, refused };
}

/** Chains write the same hours thousands of times. */
const readerIn = memoizeText((state: StateCode) => memoizeText((text) => readText(text, state)));

function readText(text: string, state: StateCode): ReadHours {
  const refuse = (why: string): ReadHours => ({ refused: [`hours "${text}": ${why}`] });
  if (text.length > longestText) return { refused: ['hours: longer than any week needs'] };
  // The parser reads 09:00-09:00 as a whole day, which is as likely a slip or "closed".
  if (/\b(\d{1,2}:\d{2})\s*[-–]\s*\1(?!\d)/.test(text)) return refuse('a range of no length');
  if (/\b(?:sunrise|sunset|dawn|dusk)\b/i.test(text)) return refuse('changes with the season');
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
  const weeks = mondays.map(([year, month, day]) => weekFrom(parser, new Date(year, month, day)));
  const [first] = weeks;
  if (first === undefined || first === 'uncertain') return refuse('open on some condition or by appointment');
  if (weeks.some((week) => JSON.stringify(week) !== JSON.stringify(first)))
    return refuse('changes with the season');
  const checked = checkWeek(first);
  if (checked.table === undefined) return { refused: checked.refused.map(formatRefusal) };
  const exceptions = holidayExceptions(parser, checked.table);
  return { hours: { weekly: checked.table, exceptions: exceptions.kept }, refused: exceptions.refused };
}

/**
 * Whether a rule for holidays alone ends after midnight. The parser (opening_hours 3.15) closes such a period at midnight on most
 * holidays, and carries it over on some.
 */
const holidayPastMidnight = (text: string): boolean =>
  text
    .split(/;|\|\|/)
    .filter((rule) => /\bPH\b/.test(rule) && !/\b(?:Mo|Tu|We|Th|Fr|Sa|Su)\b/.test(rule))
    .flatMap((rule) => [...rule.matchAll(/(\d{1,2}:\d{2})\s*[-–]\s*(\d{1,2}:\d{2})/g)])
    .some(([, from = '', to = '']) => minutesOf(to) > minutesPerDay || minutesOf(to) < minutesOf(from));

const minutesOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

const minutesInto = (day: Date, time: Date): number => Math.round((time.getTime() - day.getTime()) / 60_000);

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

/** The federal holidays on which the hours are not those of the weekday. */
function holidayExceptions(parser: OpeningHoursParser, weekly: WeeklyTable) {
  const kept: HoursException[] = [];
  const refused: string[] = [];
  for (const { date, label } of holidayYears.flatMap(federalHolidays)) {
    const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
    const stated = rangesFrom(parser, new Date(year, month - 1, day));
    if (stated === 'uncertain') {
      refused.push(`hours on ${date}: open on some condition or by appointment`);
      continue;
    }
    const weekday = weekdays[(new Date(Date.UTC(year, month - 1, day)).getTime() / dayMs + 3) % 7] ?? 'mon';
    const checked = checkRanges(date, stated);
    refused.push(...checked.refused.map(formatRefusal));
    if (checked.refused.length > 0 || JSON.stringify(checked.ranges) === JSON.stringify(weekly[weekday]))
      continue;
    kept.push({ date, label, ranges: checked.ranges });
  }
  return { kept, refused };
}
