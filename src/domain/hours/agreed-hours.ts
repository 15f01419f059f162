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
  type WeeklyTable,
  weekdays,
} from './hours.ts';

const minutesPerWeek = 7 * minutesPerDay;

/**
 * Returns the hours on which pharmacy and store agree. Undefined where the pharmacy's are unknown or too old;
 * an old store contradicts nobody.
 */
export function reliableHours(hours: OpeningHours): Schedule | undefined {
  const { pharmacy, store } = hours;
  if (pharmacy?.old) return undefined;
  return store?.old ? pharmacy : (agreedHours(hours) ?? pharmacy);
}

/** The weekly table of `reliableHours`. */
export const reliableWeek = (hours: OpeningHours): WeeklyTable | undefined => reliableHours(hours)?.weekly;

/**
 * The hours at which both pharmacy and store are listed as open; null where one is not known. A counter
 * listed as open around the clock is believed: some serve while their store is closed.
 */
export const agreedHours = memoize(({ pharmacy, store }: OpeningHours): Schedule | null => {
  if (pharmacy === undefined || store === undefined) return null;
  if (isAlwaysOpen(pharmacy.weekly)) return pharmacy;
  return {
    ...pharmacy,
    weekly: timesOfBoth(pharmacy.weekly, store.weekly),
    holidays: agreedHolidays(pharmacy, store),
    exceptions: agreedDates(pharmacy, store),
  };
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
  const dayOf = ({ opens }: OpenRange): number => Math.floor(opens / minutesPerDay);
  const on = (weekday: number): readonly OpenRange[] =>
    parts
      .filter((part) => dayOf(part) % 7 === weekday)
      .flatMap((part) => shifted([part], -dayOf(part) * minutesPerDay))
      .toSorted((a, b) => a.opens - b.opens);
  return { mon: on(0), tue: on(1), wed: on(2), thu: on(3), fri: on(4), sat: on(5), sun: on(6) };
}

/** A table's ranges in minutes after Monday's midnight. */
export const inWeek = (weekly: WeeklyTable): readonly OpenRange[] =>
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
