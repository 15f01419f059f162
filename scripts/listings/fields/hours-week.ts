import { holidayDate } from '../../../src/domain/hours/holidays.ts';
import {
  type HolidayHours,
  type HoursException,
  minutesPerDay,
  type OpenRange,
  type Schedule,
  type Weekday,
  weekdays,
} from '../../../src/domain/hours/hours.ts';
import {
  faultOfRange,
  faultOfRules,
  type HoursRule,
  type NamedHoliday,
  statedRanges,
} from './hours-rules.ts';

export type ReadSchedule =
  | { readonly schedule: Schedule; readonly fault?: undefined }
  | { readonly schedule?: undefined; readonly fault: string };

/** Returns rules as a schedule, without holiday hours that are in doubt, or why the rules are refused. */
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
    if (year === undefined) holidays[id] = ranges;
    else exceptions.push({ date: holidayDate(id, year) ?? '', holiday: id, ranges });
  }
  return { holidays, exceptions: exceptions.toSorted((a, b) => (a.date < b.date ? -1 : 1)) };
}

/** Undefined if in doubt, as where a later rule has other hours for the day of the week. */
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
  const ranges = joinedRanges(own);
  // `PH off; Mo-Sa 09:00-18:00` means that holidays are closed, though by the syntax the last rule counts.
  if (ranges.length === 0) return ranges;
  const later = rules.slice(rules.findLastIndex((rule) => own.includes(rule)) + 1);
  const isInDoubt =
    own.some(({ adds, days }) => adds && days.size === 0) ||
    later.some(({ days }) => weekdaysOf(holiday).some((day) => day && days.has(day)));
  return isInDoubt || ranges.some(faultOfRange) ? undefined : ranges;
}

/** In these years fixed dates fall on nearly every day of the week. */
const holidayYears = [2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033];

const weekdaysOf = ({ id, year }: NamedHoliday): readonly (Weekday | undefined)[] =>
  (year === undefined ? holidayYears : [year]).map(
    (each) => weekdays[(new Date(holidayDate(id, each) ?? '').getUTCDay() + 6) % 7],
  );
