import type { opening_hours } from 'opening_hours';
import { minutesPerDay, type OpenRange } from '../../../src/domain/hours/hours.ts';
import { rangesIn, smallHours } from './hours-text.ts';

const dayMs = minutesPerDay * 60_000;

/** Hours in OpenStreetMap's syntax, and what the parser makes of them. */
export interface ParsedText {
  readonly text: string;
  readonly parser: opening_hours;
}

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

/** The ranges of a text as it writes them, `22:00-06:00` with the morning after. */
const writtenIn = (text: string): readonly OpenRange[] =>
  rangesIn(text).map(([opens, closes]) => ({
    opens,
    closes: closes < opens ? closes + minutesPerDay : closes,
  }));

/**
 * A range of a day with the night that it begins. The parser (opening_hours 3.15) ends a night at midnight where a later rule is of the day
 * after (`Fr 20:00-02:00; Sa 10:00-18:00`) and on most holidays, on others it gives them the morning after the night before: then undefined.
 */
function withNight(range: OpenRange, written: readonly OpenRange[]): OpenRange | undefined {
  const { opens, closes } = range;
  const isWritten = written.some((other) => other.opens === opens && other.closes === closes);
  if (isWritten) return range;
  if (opens === 0 && written.some((night) => night.closes - minutesPerDay === closes)) return undefined;
  const nights = written.filter((night) => night.opens === opens && night.closes > minutesPerDay);
  const [night] = nights;
  const isCutNight = closes === minutesPerDay && nights.every((other) => other.closes === night?.closes);
  return isCutNight ? (night ?? range) : range;
}

/**
 * The ranges of a day. A stretch over midnight is the day's on which it starts where it ends in the small hours, or is a range of the text
 * (`22:00-06:00`): a holiday on which that night does not begin has no morning after it. What else is longer than that or than a day is cut
 * at midnight, so that a day with a morning of its own is not said to be closed.
 */
export function rangesFrom({ text, parser }: ParsedText, day: Date): readonly OpenRange[] | 'uncertain' {
  const written = writtenIn(text);
  const end = new Date(day.getFullYear(), day.getMonth(), day.getDate() + 2);
  const before = new Date(day.getFullYear(), day.getMonth(), day.getDate() - 1);
  const ranges: OpenRange[] = [];
  for (const [from, to, unknown] of parser.getOpenIntervals(before, end)) {
    if (unknown) return 'uncertain';
    const opens = minutesInto(day, from);
    const closes = minutesInto(day, to);
    const midnight = Math.floor(opens / minutesPerDay) * minutesPerDay;
    const isNight = written.some(
      (night) => night.opens === opens - midnight && night.closes === closes - midnight,
    );
    const isCut =
      closes - opens > minutesPerDay || (closes - midnight > minutesPerDay + smallHours && !isNight);
    if (isCut && opens < minutesPerDay && closes > 0) {
      ranges.push({ opens: Math.max(0, opens), closes: Math.min(minutesPerDay, closes) });
    } else if (!isCut && opens >= 0 && opens < minutesPerDay) {
      const range = withNight({ opens, closes }, written);
      if (range !== undefined) ranges.push(range);
    }
  }
  return ranges;
}
