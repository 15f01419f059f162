import { type HolidayId, holidayIds } from '../../../src/domain/hours/holidays.ts';
import { minutesPerDay, type OpenRange, type Weekday, weekdays } from '../../../src/domain/hours/hours.ts';

/** A holiday: in every year, or in one. */
export interface NamedHoliday {
  readonly id: HolidayId;
  readonly year?: number | undefined;
}

/** One rule of hours: the days it is of, and their times. */
export interface HoursRule {
  /** True adds its times to those of the rules before; false replaces them. */
  readonly adds: boolean;
  readonly days: ReadonlySet<Weekday>;
  readonly holidays: readonly NamedHoliday[];
  /** With the morning after: `22:00-06:00` closes at 30 o'clock. */
  readonly ranges: readonly OpenRange[];
  readonly isOff: boolean;
}

/** The rules of a text, or why no weekly table with holidays can hold them. */
export type ReadRules =
  | { readonly rules: readonly HoursRule[]; readonly fault?: undefined }
  | { readonly rules?: undefined; readonly fault: string };

/** What may be one thing or another is unknown. */
export const twoWays = 'may be read in two ways';
export const halfUntold = 'may be of the 12-hour clock';

/** Until 4 am, in minutes after midnight, hours count as a night of the day before. */
export const smallHours = 4 * 60;

/** The federal holidays, for which `PH` stands in OpenStreetMap's syntax and "holidays" in words. */
export const publicHolidays: readonly NamedHoliday[] = holidayIds.flatMap((id) =>
  id === 'easter' || id === 'christmas-eve' ? [] : [{ id }],
);

/** Why rules cannot be true or may mean two things. Nothing is repaired: 9–9 may be all day or a slip. */
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
  if (groups.some(doOverlap)) return 'times of one day that overlap';
  if (breaksNights(breaks, open)) return 'a break in a night after midnight';
  if (reopensHolidays(rules)) return twoWays;
  const isUntold =
    open.some((range) => isAfternoonAsNight(range, open)) || rules.some(({ ranges }) => goesBack(ranges));
  return isUntold ? halfUntold : undefined;
}

/** Whether a morning is written after what opens later: `09:00-12:00, 05:30-09:00` may mean an evening. */
const goesBack = (ranges: readonly OpenRange[]): boolean =>
  ranges.some(({ opens, closes }, at) => opens < (ranges[at - 1]?.opens ?? 0) && closes < minutesPerDay / 2);

/** Returns why a range of one day, in minutes after its midnight, cannot be true; undefined where it can. */
export function faultOfRange({ opens, closes }: OpenRange): string | undefined {
  if (opens === closes) return 'a range of no length';
  if (closes < opens) return 'closes before it opens';
  if (opens >= minutesPerDay) return 'opens outside the day';
  return closes > opens + minutesPerDay ? 'longer than a day' : undefined;
}

/** Returns the ranges of the last rule, with those that later ones add or take away. */
export function statedRanges(rules: readonly HoursRule[]): readonly OpenRange[] {
  let stated: readonly OpenRange[] = [];
  for (const { adds, ranges, isOff } of rules) {
    if (isOff) stated = ranges.length === 0 ? [] : withoutRanges(stated, ranges);
    else stated = adds ? [...stated, ...ranges] : ranges;
  }
  return stated;
}

/** Whether ranges overlap: of `09:00-18:00, 10:00-14:00` either may be meant. The same one twice is one. */
const doOverlap = (ranges: readonly OpenRange[]): boolean =>
  ranges.some((one, at) =>
    ranges
      .slice(at + 1)
      .some(
        ({ opens, closes }) =>
          one.opens < closes && opens < one.closes && (one.opens !== opens || one.closes !== closes),
      ),
  );

/** Returns ranges without the time of others. */
export const withoutRanges = (
  ranges: readonly OpenRange[],
  others: readonly OpenRange[],
): readonly OpenRange[] =>
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

/**
 * Whether a rule closes a part of the morning into which a night lasts: `Mo-Su 20:00-10:00; Mo-Su 06:00-07:00
 * off`. The day on which the night begins cannot say so.
 */
const breaksNights = (breaks: readonly OpenRange[], open: readonly OpenRange[]): boolean =>
  breaks.some(
    ({ opens, closes }) =>
      closes > minutesPerDay || open.some((night) => opens < night.closes - minutesPerDay),
  );

/**
 * Whether days of the week come after a holiday that is closed: by the syntax `PH off; Mo-Fr 09:00-18:00` is
 * open on it, while whoever wrote it is likely to mean closed.
 */
function reopensHolidays(rules: readonly HoursRule[]): boolean {
  return rules.some((rule, index) => {
    if (!rule.isOff || rule.holidays.length === 0) return false;
    // `Dec 25 off; PH 10:00-16:00`: all holidays together are no last word on this one.
    const isWider = ({ holidays }: HoursRule): boolean =>
      holidays.length > rule.holidays.length &&
      rule.holidays.some((own) => holidays.some(({ id }) => id === own.id));
    const lastNamed = rules.findLastIndex(
      (later) => !isWider(later) && rule.holidays.every((holiday) => isNamed(holiday, later)),
    );
    return rules
      .slice(Math.max(lastNamed, index) + 1)
      .some((later) => !later.isOff && (later.days.size > 0 || isWider(later)));
  });
}

/** Tells whether a rule names a holiday, of the same year or of all. */
export const isNamed = ({ id, year }: NamedHoliday, { holidays }: HoursRule): boolean =>
  holidays.some((other) => other.id === id && other.year === year);

/**
 * Whether a range is an afternoon that the 24-hour clock makes a night of: `01:00-05:00`. No counter opens in
 * the small hours, unless it closed half an hour before.
 */
const isAfternoonAsNight = ({ opens, closes }: OpenRange, others: readonly OpenRange[]): boolean =>
  opens > 0 &&
  opens < smallHours + 60 &&
  closes <= minutesPerDay / 2 &&
  !others.some((other) => other.closes - minutesPerDay >= opens - 30);
