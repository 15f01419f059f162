import {
  isAllDay,
  isAlwaysOpen,
  type OpeningHours,
  type OpenRange,
  shownSchedule,
  type Weekday,
  type WeeklyTable,
  weekdays,
} from '../domain/hours/hours.ts';
import { memoize } from '../domain/text/memoize.ts';
import * as hoursMessages from './generated/hours.ts';
import * as listingMessages from './generated/listing.ts';
import { formatPeriods } from './time-text.ts';

interface DayGroup {
  readonly first: Weekday;
  readonly last: Weekday;
  readonly hours: string;
}

/**
 * Returns a pharmacy's weekly hours in one line; if unknown, the store's, marked as such. Empty if neither is
 * known.
 */
export function summarizeHours(hours: OpeningHours): string {
  const schedule = shownSchedule(hours);
  if (schedule === undefined) return '';
  const week = summarizeWeek(schedule.weekly);
  return hours.pharmacy === undefined ? listingMessages.storeHours({ hours: week }) : week;
}

/** Returns a week's hours in one line: `Mon–Fri 9 am–6 pm · Sat 9 am–1 pm · Sun closed`. */
export const summarizeWeek = memoize((table: WeeklyTable): string => {
  if (isAlwaysOpen(table)) return hoursMessages.always;
  const groups: DayGroup[] = [];
  for (const day of weekdays) {
    const hours = dayHoursText(table[day]);
    const previous = groups.at(-1);
    if (previous?.hours === hours) groups[groups.length - 1] = { ...previous, last: day };
    else groups.push({ first: day, last: day, hours });
  }
  return groups.map(formatGroup).join('\u00a0· ');
});

function dayHoursText(ranges: readonly OpenRange[]): string {
  if (ranges.length === 0) return hoursMessages.closed;
  return isAllDay(ranges) ? hoursMessages.allDay : formatPeriods(ranges);
}

// Lines break only after a comma, and a time stays whole.
const formatGroup = ({ first, last, hours }: DayGroup): string =>
  hoursMessages
    .line({ days: formatDays(first, last), hours })
    .replace(/(?<!,) /g, '\u00a0')
    .replaceAll('–', '–\u2060');

function formatDays(first: Weekday, last: Weekday): string {
  if (first === last) return hoursMessages.days[first];
  if (first === 'mon' && last === 'sun') return hoursMessages.everyDay;
  return hoursMessages.span({ first: hoursMessages.days[first], last: hoursMessages.days[last] });
}
