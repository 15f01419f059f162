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
  /** Minutes after midnight. A night goes on past 24:00: `22:00-06:00` is 1320 to 1800. */
  readonly ranges: readonly OpenRange[];
  readonly isOff: boolean;
}

export type ReadRules =
  | { readonly rules: readonly HoursRule[]; readonly fault?: undefined }
  | { readonly rules?: undefined; readonly fault: string };

const twoWays = 'may be read in two ways';
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
  const [open = [], breaks = []] = [false, true].map((isOff) =>
    rules.flatMap((rule) => (rule.isOff === isOff ? rule.ranges : [])),
  );
  const [wrong] = [...open, ...breaks].flatMap((range) => faultOfRange(range) ?? []);
  if (wrong !== undefined) return wrong;
  const groups = [
    ...weekdays.map((day) => statedRanges(rules.filter(({ days }) => days.has(day)))),
    ...holidayIds.map((id) =>
      statedRanges(rules.filter((rule) => rule.holidays.some((day) => day.id === id))),
    ),
  ];
  if (groups.some(overlapAmbiguously)) return 'times of one day that overlap';
  if (breaksNightInMorning(breaks, open)) return 'a break in a night after midnight';
  if (reopensHolidays(rules) || addsToClosedDay(rules)) return twoWays;
  const isClockUnclear =
    open.some((range) => isProbablyAfternoon(range, open)) ||
    rules.some(({ ranges }) => hasMorningLast(ranges));
  return isClockUnclear ? unclearClock : undefined;
}

/**
 * True if a range opens before the previous one and closes before noon, so PM may be meant:
 * `09:00-12:00, 05:30-09:00`.
 */
const hasMorningLast = (ranges: readonly OpenRange[]): boolean =>
  ranges.some(({ opens, closes }, at) => opens < (ranges[at - 1]?.opens ?? 0) && closes < minutesPerDay / 2);

/** Returns why a day's range (minutes after midnight) cannot be true, or undefined if it can. */
export function faultOfRange({ opens, closes }: OpenRange): string | undefined {
  if (opens === closes) return 'a range of no length';
  if (closes < opens) return 'closes before it opens';
  if (opens >= minutesPerDay) return 'opens outside the day';
  return closes > opens + minutesPerDay ? 'longer than a day' : undefined;
}

/** Returns a day's opening ranges. Each of the day's rules replaces, extends or cuts the ranges so far. */
export function statedRanges(rules: readonly HoursRule[]): readonly OpenRange[] {
  let stated: readonly OpenRange[] = [];
  for (const { adds, ranges, isOff } of rules) {
    if (isOff) stated = ranges.length === 0 ? [] : withoutRanges(stated, ranges);
    else stated = adds ? [...stated, ...ranges] : ranges;
  }
  return stated;
}

const overlapAmbiguously = (ranges: readonly OpenRange[]): boolean =>
  ranges.some((one, at) =>
    ranges
      .slice(at + 1)
      .some(
        ({ opens, closes }) =>
          one.opens < closes && opens < one.closes && (one.opens !== opens || one.closes !== closes),
      ),
  );

/** Cuts ranges out of ranges: `9:00-18:00` without `13:00-14:00` → `9:00-13:00`, `14:00-18:00`. */
export const withoutRanges = (
  ranges: readonly OpenRange[],
  removed: readonly OpenRange[],
): readonly OpenRange[] =>
  removed.reduce<readonly OpenRange[]>(
    (left, cut) =>
      left
        .flatMap(({ opens, closes }) => [
          { opens, closes: Math.min(closes, cut.opens) },
          { opens: Math.max(opens, cut.closes), closes },
        ])
        .filter(({ opens, closes }) => opens < closes),
    ranges,
  );

/** True for `Mo-Su 20:00-10:00; Mo-Su 06:00-07:00 off`, which a weekly table cannot hold. */
const breaksNightInMorning = (breaks: readonly OpenRange[], open: readonly OpenRange[]): boolean =>
  breaks.some(
    ({ opens, closes }) =>
      closes > minutesPerDay || open.some((night) => opens < night.closes - minutesPerDay),
  );

/** True for `PH off; Mo-Fr 09:00-18:00`: holidays are open by the syntax, but the writer may mean closed. */
function reopensHolidays(rules: readonly HoursRule[]): boolean {
  return rules.some((rule, index) => {
    if (!rule.isOff || rule.holidays.length === 0) return false;
    // `Dec 25 off; PH 10:00-16:00`: all holidays together are no last word on this one.
    const isWider = ({ holidays }: HoursRule): boolean =>
      holidays.length > rule.holidays.length &&
      rule.holidays.some((own) => holidays.some(({ id }) => id === own.id));
    const lastNamed = rules.findLastIndex(
      (later) => !isWider(later) && rule.holidays.every((holiday) => namesHoliday(holiday, later)),
    );
    return rules
      .slice(Math.max(lastNamed, index) + 1)
      .some((later) => !later.isOff && (later.days.size > 0 || isWider(later)));
  });
}

/** True for `Su off, Mo-Su 09:00-18:00`. */
const addsToClosedDay = (rules: readonly HoursRule[]): boolean =>
  rules.some(
    ({ adds, isOff, days }, at) =>
      adds &&
      !isOff &&
      rules
        .slice(0, at)
        .some(
          (earlier) =>
            earlier.isOff && earlier.ranges.length === 0 && [...earlier.days].some((day) => days.has(day)),
        ),
  );

/** True if a rule names the holiday for the same years, one or all: `2026 Dec 25` is not `Dec 25`. */
export const namesHoliday = ({ id, year }: NamedHoliday, { holidays }: HoursRule): boolean =>
  holidays.some((other) => other.id === id && other.year === year);

/** True for `01:00-05:00`, which may lack PM, unless another range lasts until shortly before it. */
const isProbablyAfternoon = ({ opens, closes }: OpenRange, others: readonly OpenRange[]): boolean =>
  opens > 0 &&
  opens < smallHours + 60 &&
  closes <= minutesPerDay / 2 &&
  !others.some((other) => other.closes - minutesPerDay >= opens - 30);
