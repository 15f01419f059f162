import {
  type HolidayId,
  holidayDate,
  holidayIds,
  holidayOn,
  isKeptByPharmacies,
} from '../../../src/domain/hours/holidays.ts';
import {
  type HoursException,
  minutesPerDay,
  type OpenRange,
  type Schedule,
  type Weekday,
  type WeeklyTable,
  weekdays,
} from '../../../src/domain/hours/hours.ts';
import { dateOfDay, weekdayIndex } from '../../../src/domain/hours/zoned-clock.ts';
import { checkRanges, checkWeek } from './hours-rules.ts';
import type { HolidayDate, HoursRule } from './hours-syntax.ts';
import { smallHours } from './hours-tokens.ts';

const dayMs = minutesPerDay * 60_000;
const dayOf = (date: string): number => Date.parse(date) / dayMs;
/** A Monday of a week without a holiday. */
const plainMonday = dayOf('2026-07-13');
/** Years in which the fixed holidays fall on each day of the week at least once. */
const holidayYears = [2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033] as const;

/** What rules come to: a schedule, or why there is none; of a holiday refused alone, both. */
export interface ReadSchedule {
  readonly schedule?: Schedule | undefined;
  readonly refused: readonly string[];
}

/** Gives the week and the holidays that rules state; refused where a range cannot be true. */
export function scheduleOf(rules: readonly HoursRule[]): ReadSchedule {
  const week = wholeDays(weekdays.map((_, index) => rangesOn(rules, plainMonday + index)));
  const checked = checkWeek(week);
  if (checked.table === undefined) return { refused: checked.refused };
  const { holidays, exceptions, refused } = specialDays(rules, checked.table);
  return {
    schedule: {
      weekly: checked.table,
      ...(Object.keys(holidays).length > 0 && { holidays }),
      ...(exceptions.length > 0 && { exceptions }),
    },
    refused,
  };
}

/** The days of a week; where none is closed at any time, each from midnight to midnight. */
function wholeDays(days: readonly (readonly OpenRange[])[]): readonly (readonly OpenRange[])[] {
  const allDay = [{ opens: 0, closes: minutesPerDay }];
  const isAllDay = (own: readonly OpenRange[], index: number): boolean => {
    const night = (days.at(index - 1) ?? []).map(({ opens, closes }) => ({
      opens: opens - minutesPerDay,
      closes: closes - minutesPerDay,
    }));
    return withoutRanges(allDay, [...night, ...own]).length === 0;
  };
  return days.every(isAllDay) ? days.map(() => allDay) : days;
}

/**
 * The ranges that rules give a day, counted from 1970-01-01. A night is whole, and is that day's on which it
 * begins, whatever the rule of the next day says. An evening until midnight and small hours that go on from
 * there are one night; a night ends at midnight where the next day is open from then on at least as long.
 */
