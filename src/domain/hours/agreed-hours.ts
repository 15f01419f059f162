import { memoize } from '../text/memoize.ts';
import { dayHours } from './day-hours.ts';
import { holidayIds } from './holidays.ts';
import {
  type HolidayHours,
  type HoursException,
  isAlwaysOpen,
  minutesPerDay,
  type OpeningHours,
  type OpenRange,
  type Schedule,
  type Weekday,
  type WeeklyTable,
  weekdays,
} from './hours.ts';

const minutesPerWeek = 7 * minutesPerDay;

/**
 * The pharmacy's hours without the times at which its store is known to be closed. Undefined where the pharmacy's are
 * not known, or too old; an old store contradicts nobody.
 */
export const reliableHours = (hours: OpeningHours): Schedule | undefined =>
  isDoubted(hours) ? (agreedHours(hours) ?? hours.pharmacy) : freshHours(hours);

/** The weekly table of `reliableHours`. */
export const reliableWeek = (hours: OpeningHours): WeeklyTable | undefined =>
  isDoubted(hours) ? (agreedWeek(hours) ?? hours.pharmacy?.weekly) : freshHours(hours)?.weekly;

const freshHours = ({ pharmacy }: OpeningHours): Schedule | undefined =>
  pharmacy?.old ? undefined : pharmacy;

const isDoubted = (hours: OpeningHours): boolean =>
  freshHours(hours) !== undefined && hours.store !== undefined && !hours.store.old;

/**
 * The times of the week at which both pharmacy and store are listed as open; null where one is not known. A
 * counter listed as open around the clock is believed: some serve while their store is closed.
 */
export const agreedWeek = memoize(({ pharmacy, store }: OpeningHours): WeeklyTable | null => {
  if (pharmacy === undefined || store === undefined) return null;
  if (isAlwaysOpen(pharmacy.weekly)) return pharmacy.weekly;
  const agreed = timesOfBoth(pharmacy.weekly, store.weekly);
  return weekdays.every((day) => sameRanges(agreed[day], pharmacy.weekly[day])) ? pharmacy.weekly : agreed;
});

/** The same for every day, with holidays and dates. */
export const agreedHours = memoize((hours: OpeningHours): Schedule | null => {
  const { pharmacy, store } = hours;
  const weekly = agreedWeek(hours);
  if (pharmacy === undefined || store === undefined || weekly === null) return null;
  if (isAlwaysOpen(pharmacy.weekly)) return pharmacy;
  const holidays = agreedHolidays(pharmacy, store);
  return { ...pharmacy, weekly, holidays, exceptions: agreedDates(pharmacy, store) };
});

/** A store that is closed on a holiday closes its pharmacy; one that does not list it says nothing. */
function agreedHolidays(pharmacy: Schedule, store: Schedule): HolidayHours {
  const agreed: { -readonly [Id in keyof HolidayHours]: HolidayHours[Id] } = {};
  for (const id of holidayIds) {
    const own = pharmacy.holidays?.[id];
    const around = store.holidays?.[id];
    if (own !== undefined) agreed[id] = around === undefined ? own : inBoth(own, around);
    else if (around?.length === 0) agreed[id] = around;
  }
  return agreed;
}

/** The same for each date of which either says something. */
function agreedDates(pharmacy: Schedule, store: Schedule): readonly HoursException[] {
  const dated = [...(store.exceptions ?? []), ...(pharmacy.exceptions ?? [])];
  const dates = new Map(dated.map(({ date, holiday }) => [date, holiday]));
  return [...dates].flatMap(([date, holiday]) => {
    const own = dayHours(pharmacy, dayOf(date));
    const around = dayHours(store, dayOf(date));
    if (own.holiday !== undefined && around.ranges.length > 0) return [];
    const ranges = around.holiday === undefined ? inBoth(own.ranges, around.ranges) : own.ranges;
    return [{ date, holiday, ranges }];
  });
}

/** Days since 1970-01-01. */
const dayOf = (date: string): number => Date.parse(date) / (minutesPerDay * 60_000);

/** Whether two days have the same ranges. */
export const sameRanges = (some: readonly OpenRange[], others: readonly OpenRange[]): boolean =>
  some.length === others.length &&
  some.every(
    ({ opens, closes }, index) => opens === others[index]?.opens && closes === others[index]?.closes,
  );

/** The parts of ranges that lie within others. */
const inBoth = (ranges: readonly OpenRange[], others: readonly OpenRange[]): readonly OpenRange[] => {
  const whole = merged(others);
  return ranges.flatMap(({ opens, closes }) =>
    whole
      .map((other) => ({ opens: Math.max(opens, other.opens), closes: Math.min(closes, other.closes) }))
      .filter((part) => part.opens < part.closes),
  );
};

function timesOfBoth(pharmacy: WeeklyTable, store: WeeklyTable): WeeklyTable {
  const once = inWeek(store);
  // A night from Sunday to Monday goes on at the week's begin.
  const around = [-minutesPerWeek, 0, minutesPerWeek].flatMap((by) => shifted(once, by));
  const parts = inBoth(inWeek(pharmacy), around);
  // What is left of a night may begin after midnight: it is the next day's.
  const agreed: Record<Weekday, OpenRange[]> = {
    mon: [],
    tue: [],
    wed: [],
    thu: [],
    fri: [],
    sat: [],
    sun: [],
  };
  for (const part of parts) {
    const day = Math.floor(part.opens / minutesPerDay);
    agreed[weekdays[day % 7] ?? 'mon'].push(...shifted([part], -day * minutesPerDay));
  }
  for (const ranges of Object.values(agreed)) ranges.sort((a, b) => a.opens - b.opens);
  return agreed;
}

/** A table's ranges in minutes after Monday's midnight. */
const inWeek = (weekly: WeeklyTable): readonly OpenRange[] =>
  weekdays.flatMap((day, index) => shifted(weekly[day], index * minutesPerDay));

const shifted = (ranges: readonly OpenRange[], by: number): readonly OpenRange[] =>
  ranges.map(({ opens, closes }) => ({ opens: opens + by, closes: closes + by }));

/** Ranges in ascending order, those that touch made one. */
export function merged(ranges: readonly OpenRange[]): readonly OpenRange[] {
  const whole: OpenRange[] = [];
  for (const range of ranges.toSorted((a, b) => a.opens - b.opens)) {
    const last = whole.at(-1);
    if (last === undefined || range.opens > last.closes) whole.push(range);
    else whole[whole.length - 1] = { opens: last.opens, closes: Math.max(last.closes, range.closes) };
  }
  return whole;
}
