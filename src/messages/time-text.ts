import { isAllDay, minutesPerDay, type OpenRange } from '../domain/hours/hours.ts';
import * as hoursMessages from './generated/hours.ts';
import * as timesMessages from './generated/times.ts';

/**
 * Returns a time, given in minutes after midnight, as text without a line break: `9 am`, `9:30 pm`, `noon`,
 * `midnight`. Minutes from 1440 on are the next day's: 1500 → `1 am`.
 */
export function formatTime(minutes: number): string {
  const ofDay = ((minutes % minutesPerDay) + minutesPerDay) % minutesPerDay;
  if (ofDay === 0) return timesMessages.midnight;
  if (ofDay === 720) return timesMessages.noon;
  const hour = Math.floor(ofDay / 60);
  const past = ofDay % 60 === 0 ? '' : `:${String(ofDay % 60).padStart(2, '0')}`;
  return (hour < 12 ? timesMessages.am : timesMessages.pm)({ time: `${hour % 12 || 12}${past}` });
}

/** Returns a day's periods as text: `Open 24 hours`, `Closed`, `8 am–noon, 1 pm–6 pm`. */
export function formatRanges(ranges: readonly OpenRange[]): string {
  if (ranges.length === 0) return timesMessages.closed;
  if (isAllDay(ranges)) return timesMessages.allDay;
  return formatPeriods(ranges);
}

/** Returns opening periods as text: `8 am–noon, 1 pm–6 pm`. */
export const formatPeriods = (ranges: readonly OpenRange[]): string =>
  ranges
    .map(({ opens, closes }) => timesMessages.range({ opens: formatTime(opens), closes: formatTime(closes) }))
    .join(', ');

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;

/** Returns a date as text: `2026-01-05` → `Jan 5, 2026`; any other text unchanged. */
export function formatDate(date: string): string {
  const [year, number = 0, day] = date.split('-').map(Number);
  const month = months[number - 1];
  if (month === undefined || year === undefined || day === undefined) return date;
  return timesMessages.date({ month: timesMessages.month[month], day, year: String(year) });
}

/** Returns a date's day and month in UTC: `Dec 27`. */
export function formatDayOfYear(date: Date): string {
  const month = timesMessages.month[months[date.getUTCMonth()] ?? 'jan'];
  return timesMessages.dayOfYear({ month, day: date.getUTCDate() });
}

/** Returns the note on the date of hours (`YYYY-MM-DD`): `Hours as of Dec 2021`, or that it is unknown. */
export function hoursAsOf(date = ''): string {
  const [year = '', number = ''] = date.split('-');
  const month = months[Number(number) - 1];
  return month === undefined
    ? hoursMessages.undated
    : hoursMessages.asOf({ month: timesMessages.month[month], year });
}