function rangesOn(rules: readonly HoursRule[], day: number): readonly OpenRange[] {
  const [before = [], own = [], after = []] = [day - 1, day, day + 1].map((each) => rangesOfDay(rules, each));
  const [eve, morning] = [before.at(-1), own[0]];
  const ranges = eve !== undefined && morning !== undefined && isOneNight(eve, morning) ? own.slice(1) : own;
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

/** The ranges of the last rule of a day, with those that later ones add or take away. */
function rangesOfDay(rules: readonly HoursRule[], day: number): readonly OpenRange[] {
  const date = dateOfDay(day);
  const holiday = holidayOn(date);
  const weekday = weekdays[weekdayIndex(day)];
  const isNamed = ({ days, dates, isPublic }: HoursRule): boolean =>
    (weekday !== undefined && days.has(weekday)) ||
    (holiday !== undefined &&
      ((isPublic && publicHolidays.includes(holiday)) ||
        dates.some(({ id, year }) => id === holiday && date.startsWith(String(year ?? '')))));
  let stated: readonly OpenRange[] = [];
  for (const { adds, ranges, isOff } of rules.filter(isNamed)) {
    if (isOff) stated = ranges.length === 0 ? [] : withoutRanges(stated, ranges);
    else stated = adds ? [...stated, ...ranges] : ranges;
  }
  return joinedRanges(stated);
}

/** Ranges in order, those that touch or overlap as one. */
function joinedRanges(ranges: readonly OpenRange[]): readonly OpenRange[] {
  const joined: OpenRange[] = [];
  for (const range of ranges.toSorted((a, b) => a.opens - b.opens)) {
    const last = joined.at(-1);
    if (last === undefined || last.closes < range.opens) joined.push(range);
    else joined[joined.length - 1] = { opens: last.opens, closes: Math.max(last.closes, range.closes) };
  }
  return joined;
}

/** Ranges without the time of others. */
const withoutRanges = (ranges: readonly OpenRange[], others: readonly OpenRange[]): readonly OpenRange[] =>
  others.reduce<readonly OpenRange[]>(
    (left, other) =>
      left
        .flatMap(({ opens, closes }) => [
          { opens, closes: Math.min(closes, other.opens) },
          { opens: Math.max(opens, other.closes), closes },
        ])
        .filter(({ opens, closes }) => opens < closes),
    ranges,
  );

/** The holidays for which `PH` stands in OpenStreetMap's syntax: the federal ones. */
const publicHolidays: readonly HolidayId[] = holidayIds.filter(
  (id) => id !== 'easter' && id !== 'christmas-eve',
);

/** A holiday that rules name. */
interface NamedHoliday extends HolidayDate {
  /** The days of the week on which it is known. */
  readonly onDays: ReadonlySet<Weekday>;
}

/**
 * The holidays that rules name, the last word of each. A rule of the week that comes later takes their place
 * on its days, which the writer may not mean: there they are not known. Nor are they where times are added to
 * the week's by a comma: `Mo-Su 09:00-18:00, PH 10:00-12:00`.
 */
function namedHolidays(rules: readonly HoursRule[]): readonly NamedHoliday[] {
  const named = new Map<string, NamedHoliday>();
  for (const [index, { adds, isPublic, days, dates, ranges }] of rules.entries()) {
    const isUnclear = adds && days.size === 0 && ranges.length > 0;
    const later = rules.slice(index + 1);
    const free = weekdays.filter((day) => !isUnclear && !later.some((other) => other.days.has(day)));
    for (const holiday of [...dates, ...(isPublic ? publicHolidays.map((id) => ({ id })) : [])])
      named.set(JSON.stringify(holiday), { ...holiday, onDays: new Set(free) });
  }
  return [...named.values()];
}

/** A holiday's hours in one year. */
interface HolidayYear {
  readonly year: number;
  readonly date: string;
  readonly ranges: readonly OpenRange[];
  /** Whether they are not those of its weekday. */
  readonly differs: boolean;
  /** Why they were refused. */
  readonly fault: string | undefined;
}

/**
 * The holidays that rules name, with the hours that they give them in every year; and dates, where they name
 * a holiday of one year, or give other hours in one year than in another. What they say of a year says
 * nothing of the others.
 */
function specialDays(rules: readonly HoursRule[], weekly: WeeklyTable) {
  const named = namedHolidays(rules);
  const holidays: Partial<Record<HolidayId, readonly OpenRange[]>> = {};
  const exceptions: HoursException[] = [];
  const refused: string[] = [];
  for (const id of holidayIds.filter((each) => named.some((name) => name.id === each))) {
    const nameIn = (year: number | undefined): NamedHoliday | undefined =>
      named.find((name) => name.id === id && name.year === year);
    const years = holidayYears.flatMap((year) => {
      const known = nameIn(year) ?? nameIn(undefined);
      const read = holidayIn(id, year, rules, weekly);
      return known?.onDays.has(read.weekday) ? [read] : [];
    });
    const fault = years.find((each) => each.fault !== undefined)?.fault;
    if (fault !== undefined) {
      refused.push(fault);
      continue;
    }
    const exception = ({ date, ranges }: HolidayYear): HoursException => ({ date, holiday: id, ranges });
    exceptions.push(...years.filter(({ year }) => nameIn(year) !== undefined).map(exception));
    const everyYear = years.filter(({ year }) => nameIn(year) === undefined);
    const [first] = everyYear;
    if (first === undefined) continue;
    const isOne = everyYear.every(({ ranges }) => JSON.stringify(ranges) === JSON.stringify(first.ranges));
    const isKnown = (year: number): boolean =>
      nameIn(undefined)?.onDays.has(holidayIn(id, year, rules, weekly).weekday) === true;
    if (isOne && holidayYears.every(isKnown)) holidays[id] = first.ranges;
    else {
      // On a holiday that pharmacies keep, to be open as on its weekday is not what goes without saying.
      const isNews = ({ differs, ranges }: HolidayYear): boolean =>
        differs || (isKeptByPharmacies(id) && ranges.length > 0);
      exceptions.push(...everyYear.filter(isNews).map(exception));
    }
  }
  return { holidays, exceptions: exceptions.toSorted((a, b) => (a.date < b.date ? -1 : 1)), refused };
}

function holidayIn(id: HolidayId, year: number, rules: readonly HoursRule[], weekly: WeeklyTable) {
  const date = holidayDate(id, year) ?? '';
  const weekday = weekdays[weekdayIndex(dayOf(date))] ?? 'mon';
  const { ranges, refused } = checkRanges(date, rangesOn(rules, dayOf(date)));
  const differs = JSON.stringify(ranges) !== JSON.stringify(weekly[weekday]);
  return { year, date, weekday, ranges, differs, fault: refused[0] };
}
