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
export interface StatusAt {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly statusOf: StatusOf;
  /** The status in words and the class of its colour. */
  readonly badgeOf: (pharmacy: Pharmacy) => { readonly text: string; readonly style: string };
  /** Today's date in a time zone, `YYYY-MM-DD`. */
  readonly dateIn: (timeZone: string) => string;
  readonly weekdayIn: (timeZone: string) => Weekday | undefined;
  /** The next date of a holiday in a time zone, `YYYY-MM-DD`, today's included. */
  readonly nextDateOf: (id: HolidayId, timeZone: string) => string | undefined;
  /** Whether hours are too old to be relied on, or without a date. */
  readonly isOld: (schedule: Schedule, timeZone: string) => boolean;
  /** Today's hours of a schedule in words. */
  readonly hoursToday: (schedule: Schedule, timeZone: string) => string;
  /** What is to be told of a holiday within the week, if anything. */
  readonly holidayNotice: (pharmacy: Pharmacy) => string | undefined;
}

/** Makes what tells the statuses at `now` (epoch milliseconds). Loaded on demand (use-status.ts). */
export function statusAt(now: number): StatusAt {
  // A list asks for its order, its counts and its badges.
  const statusOf: StatusOf = memoize(({ hours, timeZone }) => openStatus(hours, timeZone, now));
  const dayIn = (timeZone: string): number => zonedClock(timeZone, now).localAt(now).day;
  const dateIn = (timeZone: string): string => dateOfDay(dayIn(timeZone));
  return {
    now,
    statusOf,
    dateIn,
    weekdayIn: (timeZone) => weekdays[weekdayIndex(dayIn(timeZone))],
    nextDateOf: (id, timeZone) => nextHolidayDate(id, dateIn(timeZone)),
    isOld: (schedule, timeZone) => isOld(schedule, dateIn(timeZone)),
    hoursToday: (schedule, timeZone) => {
      const { ranges, holiday } = dayHours(schedule, dayIn(timeZone));
      return holiday === undefined ? formatRanges(ranges) : aheadMessages.mayDiffer;
    },
    holidayNotice: ({ hours, timeZone }) => {
      const ahead = hours && holidayAhead(hours, timeZone, now);
      return ahead && formatHolidayAhead(ahead, timeZone, now);
    },
    badgeOf: (pharmacy) => {
      const status = statusOf(pharmacy);
      const soon = status.state === 'open' && status.closingSoon;
      return {
        text: formatOpenStatus(status, pharmacy.timeZone, now),
        style: soon ? 'soon' : status.state,
      };
    },
  };
}
