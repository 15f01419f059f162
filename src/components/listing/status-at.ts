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

/** What can be said of pharmacies at one instant. */
export type StatusAt = ReturnType<typeof statusAt>;

/** Makes what tells the statuses at `now` (epoch milliseconds). Loaded on demand (use-status.ts). */
export function statusAt(now: number) {
  // A list asks for its order, its counts and its badges.
  const statusOf: StatusOf = memoize(({ hours, timeZone }) => openStatus(hours, timeZone, now));
  const dayIn = (timeZone: string): number => zonedClock(timeZone, now).localAt(now).day;
  /** Today's date in a time zone, `YYYY-MM-DD`. */
  const dateIn = (timeZone: string): string => dateOfDay(dayIn(timeZone));
  return {
    now,
    statusOf,
    dateIn,
    weekdayIn: (timeZone: string): Weekday | undefined => weekdays[weekdayIndex(dayIn(timeZone))],
    /** The next date of a holiday in a time zone, `YYYY-MM-DD`, today's included. */
    nextDateOf: (id: HolidayId, timeZone: string): string | undefined =>
      nextHolidayDate(id, dateIn(timeZone)),
    /** Whether hours are too old to be relied on, or without a date. */
    isOld: (schedule: Schedule, timeZone: string): boolean => isOld(schedule, dateIn(timeZone)),
    /** Today's hours of a schedule in words. */
    hoursToday: (schedule: Schedule, timeZone: string): string => {
      const { ranges, holiday } = dayHours(schedule, dayIn(timeZone));
      return holiday === undefined ? formatRanges(ranges) : aheadMessages.mayDiffer;
    },
    /** What is to be told of a holiday within the week, if anything. */
    holidayNotice: ({ hours, timeZone }: Pharmacy): string | undefined => {
      const ahead = hours && holidayAhead(hours, timeZone, now);
      return ahead && formatHolidayAhead(ahead, timeZone, now);
    },
    /** The status in words and the class of its colour. */
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
