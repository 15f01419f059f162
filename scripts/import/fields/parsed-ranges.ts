import type { opening_hours } from 'opening_hours';
import { minutesPerDay, type OpenRange } from '../../../src/domain/hours/hours.ts';

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

/** The ranges that start on a day. A stretch longer than a day is cut at midnights. */
export function rangesFrom(parser: opening_hours, day: Date): readonly OpenRange[] | 'uncertain' {
  const end = new Date(day.getFullYear(), day.getMonth(), day.getDate() + 2);
  const before = new Date(day.getFullYear(), day.getMonth(), day.getDate() - 1);
  const ranges: OpenRange[] = [];
  for (const [from, to, unknown] of parser.getOpenIntervals(before, end)) {
    if (unknown) return 'uncertain';
    const opens = minutesInto(day, from);
    const closes = minutesInto(day, to);
    const isLong = closes - opens > minutesPerDay;
    if (isLong && opens < minutesPerDay && closes > 0) {
      ranges.push({ opens: Math.max(0, opens), closes: Math.min(minutesPerDay, closes) });
    } else if (!isLong && opens >= 0 && opens < minutesPerDay) ranges.push({ opens, closes });
  }
  return ranges;
}
