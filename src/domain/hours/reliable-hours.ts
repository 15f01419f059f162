import { memoize } from '../text/memoize.ts';
import {
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
 * Returns a pharmacy's opening hours; undefined if they are unknown, outdated or contradict its store's. If
 * the store's are known, leaves out holidays and single dates.
 */
export const reliableHours = memoize(({ pharmacy, store }: OpeningHours): Schedule | undefined => {
  if (pharmacy === undefined || pharmacy.old) return undefined;
  if (store === undefined || store.old || isAlwaysOpen(pharmacy.weekly)) return pharmacy;
  const week = minutesOfWeek(store.weekly);
  // A night from Sunday to Monday continues at the start of the week.
  const around = [-minutesPerWeek, 0, minutesPerWeek].flatMap((by) => shifted(week, by));
  if (!isWithin(minutesOfWeek(pharmacy.weekly), around)) return undefined;
  // Only weekly hours were compared.
  return { ...pharmacy, holidays: undefined, exceptions: undefined };
});

/** True if all `ranges` lie within `others`. Adjacent `others` count as one: 9–12 and 12–18 contain 10–14. */
export function isWithin(ranges: readonly OpenRange[], others: readonly OpenRange[]): boolean {
  const joined = merged(others);
  return ranges.every(({ opens, closes }) =>
    joined.some((other) => other.opens <= opens && closes <= other.closes),
  );
}

const minutesOfWeek = (weekly: WeeklyTable): readonly OpenRange[] =>
  weekdays.flatMap((day, index) => shifted(weekly[day], index * minutesPerDay));

const shifted = (ranges: readonly OpenRange[], by: number): readonly OpenRange[] =>
  ranges.map(({ opens, closes }) => ({ opens: opens + by, closes: closes + by }));

/** Joins ranges that touch or overlap, in ascending order: 9–12 and 12–18 → 9–18. */
export function merged(ranges: readonly OpenRange[]): readonly OpenRange[] {
  const whole: OpenRange[] = [];
  for (const range of ranges.toSorted((a, b) => a.opens - b.opens)) {
    const last = whole.at(-1);
    if (last === undefined || range.opens > last.closes) whole.push(range);
    else whole[whole.length - 1] = { opens: last.opens, closes: Math.max(last.closes, range.closes) };
  }
  return whole;
}
