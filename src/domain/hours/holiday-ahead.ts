import { agreedHours } from './agreed-hours.ts';
import { dayHours } from './day-hours.ts';
import { type HolidayId, holidayOn } from './holidays.ts';
import { isOld, type OpeningHours, type OpenRange, weekdays } from './hours.ts';
import { openStatus } from './open-status.ts';
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
  const doubts = hours.store !== undefined && !isOld(hours.store, date);
  const schedule = (doubts ? agreedHours(hours) : null) ?? own;
  for (let inDays = 0; inDays < daysTold; inDays += 1) {
    const day = today + inDays;
    const { ranges, holiday: unlisted } = dayHours(schedule, day);
    const usual = schedule.weekly[weekdays[weekdayIndex(day)] ?? 'mon'];
    const named = holidayOn(dateOfDay(day));
    const told = { holiday: named, day, inDays };
    if (unlisted !== undefined) return { ...told, ranges: undefined };
    if (sameRanges(ranges, usual)) continue;
    const listed = dayHours(own, day);
    const isDisputed = listed.holiday === undefined && !sameRanges(listed.ranges, ranges);
    const isStores = hours.pharmacy === undefined && ranges.length > 0;
    if (isDisputed || isStores) return { ...told, ranges: undefined };
    if (ranges.length > 0) return { ...told, ranges };
    const then = openStatus(hours, timeZone, clock.instantOf(day, noon));
    const reopensAt = 'opensAt' in then ? (then.opensAt ?? undefined) : undefined;
    return { ...told, ranges, reopensAt };
  }
  return undefined;
}

const sameRanges = (some: readonly OpenRange[], others: readonly OpenRange[]): boolean =>
  some.length === others.length &&
  some.every(({ opens, closes }, at) => opens === others[at]?.opens && closes === others[at]?.closes);
