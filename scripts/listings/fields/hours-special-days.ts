import type { opening_hours } from 'opening_hours';
import {
  type HolidayId,
  holidayDate,
  holidayIds,
  isKeptByPharmacies,
} from '../../../src/domain/hours/holidays.ts';
import {
  type HoursException,
  type OpenRange,
  type WeeklyTable,
  weekdays,
} from '../../../src/domain/hours/hours.ts';
import { weekdayIndex } from '../../../src/domain/hours/zoned-clock.ts';
import { isPublic, type NamedHoliday, namedHolidays, namesPublic } from './hours-dates.ts';
import { checkRanges, formatRefusal } from './hours-rules.ts';
import { changesClocks, type DayReading, type ParsedText, rangesFrom } from './parsed-ranges.ts';

/** Years in which the fixed holidays fall on each day of the week at least once. */
const holidayYears = [2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033] as const;
const dayMs = 86_400_000;

/** A holiday's hours in one year. */
interface HolidayYear {
  readonly year: number;
  readonly date: string;
  readonly ranges: readonly OpenRange[];
  /** Whether they are not those of its weekday. */
  readonly differs: boolean;
  /** Why they were refused. */
  readonly fault?: string | undefined;
}

/** The hours of holidays that a text states. */
export interface SpecialDays {
  readonly holidays: Partial<Record<HolidayId, readonly OpenRange[]>>;
  readonly exceptions: readonly HoursException[];
  readonly refused: readonly string[];
}

/**
 * The holidays that a text names, with the hours that it gives them in every year; and dates, where it names a holiday of one year, or
 * gives other hours in one year than in another. What it says of a year says nothing of the others.
 */
export function specialDays(parsed: ParsedText, weekly: WeeklyTable): SpecialDays {
  const { text, parser } = parsed;
  const named = namedHolidays(text);
  const holidays: Partial<Record<HolidayId, readonly OpenRange[]>> = {};
  const exceptions: HoursException[] = [];
  const refused: string[] = [];
  for (const id of holidayIds.filter((each) => named.some((name) => name.id === each))) {
    const names = named.filter((name) => name.id === id);
    const isOfYear = (year: number): boolean => names.some((name) => name.year === year);
    const isKnown = (year: number, name: NamedHoliday | undefined): boolean =>
      name?.onDays[dayOfHoliday(id, year)] === true;
    const ofAll = names.find((name) => name.year === undefined);
    const isTaken = !isPublic(id) && namesPublic(text);
    const years = holidayYears
      .filter((year) => isKnown(year, names.find((name) => name.year === year) ?? ofAll))
      .filter((year) => !isTaken || !isTakenForPublic(parser, id, year))
      .flatMap((year) => holidayIn(year, id, parsed, weekly, isOfYear(year)) ?? []);
    const fault = years.find((each) => each.fault !== undefined)?.fault;
    if (fault !== undefined) {
      refused.push(fault);
      continue;
    }
    const exception = ({ date, ranges }: HolidayYear): HoursException => ({ date, holiday: id, ranges });
    exceptions.push(...years.filter(({ year }) => isOfYear(year)).map(exception));
    const everyYear = years.filter(({ year }) => !isOfYear(year));
    const [first] = everyYear;
    if (first === undefined) continue;
    const isOne = everyYear.every(({ ranges }) => JSON.stringify(ranges) === JSON.stringify(first.ranges));
    if (isOne && holidayYears.every((year) => isKnown(year, ofAll))) holidays[id] = first.ranges;
    else {
      // On a holiday that pharmacies keep, to be open as on its weekday is not what goes without saying.
      const isNews = ({ differs, ranges }: HolidayYear): boolean =>
        differs || (isKeptByPharmacies(id) && ranges.length > 0);
      exceptions.push(...everyYear.filter(isNews).map(exception));
    }
  }
  return { holidays, exceptions: exceptions.toSorted((a, b) => (a.date < b.date ? -1 : 1)), refused };
}

/** On which day of the week a holiday falls in a year, 0 for Monday. */
const dayOfHoliday = (id: HolidayId, year: number): number =>
  weekdayIndex(Date.parse(holidayDate(id, year) ?? '') / dayMs);

/**
 * Whether the parser takes a day for a public holiday because offices close on it instead of on the holiday itself, as on Christmas Eve
 * of 2027. Other years tell better what is stated of it.
 */
function isTakenForPublic(parser: opening_hours, id: HolidayId, year: number): boolean {
  const [, month = 1, day = 1] = (holidayDate(id, year) ?? '').split('-').map(Number);
  return parser.getPublicHolidayContext(new Date(year, month - 1, day, 12)).isHoliday;
}

/**
 * A holiday's hours in a year. Undefined where the parser cannot tell, or where the machine's clocks change that day and other years,
 * of which the text says the same, tell it better.
 */
function holidayIn(
  year: number,
  id: HolidayId,
  parsed: ParsedText,
  weekly: WeeklyTable,
  isOwnYear: boolean,
): HolidayYear | undefined {
  const date = holidayDate(id, year);
  if (date === undefined) return undefined;
  const [, month = 1, day = 1] = date.split('-').map(Number);
  const midnight = new Date(year, month - 1, day);
  if (!isOwnYear && changesClocks(midnight, 1)) return undefined;
  let stated: DayReading;
  try {
    stated = rangesFrom(parsed, midnight);
  } catch {
    // The parser (opening_hours 3.15) loses its way among public holidays at the turn of some years, such as 2029 and 2034.
    return undefined;
  }
  if (stated.fault !== undefined) {
    return { year, date, ranges: [], differs: false, fault: `hours on ${date}: ${stated.fault}` };
  }
  const checked = checkRanges(date, stated.ranges);
  const weekday = weekdays[dayOfHoliday(id, year)] ?? 'mon';
  return {
    year,
    date,
    ranges: checked.ranges,
    differs: JSON.stringify(checked.ranges) !== JSON.stringify(weekly[weekday]),
    fault: checked.refused.map(formatRefusal)[0],
  };
}
