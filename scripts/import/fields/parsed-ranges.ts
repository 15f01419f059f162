import type { opening_hours } from 'opening_hours';
import { minutesPerDay, type OpenRange } from '../../../src/domain/hours/hours.ts';
import { smallHours } from './hours-text.ts';

const dayMs = minutesPerDay * 60_000;

const dayNumber = (time: Date): number =>
  Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()) / dayMs;

/** Minutes by the clock on the wall, which a change of clocks between the two does not lengthen. */
const minutesInto = (day: Date, time: Date): number =>
  (dayNumber(time) - dayNumber(day)) * minutesPerDay + time.getHours() * 60 + time.getMinutes();

/** Whether the machine's own time zone changes its clocks around a stretch of days. */
export function changesClocks(from: Date, days: number): boolean {
  const offsets = Array.from({ length: days + 3 }, (_, index) =>
    new Date(from.getFullYear(), from.getMonth(), from.getDate() + index - 1, 12).getTimezoneOffset(),
  );
  return offsets.some((offset) => offset !== offsets[0]);
}

/**
 * The ranges of a day. A stretch over midnight is the day's on which it starts where it ends in the small hours; what is longer than
 * that or than a day is cut at midnight, so that a day with a morning of its own is not said to be closed.
 */
export function rangesFrom(parser: opening_hours, day: Date): readonly OpenRange[] | 'uncertain' {
  const end = new Date(day.getFullYear(), day.getMonth(), day.getDate() + 2);
  const before = new Date(day.getFullYear(), day.getMonth(), day.getDate() - 1);
  const ranges: OpenRange[] = [];
  for (const [from, to, unknown] of parser.getOpenIntervals(before, end)) {
    if (unknown) return 'uncertain';
    const opens = minutesInto(day, from);
    const closes = minutesInto(day, to);
    const nextMidnight = (Math.floor(opens / minutesPerDay) + 1) * minutesPerDay;
    const isCut = closes - opens > minutesPerDay || closes - nextMidnight > smallHours;
    if (isCut && opens < minutesPerDay && closes > 0) {
      ranges.push({ opens: Math.max(0, opens), closes: Math.min(minutesPerDay, closes) });
    } else if (!isCut && opens >= 0 && opens < minutesPerDay) ranges.push({ opens, closes });
  }
  return ranges;
}
