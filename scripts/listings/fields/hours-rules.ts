import { type HolidayId, holidayDate, holidayIds } from '../../../src/domain/hours/holidays.ts';
import {
  type HolidayHours,
  type HoursException,
  minutesPerDay,
  type OpenRange,
  type Schedule,
  type Weekday,
  weekdays,
} from '../../../src/domain/hours/hours.ts';

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
  /** Ranges in minutes after midnight: `22:00-06:00` is 1320 to 1800. Empty means closed. */
  readonly ranges: readonly OpenRange[];
}

export const unclearClock = 'may be of the 12-hour clock';

/** 4 am, in minutes after midnight. Times until then are taken for the night before. */
export const smallHours = 4 * 60;

/** Matches a line break or `<br>` in a text of hours, with the separators around it. */
export const lineBreak = /[\s,;]*(?:[\r\n\u2028\u2029]|<br\s*\/?>)[\s,;]*/gi;

const dayNames: readonly (string | undefined)[] = weekdays;

/** Returns the weekdays from `first` to `last`, both included: `sat`, `mon` → `sat`, `sun`, `mon`. */
export function daysBetween(first: string | undefined, last: string | undefined): readonly Weekday[] {
  const [from, to] = [dayNames.indexOf(first), dayNames.indexOf(last)];
  return from <= to ? weekdays.slice(from, to + 1) : [...weekdays.slice(from), ...weekdays.slice(0, to + 1)];
}

/** The federal holidays of every year, for `PH` or "holidays" in a text of hours. */
export const publicHolidays: readonly NamedHoliday[] = holidayIds.flatMap((id) =>
  id === 'easter' || id === 'christmas-eve' ? [] : [{ id }],
);

export type ReadSchedule =
  | { readonly schedule: Schedule; readonly fault?: undefined }
  | { readonly schedule?: undefined; readonly fault: string };

/** Combines rules into a schedule of weekdays and holidays, or returns a fault such as `never open`. */
export function scheduleOf(rules: readonly HoursRule[]): ReadSchedule {
  const fault = faultOfRules(rules);
  if (fault !== undefined) return { fault };
  const days = weekdays.map((day) => joinedRanges(rules.filter((rule) => rule.days.has(day))));
  if (days.every((ranges) => ranges.length === 0)) return { fault: 'never open' };
  // Ranges that were cut or joined are no longer those of a rule, and were not checked above.
  const [wrong] = days.flat().flatMap((range) => faultOfRange(range) ?? []);
  if (wrong !== undefined) return { fault: wrong };
  if (days.some((ranges, index) => runsInto(ranges, days[(index + 1) % 7] ?? [])))
    return { fault: 'runs into the opening of the next day' };
  const [mon = [], tue = [], wed = [], thu = [], fri = [], sat = [], sun = []] = days;
  const { holidays, exceptions } = specialDays(rules);
  return {
    schedule: {
      weekly: { mon, tue, wed, thu, fri, sat, sun },
      ...(Object.keys(holidays).length > 0 && { holidays }),
      ...(exceptions.length > 0 && { exceptions }),
    },
  };
}

const runsInto = (ranges: readonly OpenRange[], [next]: readonly OpenRange[]): boolean =>
  next !== undefined && (ranges.at(-1)?.closes ?? 0) - minutesPerDay > next.opens;

function joinedRanges(rules: readonly HoursRule[]): readonly OpenRange[] {
  const joined: OpenRange[] = [];
  for (const range of statedRanges(rules).toSorted((a, b) => a.opens - b.opens)) {
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
    const ranges = rangesOfHoliday(rules, holiday);
    if (ranges === undefined) continue;
    const { id, year } = holiday;
    // Undefined for Easter before 2020, which no visitor asks for.
    const date = year === undefined ? undefined : holidayDate(id, year);
    if (year === undefined) holidays[id] = ranges;
    else if (date !== undefined) exceptions.push({ date, holiday: id, ranges });
  }
  return { holidays, exceptions: exceptions.toSorted((a, b) => (a.date < b.date ? -1 : 1)) };
}

// Undefined if in doubt, as where a later rule has other hours for the day of the week.
function rangesOfHoliday(
  rules: readonly HoursRule[],
  holiday: NamedHoliday,
): readonly OpenRange[] | undefined {
  const naming = rules.filter(({ holidays }) =>
    holidays.some(({ id, year }) => id === holiday.id && year === holiday.year),
  );
  // `Dec 25 off; PH 10:00-16:00`: all holidays together are no last word on this one.
  const fewest = Math.min(...naming.map(({ holidays }) => holidays.length));
  const own = naming.filter(({ holidays }) => holidays.length === fewest);
  // `PH off; Mo-Sa 09:00-18:00` means that holidays are closed, though by the syntax the last rule counts.
  if ([own.at(-1), naming.at(-1)].some((rule) => rule?.ranges.length === 0)) return [];
  const ranges = joinedRanges(own);
  const later = rules.slice(rules.findLastIndex((rule) => own.includes(rule)) + 1);
  const isInDoubt =
    own.some(({ adds, days }) => adds && days.size === 0) ||
    later.some(({ days }) => weekdaysOf(holiday).some((day) => day && days.has(day)));
  return isInDoubt || ranges.some(faultOfRange) ? undefined : ranges;
}

// In these years fixed dates fall on nearly every day of the week.
const holidayYears = [2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033];

const weekdaysOf = ({ id, year }: NamedHoliday): readonly (Weekday | undefined)[] =>
  (year === undefined ? holidayYears : [year]).map(
    (each) => weekdays[(new Date(holidayDate(id, each) ?? '').getUTCDay() + 6) % 7],
  );

/** Returns what is wrong with rules: `9-9` → `a range of no length`. Undefined if nothing is. */
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

function faultOfRange({ opens, closes }: OpenRange): string | undefined {
  if (opens === closes) return 'a range of no length';
  if (closes < opens) return 'closes before it opens';
  if (opens >= minutesPerDay) return 'opens outside the day';
  return closes > opens + minutesPerDay ? 'longer than a day' : undefined;
}

// Each of a day's rules replaces or extends the ranges so far.
const statedRanges = (rules: readonly HoursRule[]): readonly OpenRange[] => {
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

// `Su off, Mo-Su 09:00-18:00`
const addsToClosedDay = (rules: readonly HoursRule[]): boolean =>
  rules.some(({ adds, ranges }, at) => adds && ranges.length > 0 && rules[at - 1]?.ranges.length === 0);

// `01:00-05:00`, and `05:30-09:00` after `09:00-12:00`: PM may be missing.
const isProbablyAfternoon = ({ opens, closes }: OpenRange, before: OpenRange | undefined): boolean =>
  closes <= minutesPerDay / 2 && ((0 < opens && opens < smallHours + 60) || opens < (before?.opens ?? 0));
