import { dayHours } from '../../domain/hours/day-hours.ts';
import { holidayAhead } from '../../domain/hours/holiday-ahead.ts';
import { type HolidayId, nextHolidayDate } from '../../domain/hours/holidays.ts';
import { isOld, type Schedule, type Weekday, weekdays } from '../../domain/hours/hours.ts';
import { openStatus } from '../../domain/hours/open-status.ts';
import { dateOfDay, weekdayIndex, zonedClock } from '../../domain/hours/zoned-clock.ts';
import type { StatusOf } from '../../domain/list/list-groups.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { memoize } from '../../domain/text/memoize.ts';
import * as aheadMessages from '../../messages/generated/ahead.ts';
import { formatHolidayAhead, formatOpenStatus } from '../../messages/open-status-text.ts';
import { formatRanges } from '../../messages/time-text.ts';

export type StatusAt = ReturnType<typeof statusAt>;

/** Returns functions that tell pharmacies' status and hours, and dates, at `now` (epoch milliseconds). */
export function statusAt(now: number) {
  // Remembered, since a list's order, counts and badges all need it.
  const statusOf: StatusOf = memoize(({ hours, timeZone }) => openStatus(hours, timeZone, now));
  const dayIn = (timeZone: string): number => zonedClock(timeZone, now).localAt(now).day;
  /** Returns today's date in a time zone: `2026-11-29`. */
  const dateIn = (timeZone: string): string => dateOfDay(dayIn(timeZone));
  return {
    now,
    statusOf,
    dateIn,
    weekdayIn: (timeZone: string): Weekday | undefined => weekdays[weekdayIndex(dayIn(timeZone))],
    nextDateOf: (id: HolidayId, timeZone: string): string | undefined =>
      nextHolidayDate(id, dateIn(timeZone)),
    isOld: (schedule: Schedule, timeZone: string): boolean => isOld(schedule, dateIn(timeZone)),
    hoursToday: (schedule: Schedule, timeZone: string): string => {
      const { ranges, unlistedHoliday } = dayHours(schedule, dayIn(timeZone));
      return unlistedHoliday === undefined ? formatRanges(ranges) : aheadMessages.mayDiffer;
    },
    holidayNotice: ({ hours, timeZone }: Pharmacy): string | undefined => {
      const ahead = hours && holidayAhead(hours, timeZone, now);
      return ahead && formatHolidayAhead(ahead, timeZone, now);
    },
    badgeOf: (pharmacy: Pharmacy) => {
      const status = statusOf(pharmacy);
      const soon = status.state === 'open' && status.closingSoon;
      return {
        text: formatOpenStatus(status, pharmacy.timeZone, now),
        style: soon ? 'soon' : status.state,
      };
    },
  };
}
