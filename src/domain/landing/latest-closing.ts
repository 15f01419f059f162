import { reliableWeek } from '../hours/agreed-week.ts';
import {
  isAlwaysOpen,
  lastClosing,
  minutesPerDay,
  type OpeningHours,
  type WeeklyTable,
} from '../hours/hours.ts';

/** When a pharmacy closes at the latest, in minutes after the midnight before; a night that it stays open through has no closing. */
export type LatestClosing = number | 'all-night' | 'never';

/** Who is open until this hour of the next morning has been open all night; those that close late do so by 2 or 3 am. */
const morning = minutesPerDay + 5 * 60;

/**
 * When a pharmacy closes latest from Monday to Friday, by the hours that its store's do not contradict. Undefined where they are not
 * known, and where it has none on those days.
 */
export function latestClosing(hours: OpeningHours | undefined): LatestClosing | undefined {
  const weekly = hours && reliableWeek(hours);
  if (weekly === undefined) return undefined;
  if (isAlwaysOpen(weekly)) return 'never';
  const ends = nights.map((night) => endOf(night, weekly));
  // The nights between weekdays: Friday's is the weekend's.
  if (ends.slice(0, -1).every((end) => end !== undefined && end >= morning)) return 'all-night';
  const closings = ends.filter((end) => end !== undefined && end < morning).map((end) => end ?? 0);
  return closings.length === 0 ? undefined : Math.max(...closings);
}

const nights = [
  ['mon', 'tue'],
  ['tue', 'wed'],
  ['wed', 'thu'],
  ['thu', 'fri'],
  ['fri', 'sat'],
] as const;

/** When the last period of a day ends, which may go on past midnight as the next day's first. */
function endOf([day, next]: (typeof nights)[number], weekly: WeeklyTable): number | undefined {
  const end = lastClosing(weekly[day]);
  if (end === undefined || end < minutesPerDay) return end;
  const later = weekly[next].filter(({ opens }) => opens + minutesPerDay <= end);
  return Math.max(end, ...later.map(({ closes }) => closes + minutesPerDay));
}

const ranks = { 'all-night': 1, never: 2 } as const;

/** Whether one closes later than another; than none where that is undefined. */
export function isLater(closes: LatestClosing, than: LatestClosing | undefined): boolean {
  if (than === undefined) return true;
  if (typeof closes === 'number' && typeof than === 'number') return closes > than;
  const rank = (each: LatestClosing): number => (typeof each === 'number' ? 0 : ranks[each]);
  return rank(closes) > rank(than);
}
