import { memoize } from '../text/memoize.ts';
import { agreedWeek, inBoth, sameRanges } from './agreed-week.ts';
import { dayHours } from './day-hours.ts';
import { holidayIds } from './holiday-ids.ts';
import {
  type HolidayHours,
  type HoursException,
  isAlwaysOpen,
  minutesPerDay,
  type OpeningHours,
  type OpenRange,
  type Schedule,
} from './hours.ts';

/**
 * The pharmacy's hours that can be relied on: without the times at which its store is known to be closed. Undefined where the
 * pharmacy's are not known, or were marked as old; an old store contradicts nobody.
 */
export function reliableHours(hours: OpeningHours): Schedule | undefined {
  const { pharmacy, store } = hours;
  if (pharmacy === undefined || pharmacy.old) return undefined;
  return store === undefined || store.old ? pharmacy : (agreedHours(hours) ?? pharmacy);
}

/**
 * The times at which both the pharmacy and its store are listed as open, whatever the age of either: the pharmacy's own schedule where
 * the store's takes nothing from it, null where one of them is not known. One that is open around the clock is believed, as in a week.
 */
export const agreedHours = memoize((hours: OpeningHours): Schedule | null => {
  const { pharmacy, store } = hours;
  const weekly = agreedWeek(hours);
  if (pharmacy === undefined || store === undefined || weekly === null) return null;
  if (isAlwaysOpen(pharmacy.weekly)) return pharmacy;
  const holidays = agreedHolidays(pharmacy, store);
  const exceptions = agreedDates(pharmacy, store);
  const isWhole =
    weekly === pharmacy.weekly &&
    holidayIds.every((id) => isSame(holidays[id], pharmacy.holidays?.[id])) &&
    exceptions.every(({ date, ranges }) => isSame(ranges, dayHours(pharmacy, dayOf(date)).ranges));
  return isWhole ? pharmacy : { ...pharmacy, weekly, holidays, exceptions };
});

const isSame = (some: readonly OpenRange[] | undefined, others: readonly OpenRange[] | undefined): boolean =>
  some === others || (some !== undefined && others !== undefined && sameRanges(some, others));

/** A store that lists a holiday as closed closes its pharmacy too; one that does not list it says nothing. */
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
