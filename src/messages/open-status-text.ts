import { minutesPerDay, weekdays } from '../domain/hours/hours.ts';
import { type OpenStatus, statusClock } from '../domain/hours/open-status.ts';
import { weekdayIndex } from '../domain/hours/zoned-clock.ts';
import * as statusMessages from './generated/status.ts';
import * as timesMessages from './generated/times.ts';
import { formatDayOfYear, formatTime } from './time-text.ts';

/**
 * The status in the pharmacy's local time: `Open 24 hours`, `Open until 9 pm`, `Closes in 20 minutes`, `Opens 8 am`
 * (today), `Opens tomorrow 8 am`, `Opens Monday 8 am`, `Opens Dec 27, 8 am` (a week away or more), `Closed`,
 * `Hours not listed — call`.
 */
export function formatOpenStatus(status: OpenStatus, timeZone: string, now: number): string {
  if (status.state === 'unknown') return statusMessages.unknown;
  const clock = statusClock(timeZone, now);
  const today = clock.localAt(now).day;
  if (status.state === 'closed') {
    if (status.opensAt === null) return statusMessages.closed;
    const { day, minutes } = clock.localAt(status.opensAt);
    const time = formatTime(minutes);
    if (day === today) return statusMessages.opens({ time });
    if (day === today + 1) return statusMessages.opensTomorrow({ time });
    if (day < today + 7) return statusMessages.opensOn({ weekday: dayName(day, today), time });
    return statusMessages.opensOnDate({ date: dayName(day, today), time });
  }
  if (status.closesAt === null) return statusMessages.always;
  if (status.closingSoon) return statusMessages.closesIn({ minutes: status.closesInMinutes });
  const { day, minutes } = clock.localAt(status.closesAt);
  const time = formatTime(minutes);
  const nextMidnight = minutes === 0 && day === today + 1;
  if (nextMidnight || status.closesInMinutes < minutesPerDay) return statusMessages.until({ time });
  if (minutes === 0) {
    return day - 1 === today + 1
      ? statusMessages.throughTomorrow
      : statusMessages.through({ day: dayName(day - 1, today) });
  }
  return day === today + 1
    ? statusMessages.untilTomorrow({ time })
    : statusMessages.untilDay({ day: dayName(day, today), time });
}

/** A weekday's name within the week, else a date such as `Dec 27`. */
function dayName(day: number, today: number): string {
  const weekday = weekdays[weekdayIndex(day)];
  if (day < today + 7 && weekday !== undefined) return timesMessages.weekday[weekday];
  return formatDayOfYear(new Date(day * minutesPerDay * 60_000));
}
