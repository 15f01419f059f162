import { type DayHours, dayHours } from './day-hours.ts';
import { type HolidayId, holidayOn } from './holidays.ts';
import { isOld, type OpeningHours, type OpenRange, type Schedule, weekdays } from './hours.ts';
import { openStatus } from './open-status.ts';
import { isWithin } from './reliable-hours.ts';
import { dateOfDay, weekdayIndex, zonedClock } from './zoned-clock.ts';

/** How many days ahead a visitor is told of hours that are not the usual ones, today included. */
const daysTold = 7;

const noon = 720;

/** A day of the coming week on which a pharmacy may not keep its usual hours. */
export interface HolidayAhead {
  /** Absent for a date with hours of its own that is no holiday. */
  readonly holiday?: HolidayId | undefined;
  /** Days since 1970-01-01 on the pharmacy's calendar. */
  readonly day: number;
  /** How many days from now: 0 is today. */
  readonly inDays: number;
  /** The pharmacy's hours on it, none where it is closed; undefined where no source states them. */
  readonly ranges: readonly OpenRange[] | undefined;
  /** Where it is closed: the instant (epoch milliseconds) at which it opens again, if that is known. */
  readonly reopensAt?: number | undefined;
}

/**
 * Finds the next day of the coming week whose hours differ from its weekday's, or may. Old or contradicted
 * hours are not told; a store's hours alone only tell when its pharmacy is closed.
 */
export function holidayAhead(hours: OpeningHours, timeZone: string, now: number): HolidayAhead | undefined {
  const own = hours.pharmacy ?? hours.store;
  const clock = zonedClock(timeZone, now);
  const { day: today } = clock.localAt(now);
  const date = dateOfDay(today);
  if (own === undefined || isOld(own, date)) return undefined;
  const store = hours.store === undefined || isOld(hours.store, date) ? undefined : hours.store;
  for (let inDays = 0; inDays < daysTold; inDays += 1) {
    const day = today + inDays;
    const listed = dayHours(own, day);
    const shop = store && dayHours(store, day);
    const isUnlisted = listed.holiday !== undefined;
    // A store that is closed on a holiday closes its pharmacy.
    const ranges = isUnlisted && shop?.ranges.length === 0 ? [] : listed.ranges;
    const isDoubted =
      store !== undefined &&
      shop !== undefined &&
      differs(store, day, shop) &&
      !isWithin(ranges, shop.ranges);
    if (!isUnlisted && !isDoubted && !differs(own, day, listed)) continue;
    const told = { holiday: holidayOn(dateOfDay(day)), day, inDays };
    const isUnsure = isUnlisted || isDoubted || hours.pharmacy === undefined;
    if (isUnsure && ranges.length > 0) return { ...told, ranges: undefined };
    if (ranges.length > 0) return { ...told, ranges };
    const then = openStatus(hours, timeZone, clock.instantOf(day, noon));
    const reopensAt = 'opensAt' in then ? (then.opensAt ?? undefined) : undefined;
    return { ...told, ranges, reopensAt };
  }
  return undefined;
}

/** Whether hours of a day are listed that are not its weekday's. */
const differs = ({ weekly }: Schedule, day: number, { ranges, holiday }: DayHours): boolean =>
  holiday === undefined && !sameRanges(ranges, weekly[weekdays[weekdayIndex(day)] ?? 'mon']);

const sameRanges = (some: readonly OpenRange[], others: readonly OpenRange[]): boolean =>
  some.length === others.length &&
  some.every(({ opens, closes }, at) => opens === others[at]?.opens && closes === others[at]?.closes);
