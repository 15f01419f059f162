import { memoize } from '../text/memoize.ts';
import {
  isAlwaysOpen,
  minutesPerDay,
  type OpeningHours,
  type OpenRange,
  type WeeklyTable,
  weekdays,
} from './hours.ts';

// Filters ask for this, and are on every page: nothing of the calendar may come along (agreed-hours.ts has the dates).

const minutesPerWeek = 7 * minutesPerDay;

/**
 * The pharmacy's weekly table, as far as its store's does not contradict it. Undefined where the pharmacy's hours are not known, or
 * were marked as old; an old store contradicts nobody.
 */
export function reliableWeek(hours: OpeningHours): WeeklyTable | undefined {
  const { pharmacy, store } = hours;
  if (pharmacy === undefined || pharmacy.old) return undefined;
  return store === undefined || store.old ? pharmacy.weekly : (agreedWeek(hours) ?? pharmacy.weekly);
}

/**
 * The times of the week at which both the pharmacy and its store are listed as open, whatever the age of either: the pharmacy's own table
 * where the store's takes nothing from it, null where one of them is not known. A counter that is listed as open around the clock is
 * believed: some serve at night while their store is closed, and nobody writes that by mistake for a shop's day.
 */
export const agreedWeek = memoize(({ pharmacy, store }: OpeningHours): WeeklyTable | null => {
  if (pharmacy === undefined || store === undefined) return null;
  if (isAlwaysOpen(pharmacy.weekly)) return pharmacy.weekly;
  const agreed = timesOfBoth(pharmacy.weekly, store.weekly);
  return weekdays.every((day) => sameRanges(agreed[day], pharmacy.weekly[day])) ? pharmacy.weekly : agreed;
});

/** Whether two days have the same ranges. */
export const sameRanges = (some: readonly OpenRange[], others: readonly OpenRange[]): boolean =>
  some.length === others.length &&
  some.every(
    ({ opens, closes }, index) => opens === others[index]?.opens && closes === others[index]?.closes,
  );

/** The parts of ranges that lie within others. */
export const inBoth = (ranges: readonly OpenRange[], others: readonly OpenRange[]): readonly OpenRange[] => {
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
  const ofDay = (day: number): readonly OpenRange[] =>
    [0, minutesPerWeek]
      .map((weeks) => weeks + day * minutesPerDay)
      .flatMap((midnight) =>
        shifted(
          parts.filter(({ opens }) => midnight <= opens && opens < midnight + minutesPerDay),
          -midnight,
        ),
      )
      .toSorted((a, b) => a.opens - b.opens);
  return {
    mon: ofDay(0),
    tue: ofDay(1),
    wed: ofDay(2),
    thu: ofDay(3),
    fri: ofDay(4),
    sat: ofDay(5),
    sun: ofDay(6),
  };
}

/** A table's ranges in minutes after Monday's midnight. */
const inWeek = (weekly: WeeklyTable): readonly OpenRange[] =>
  weekdays.flatMap((day, index) => shifted(weekly[day], index * minutesPerDay));

const shifted = (ranges: readonly OpenRange[], by: number): readonly OpenRange[] =>
  ranges.map(({ opens, closes }) => ({ opens: opens + by, closes: closes + by }));

/** Ranges in ascending order, those that touch made one. */
function merged(ranges: readonly OpenRange[]): readonly OpenRange[] {
  const whole: OpenRange[] = [];
  for (const range of ranges.toSorted((a, b) => a.opens - b.opens)) {
    const last = whole.at(-1);
    if (last === undefined || range.opens > last.closes) whole.push(range);
    else whole[whole.length - 1] = { opens: last.opens, closes: Math.max(last.closes, range.closes) };
  }
  return whole;
}
