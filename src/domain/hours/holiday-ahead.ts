import { type DayHours, dayHours } from './day-hours.ts';
import { type HolidayId, holidayOn } from './holidays.ts';
import { isOld, type OpeningHours, type OpenRange, type Schedule, weekdays } from './hours.ts';
import { openStatus } from './open-status.ts';
import { isWithin } from './reliable-hours.ts';
import { dateOfDay, weekdayIndex, zonedClock } from './zoned-clock.ts';

const daysAnnounced = 7;

const noon = 720;

/** A day of the coming week on which a pharmacy may have unusual hours. `inDays` is 0 today. */
export interface HolidayAhead {
  readonly holiday?: HolidayId | undefined;
  /** Days since 1970-01-01 on the pharmacy's calendar. */
  readonly day: number;
  readonly inDays: number;
  /** The day's opening periods; empty if closed, undefined if unknown. */
  readonly ranges: readonly OpenRange[] | undefined;
  /** When a closed pharmacy opens again, epoch milliseconds; undefined if unknown. */
  readonly reopensAt?: number | undefined;
}

/**
 * Returns the first day of the coming week, today included, with unusual or doubtful hours. Undefined if
 * there is none. `now` is in epoch milliseconds.
 */
export function holidayAhead(hours: OpeningHours, timeZone: string, now: number): HolidayAhead | undefined {
  const pharmacyHours = hours.pharmacy ?? hours.store;
  const clock = zonedClock(timeZone, now);
  const { day: today } = clock.localAt(now);
  const date = dateOfDay(today);
  if (pharmacyHours === undefined || isOld(pharmacyHours, date)) return undefined;
  const store = hours.store === undefined || isOld(hours.store, date) ? undefined : hours.store;
  for (let inDays = 0; inDays < daysAnnounced; inDays += 1) {
    const day = today + inDays;
    const listed = dayHours(pharmacyHours, day);
    const shop = store && dayHours(store, day);
    const isUnlisted = listed.unlistedHoliday !== undefined;
    // A store that is closed on a holiday closes its pharmacy.
    const ranges = isUnlisted && shop?.ranges.length === 0 ? [] : listed.ranges;
    const isDoubted =
      store !== undefined &&
      shop !== undefined &&
      differs(store, day, shop) &&
      !isWithin(ranges, shop.ranges);
    if (!isUnlisted && !isDoubted && !differs(pharmacyHours, day, listed)) continue;
    const common = { holiday: holidayOn(dateOfDay(day)), day, inDays };
    const isUnsure = isUnlisted || isDoubted || hours.pharmacy === undefined;
    if (isUnsure && ranges.length > 0) return { ...common, ranges: undefined };
    if (ranges.length > 0) return { ...common, ranges };
    const atNoon = openStatus(hours, timeZone, clock.instantOf(day, noon));
    const reopensAt = 'opensAt' in atNoon ? (atNoon.opensAt ?? undefined) : undefined;
    return { ...common, ranges, reopensAt };
  }
  return undefined;
}

const differs = ({ weekly }: Schedule, day: number, { ranges, unlistedHoliday }: DayHours): boolean =>
  unlistedHoliday === undefined && !sameRanges(ranges, weekly[weekdays[weekdayIndex(day)] ?? 'mon']);

const sameRanges = (some: readonly OpenRange[], others: readonly OpenRange[]): boolean =>
  some.length === others.length &&
  some.every(({ opens, closes }, at) => opens === others[at]?.opens && closes === others[at]?.closes);
