import { type HolidayId, holidayIds } from '../../../src/domain/hours/holidays.ts';
import { minutesPerDay, type OpenRange, type Weekday, weekdays } from '../../../src/domain/hours/hours.ts';

/** A holiday of every year, or of one. */
export interface NamedHoliday {
  readonly id: HolidayId;
  readonly year?: number | undefined;
}

/** One rule of hours: its days and their times. */
export interface HoursRule {
  /** True if its times are added to those of earlier rules. False if they replace them. */
  readonly adds: boolean;
  readonly days: ReadonlySet<Weekday>;
  readonly holidays: readonly NamedHoliday[];
  /** In minutes after midnight. A night goes on past 24:00: `22:00-06:00` closes at 30:00. */
  readonly ranges: readonly OpenRange[];
  readonly isOff: boolean;
}

/** The rules of a text, or why a weekly table with holidays cannot hold them. */
export type ReadRules =
  | { readonly rules: readonly HoursRule[]; readonly fault?: undefined }
  | { readonly rules?: undefined; readonly fault: string };

export const twoWays = 'may be read in two ways';
export const unclearClock = 'may be of the 12-hour clock';

/** Minutes after midnight. Hours until 4 am belong to the night of the day before. */
export const smallHours = 4 * 60;

/** The federal holidays: `PH` in OpenStreetMap's syntax, "holidays" in words. */
export const publicHolidays: readonly NamedHoliday[] = holidayIds.flatMap((id) =>
  id === 'easter' || id === 'christmas-eve' ? [] : [{ id }],
);

/**
 * Returns why rules cannot be true or are ambiguous. Nothing is repaired, since 9–9 may be all day or a slip.
 */
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
  return isUntold ? unclearClock : undefined;
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

/** Returns the ranges that stand after all rules: later ones replace, add to or cut those before. */
export function statedRanges(rules: readonly HoursRule[]): readonly OpenRange[] {
  let stated: readonly OpenRange[] = [];
  for (const { adds, ranges, isOff } of rules) {
    if (isOff) stated = ranges.length === 0 ? [] : withoutRanges(stated, ranges);
    else stated = adds ? [...stated, ...ranges] : ranges;
  }
  return stated;
}

/** True if ranges overlap, as `09:00-18:00, 10:00-14:00`, where either may be meant. Equal ranges do not. */
const doOverlap = (ranges: readonly OpenRange[]): boolean =>
  ranges.some((one, at) =>
    ranges
      .slice(at + 1)
      .some(
        ({ opens, closes }) =>
          one.opens < closes && opens < one.closes && (one.opens !== opens || one.closes !== closes),
      ),
  );

/** Returns ranges without the time of the others. */
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
 * True if a rule closes part of the morning into which a night lasts, which the day of that night cannot
 * express: `Mo-Su 20:00-10:00; Mo-Su 06:00-07:00 off`.
 */
const breaksNights = (breaks: readonly OpenRange[], open: readonly OpenRange[]): boolean =>
  breaks.some(
    ({ opens, closes }) =>
      closes > minutesPerDay || open.some((night) => opens < night.closes - minutesPerDay),
  );

/**
 * True if a later rule, for weekdays or more holidays, reopens a closed one: `PH off; Mo-Fr 09:00-18:00`. The
 * syntax makes such a holiday open, but the writer probably means closed.
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

/** True if a rule names a holiday, with the same year or as every year's. */
export const isNamed = ({ id, year }: NamedHoliday, { holidays }: HoursRule): boolean =>
  holidays.some((other) => other.id === id && other.year === year);

/**
 * True if a range is probably an afternoon without PM: `01:00-05:00`. No counter opens in the small hours,
 * unless it closed half an hour before.
 */
const isAfternoonAsNight = ({ opens, closes }: OpenRange, others: readonly OpenRange[]): boolean =>
  opens > 0 &&
  opens < smallHours + 60 &&
  closes <= minutesPerDay / 2 &&
  !others.some((other) => other.closes - minutesPerDay >= opens - 30);
