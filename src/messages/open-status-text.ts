import type { HolidayAhead } from '../domain/hours/holiday-ahead.ts';
import { minutesPerDay, weekdays } from '../domain/hours/hours.ts';
import type { OpenStatus } from '../domain/hours/open-status.ts';
import { weekdayIndex, type ZonedClock, zonedClock } from '../domain/hours/zoned-clock.ts';
import * as aheadMessages from './generated/ahead.ts';
import * as holidaysMessages from './generated/holidays.ts';
import * as hoursMessages from './generated/hours.ts';
import * as statusMessages from './generated/status.ts';
import * as timesMessages from './generated/times.ts';
import { formatDayOfYear, formatRanges, formatTime, hoursAsOf } from './time-text.ts';

/**
 * Says whether a pharmacy is open: `Open until 9 pm`, `Closed · opens Dec 27, 8 am`. `now` is in epoch
 * milliseconds.
 */
export function formatOpenStatus(status: OpenStatus, timeZone: string, now: number): string {
  switch (status.state) {
    case 'unknown':
      return hoursMessages.notListed;
    case 'old':
      return hoursAsOf(status.asOf);
    case 'holiday':
      return statusMessages.holiday({ holiday: holidaysMessages.name[status.holiday] });
    case 'counter-unknown':
      return statusMessages.storeOnly;
    case 'disputed':
      return statusMessages.disputed;
    default:
      return atTime(status, zonedClock(timeZone, now), now);
  }
}

type TimedStatus = Exclude<
  OpenStatus,
  { state: 'unknown' | 'old' | 'holiday' | 'counter-unknown' | 'disputed' }
>;

function atTime(status: TimedStatus, clock: ZonedClock, now: number): string {
  const opening = (opensAt: number, messages: OpeningMessages): string =>
    openingText(clock, now, opensAt, messages);
  switch (status.state) {
    case 'open':
      return openText(status, clock, now);
    case 'counter-closed':
      return status.opensAt === null
        ? statusMessages.counterClosed
        : opening(status.opensAt, counterMessages);
    default:
      if (status.opensAt !== null) return opening(status.opensAt, pharmacyMessages);
      if (status.holidayBefore) return statusMessages.closedBeforeHoliday;
      return status.storeOpensAt === undefined
        ? statusMessages.closed
        : opening(status.storeOpensAt, storeMessages);
  }
}

interface OpeningMessages {
  readonly today: (values: { time: string }) => string;
  readonly tomorrow: (values: { time: string }) => string;
  readonly weekday: (values: { weekday: string; time: string }) => string;
  readonly date: (values: { date: string; time: string }) => string;
}

const pharmacyMessages: OpeningMessages = {
  today: statusMessages.opens,
  tomorrow: statusMessages.opensTomorrow,
  weekday: statusMessages.opensOn,
  date: statusMessages.opensOnDate,
};
const counterMessages: OpeningMessages = {
  today: statusMessages.counterOpens,
  tomorrow: statusMessages.counterOpensTomorrow,
  weekday: statusMessages.counterOpensOn,
  date: statusMessages.counterOpensOnDate,
};
const storeMessages: OpeningMessages = {
  today: statusMessages.storeOpens,
  tomorrow: statusMessages.storeOpensTomorrow,
  weekday: statusMessages.storeOpensOn,
  date: statusMessages.storeOpensOnDate,
};

function openingText(clock: ZonedClock, now: number, opensAt: number, messages: OpeningMessages): string {
  const today = clock.localAt(now).day;
  const { day, minutes } = clock.localAt(opensAt);
  const time = formatTime(minutes);
  if (day === today) return messages.today({ time });
  if (day === today + 1) return messages.tomorrow({ time });
  if (day < today + 7) return messages.weekday({ weekday: weekdayOrDate(day, today), time });
  return messages.date({ date: weekdayOrDate(day, today), time });
}

function openText(status: Extract<OpenStatus, { state: 'open' }>, clock: ZonedClock, now: number): string {
  const { closesAt, closesInMinutes, closingSoon, intoHoliday } = status;
  if (closesAt === null || closesInMinutes === null) return statusMessages.always;
  if (closingSoon) return statusMessages.closesIn({ minutes: closesInMinutes });
  const today = clock.localAt(now).day;
  const { day, minutes } = clock.localAt(closesAt);
  const time = formatTime(minutes);
  const nextMidnight = minutes === 0 && day === today + 1;
  if (intoHoliday) return nextMidnight ? statusMessages.untilHoliday : statusMessages.always;
  if (nextMidnight || closesInMinutes < minutesPerDay) return statusMessages.until({ time });
  if (minutes === 0) {
    return day - 1 === today + 1
      ? statusMessages.throughTomorrow
      : statusMessages.through({ day: weekdayOrDate(day - 1, today) });
  }
  return day === today + 1
    ? statusMessages.untilTomorrow({ time })
    : statusMessages.untilDay({ day: weekdayOrDate(day, today), time });
}

function weekdayOrDate(day: number, today: number): string {
  const weekday = weekdays[weekdayIndex(day)];
  if (day < today + 7 && weekday !== undefined) return timesMessages.weekday[weekday];
  return formatDayOfYear(new Date(day * minutesPerDay * 60_000));
}

/** Announces a day with unusual hours: `Thursday is Thanksgiving: the pharmacy is closed and …` */
export function formatHolidayAhead(ahead: HolidayAhead, timeZone: string, now: number): string {
  const { holiday: id, inDays, ranges, reopensAt } = ahead;
  const clock = zonedClock(timeZone, now);
  const today = clock.localAt(now).day;
  const day = inDays === 0 ? aheadMessages.today : weekdayOrDate(ahead.day, today);
  const holiday = id === undefined ? aheadMessages.otherHours : holidaysMessages.name[id];
  if (ranges === undefined) return aheadMessages.unknown({ day, holiday });
  if (ranges.length > 0) return aheadMessages.open({ day, holiday, hours: formatRanges(ranges) });
  if (reopensAt === undefined) return aheadMessages.closed({ day, holiday });
  const opening = clock.localAt(reopensAt);
  const next = weekdayOrDate(opening.day, today);
  return aheadMessages.reopens({ day, holiday, next, time: formatTime(opening.minutes) });
}
