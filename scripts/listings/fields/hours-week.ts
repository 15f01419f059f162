import { holidayDate, holidayOn } from '../../../src/domain/hours/holidays.ts';
import {
  type HolidayHours,
  type HoursException,
  minutesPerDay,
  type OpenRange,
  type Schedule,
  type Weekday,
  weekdays,
} from '../../../src/domain/hours/hours.ts';
import { dateOfDay, weekdayIndex } from '../../../src/domain/hours/zoned-clock.ts';
import {
  faultOfRange,
  faultOfRules,
  type HoursRule,
  type NamedHoliday,
  namesHoliday,
  smallHours,
  statedRanges,
} from './hours-rules.ts';

const dayMs = minutesPerDay * 60_000;
const dayOf = (date: string): number => Date.parse(date) / dayMs;
const mondayWithoutHolidays = dayOf('2026-07-13');
/** A holiday must have the same hours in these years, in which fixed dates fall on nearly every weekday. */
const holidayYears = [2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033];

/** Returns rules as a schedule, without holiday hours that are in doubt, or why the rules are refused. */
export function scheduleOf(
  rules: readonly HoursRule[],
): { readonly schedule: Schedule } | { readonly fault: string } {
  const fault = faultOfRules(rules);
  if (fault !== undefined) return { fault };
  const days = weekdays.map((_, index) => rangesOn(rules, mondayWithoutHolidays + index));
  if (days.every((ranges) => ranges.length === 0)) return { fault: 'never open' };
  // Ranges that were cut or joined are no longer those of a rule, and were not checked above.
  const [wrong] = days.flat().flatMap((range) => faultOfRange(range) ?? []);
  if (wrong !== undefined) return { fault: wrong };
  if (days.some((ranges, index) => runsInto(ranges, days[(index + 1) % 7] ?? [])))
    return { fault: 'runs into the opening of the next day' };
  const minutes = days.flat().reduce((sum, { opens, closes }) => sum + closes - opens, 0);
  const isAlwaysOpen = minutes === 7 * minutesPerDay;
  const [mon = [], tue = [], wed = [], thu = [], fri = [], sat = [], sun = []] = days.map((ranges) =>
    isAlwaysOpen ? [{ opens: 0, closes: minutesPerDay }] : ranges,
  );
  const { holidays, exceptions } = specialDays(rules);
  return {
    schedule: {
      weekly: { mon, tue, wed, thu, fri, sat, sun },
      ...(Object.keys(holidays).length > 0 && { holidays }),
      ...(exceptions.length > 0 && { exceptions }),
    },
  };
}

/** `day` counts days since 1970-01-01. A range past midnight belongs to the day on which it begins. */
function rangesOn(rules: readonly HoursRule[], day: number): readonly OpenRange[] {
  const [before = [], sameDay = [], after = []] = [day - 1, day, day + 1].map((each) =>
    mergedRangesOfDay(rules, each),
  );
  const [evening, morning] = [before.at(-1), sameDay[0]];
  const ranges =
    evening !== undefined && morning !== undefined && isOneNight(evening, morning)
      ? sameDay.slice(1)
      : sameDay;
  const [last, next] = [ranges.at(-1), after[0]];
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

const runsInto = (ranges: readonly OpenRange[], [next]: readonly OpenRange[]): boolean =>
  next !== undefined && (ranges.at(-1)?.closes ?? 0) - minutesPerDay > next.opens;

const weekdayOf = (day: number): Weekday => weekdays[weekdayIndex(day)] ?? 'mon';

function mergedRangesOfDay(rules: readonly HoursRule[], day: number): readonly OpenRange[] {
  const date = dateOfDay(day);
  const holiday = holidayOn(date);
  const isOfDate = ({ id, year }: NamedHoliday): boolean =>
    id === holiday && date.startsWith(String(year ?? ''));
  const applicableRules = rules.filter(
    ({ days, holidays }) => days.has(weekdayOf(day)) || holidays.some(isOfDate),
  );
  const joined: OpenRange[] = [];
  for (const range of statedRanges(applicableRules).toSorted((a, b) => a.opens - b.opens)) {
    const last = joined.at(-1);
    if (last === undefined || last.closes < range.opens) joined.push(range);
    else joined[joined.length - 1] = { opens: last.opens, closes: Math.max(last.closes, range.closes) };
  }
  return joined;
}

function specialDays(rules: readonly HoursRule[]) {
  const holidays: { -readonly [Id in keyof HolidayHours]: HolidayHours[Id] } = {};
  const exceptions: HoursException[] = [];
  const named = new Map(
    rules.flatMap((rule) => rule.holidays).map((holiday) => [JSON.stringify(holiday), holiday]),
  );
  for (const holiday of named.values()) {
    const { id, year: onlyYear } = holiday;
    const at = rules.findLastIndex((rule) => namesHoliday(holiday, rule));
    const holidayRule = rules[at];
    const hasDoubtfulTimes =
      holidayRule?.days.size === 0 &&
      holidayRule.ranges.some(({ closes }) => holidayRule.adds || closes > minutesPerDay);
    // A later rule for the weekday would replace the holiday's hours, perhaps by mistake.
    const later = new Set(rules.slice(at + 1).flatMap(({ days }) => [...days]));
    const years = holidayYears.filter((year) =>
      onlyYear === undefined
        ? ![...named.values()].some((other) => other.id === id && other.year === year)
        : onlyYear === year,
    );
    const days = years.map((year) => dayOf(holidayDate(id, year) ?? ''));
    if (hasDoubtfulTimes || days.some((day) => later.has(weekdayOf(day)))) continue;
    const [ranges, ...others] = days.map((day) => rangesOn(rules, day));
    const areEqualEachYear = others.every((other) => JSON.stringify(other) === JSON.stringify(ranges));
    if (ranges === undefined || !areEqualEachYear || ranges.some(faultOfRange)) continue;
    if (onlyYear === undefined) holidays[id] = ranges;
    else exceptions.push({ date: holidayDate(id, onlyYear) ?? '', holiday: id, ranges });
  }
  return { holidays, exceptions: exceptions.toSorted((a, b) => (a.date < b.date ? -1 : 1)) };
}
