import type { opening_hours } from 'opening_hours';
import { minutesPerDay, type OpenRange } from '../../../src/domain/hours/hours.ts';
import { withoutRanges } from './range-sums.ts';
import { rangesWritten, type WrittenRule } from './written-days.ts';

const dayMs = minutesPerDay * 60_000;

/** Hours in OpenStreetMap's syntax, their rules as they are written, and what the parser makes of them. */
export interface ParsedText {
  readonly text: string;
  readonly rules: readonly WrittenRule[];
  readonly parser: opening_hours;
}

/** The ranges of a day, or why they are not known. */
export type DayReading =
  | { readonly ranges: readonly OpenRange[]; readonly fault?: undefined }
  | { readonly ranges?: undefined; readonly fault: string };

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
 * The ranges of a day as its text writes them, where the parser reads the same by the wall clock, or why not. The parser (opening_hours 3.15)
 * tells no night from the hours that follow it, ends one at midnight where a later rule is of the day after (`Fr 20:00-02:00; Sa off`) and
 * on most holidays, and on others gives them the morning after the night before: so the small hours that nights leave may be open or not.
 */
export function rangesFrom({ rules, parser }: ParsedText, day: Date): DayReading {
  const end = new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1);
  const open: OpenRange[] = [];
  for (const [from, to, unknown] of parser.getOpenIntervals(day, end)) {
    if (unknown) return { fault: 'open on some condition or by appointment' };
    open.push({
      opens: Math.max(0, minutesInto(day, from)),
      closes: Math.min(minutesPerDay, minutesInto(day, to)),
    });
  }
  const ranges = rangesWritten(rules, dayNumber(day));
  const nights = [...rangesWritten(rules, dayNumber(day) - 1), ...rules.flatMap((rule) => rule.ranges)];
  const mornings = nights.map(({ closes }) => ({ opens: 0, closes: closes - minutesPerDay }));
  const own = ranges.map(({ opens, closes }) => ({ opens, closes: Math.min(closes, minutesPerDay) }));
  const isSame =
    withoutRanges(own, open).length === 0 && withoutRanges(open, [...own, ...mornings]).length === 0;
  return isSame ? { ranges } : { fault: 'may be read in two ways' };
}
