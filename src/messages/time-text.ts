import { isAllDay, minutesPerDay, type OpenRange } from '../domain/hours/hours.ts';
import * as hoursMessages from './generated/hours.ts';
import * as timesMessages from './generated/times.ts';

/** Formats minutes after midnight: 540 → `9 am`, 720 → `noon`, 1500 → `1 am`. */
export function formatTime(minutes: number): string {
  const ofDay = ((minutes % minutesPerDay) + minutesPerDay) % minutesPerDay;
  if (ofDay === 0) return timesMessages.midnight;
  if (ofDay === 720) return timesMessages.noon;
  const hour = Math.floor(ofDay / 60);
  const past = ofDay % 60 === 0 ? '' : `:${String(ofDay % 60).padStart(2, '0')}`;
  return (hour < 12 ? timesMessages.am : timesMessages.pm)({ time: `${hour % 12 || 12}${past}` });
}

/** Formats a day's hours: `8 am–noon, 1 pm–6 pm`, `Closed`, `Open 24 hours`. */
export function formatRanges(ranges: readonly OpenRange[]): string {
  if (ranges.length === 0) return timesMessages.closed;
  if (isAllDay(ranges)) return timesMessages.allDay;
  return formatPeriods(ranges);
}

/** Formats opening periods: `8 am–noon, 1 pm–6 pm`. */
export const formatPeriods = (ranges: readonly OpenRange[]): string =>
  ranges
    .map(({ opens, closes }) => timesMessages.range({ opens: formatTime(opens), closes: formatTime(closes) }))
    .join(', ');

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;

/** Formats a date: `2026-01-05` → `Jan 5, 2026`. Leaves other texts as they are. */
export function formatDate(date: string): string {
  const [year, number = 0, day] = date.split('-').map(Number);
  const month = months[number - 1];
  if (month === undefined || year === undefined || day === undefined) return date;
  return timesMessages.date({ month: timesMessages.month[month], day, year: String(year) });
}

/** Formats a date's month and day, in UTC: `Dec 27`. */
export function formatDayOfYear(date: Date): string {
  const month = timesMessages.month[months[date.getUTCMonth()] ?? 'jan'];
  return timesMessages.dayOfYear({ month, day: date.getUTCDate() });
}

/** Returns a note on the date (`YYYY-MM-DD`) of hours: `Hours as of Dec 2021`, or that they have no date. */
export function hoursAsOf(date = ''): string {
  const [year = '', number = ''] = date.split('-');
  const month = months[Number(number) - 1];
  return month === undefined
    ? hoursMessages.undated
    : hoursMessages.asOf({ month: timesMessages.month[month], year });
}
