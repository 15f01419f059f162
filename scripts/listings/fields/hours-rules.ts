import { type HolidayId, holidayIds } from '../../../src/domain/hours/holidays.ts';
import { minutesPerDay, type OpenRange, type Weekday, weekdays } from '../../../src/domain/hours/hours.ts';

/** A holiday in one year, or in every year if `year` is absent. */
export interface NamedHoliday {
  readonly id: HolidayId;
  readonly year?: number | undefined;
}

/** One rule of opening hours, with its days and times: `Mo-Fr 09:00-18:00`. */
export interface HoursRule {
  /** True if the times are added to those of earlier rules, false if they replace them. */
  readonly adds: boolean;
  readonly days: ReadonlySet<Weekday>;
  readonly holidays: readonly NamedHoliday[];
  /** Minutes after midnight. A night goes on past 24:00: `22:00-06:00` is 1320 to 1800. None: closed. */
  readonly ranges: readonly OpenRange[];
}

export const unclearClock = 'may be of the 12-hour clock';

/** Minutes after midnight. Hours until 4 am belong to the night of the day before. */
export const smallHours = 4 * 60;

/** Matches a line break or `<br>` in a text of hours, with the separators around it. */
export const lineBreak = /[\s,;]*(?:[\r\n\u2028\u2029]|<br\s*\/?>)[\s,;]*/gi;

const dayNames: readonly (string | undefined)[] = weekdays;

/** Returns the weekdays from `first` to `last`, both included: `sat`, `mon` → `sat`, `sun`, `mon`. */
export function daysBetween(first: string | undefined, last: string | undefined): readonly Weekday[] {
  const [from, to] = [dayNames.indexOf(first), dayNames.indexOf(last)];
  return from <= to ? weekdays.slice(from, to + 1) : [...weekdays.slice(from), ...weekdays.slice(0, to + 1)];
}

/** Federal holidays, which texts call `PH` (OpenStreetMap) or "holidays". */
export const publicHolidays: readonly NamedHoliday[] = holidayIds.flatMap((id) =>
  id === 'easter' || id === 'christmas-eve' ? [] : [{ id }],
);

/** Returns why rules are impossible or ambiguous, such as `9-9`, or undefined if they are sound. */
export function faultOfRules(rules: readonly HoursRule[]): string | undefined {
  const [wrong] = rules.flatMap(({ ranges }) => ranges.flatMap((range) => faultOfRange(range) ?? []));
  if (wrong !== undefined) return wrong;
  const rulesByDay = [
    ...weekdays.map((day) => rules.filter(({ days }) => days.has(day))),
    ...holidayIds.map((id) => rules.filter(({ holidays }) => holidays.some((holiday) => holiday.id === id))),
  ];
  if (rulesByDay.some((each) => overlapAmbiguously(statedRanges(each))))
    return 'times of one day that overlap';
  if (rulesByDay.some(addsToClosedDay)) return 'may be read in two ways';
  const isClockUnclear = rules.some(({ ranges }) =>
    ranges.some((range, at) => isProbablyAfternoon(range, ranges[at - 1])),
  );
  return isClockUnclear ? unclearClock : undefined;
}

/** Returns why a day's range (minutes after midnight) cannot be true, or undefined if it can. */
export function faultOfRange({ opens, closes }: OpenRange): string | undefined {
  if (opens === closes) return 'a range of no length';
  if (closes < opens) return 'closes before it opens';
  if (opens >= minutesPerDay) return 'opens outside the day';
  return closes > opens + minutesPerDay ? 'longer than a day' : undefined;
}

/** Returns a day's opening ranges. Each of the day's rules replaces or extends the ranges so far. */
export const statedRanges = (rules: readonly HoursRule[]): readonly OpenRange[] => {
  const lastReplacing = rules.findLastIndex(({ adds, ranges }) => !adds || ranges.length === 0);
  return rules.slice(Math.max(lastReplacing, 0)).flatMap(({ ranges }) => ranges);
};

const overlapAmbiguously = (ranges: readonly OpenRange[]): boolean =>
  ranges.some((one, at) =>
    ranges
      .slice(at + 1)
      .some(
        ({ opens, closes }) =>
          one.opens < closes && opens < one.closes && (one.opens !== opens || one.closes !== closes),
      ),
  );

/** True for `Su off, Mo-Su 09:00-18:00`. */
const addsToClosedDay = (rules: readonly HoursRule[]): boolean =>
  rules.some(({ adds, ranges }, at) => adds && ranges.length > 0 && rules[at - 1]?.ranges.length === 0);

/** True for `01:00-05:00`, and for `05:30-09:00` after `09:00-12:00`: PM may be missing. */
const isProbablyAfternoon = ({ opens, closes }: OpenRange, before: OpenRange | undefined): boolean =>
  closes <= minutesPerDay / 2 && ((0 < opens && opens < smallHours + 60) || opens < (before?.opens ?? 0));
