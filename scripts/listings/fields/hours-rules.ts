import {
  minutesPerDay,
  type OpenRange,
  type WeeklyTable,
  weekdays,
} from '../../../src/domain/hours/hours.ts';
import { written } from './hours-tokens.ts';

/** Why a range cannot be true, or undefined. Nothing is repaired: 9–9 may mean all day, closed or a slip. */
function faultOf({ opens, closes }: OpenRange): string | undefined {
  if (opens >= minutesPerDay) return 'opens outside the day';
  if (closes === opens) return 'a range of no length';
  if (closes < opens) return 'closes before it opens';
  return closes > opens + minutesPerDay ? 'longer than a day' : undefined;
}

/** `hours fri 21:00–29:00: runs into the opening of the next day`. */
const refusal = (day: string, { opens, closes }: OpenRange, why: string): string =>
  `hours ${day} ${written(opens)}–${written(closes)}: ${why}`;

/** Gives a day's ranges in order, without those that cannot be true or overlap. The same range twice is one. */
export function checkRanges(day: string, stated: readonly OpenRange[]) {
  const ranges: OpenRange[] = [];
  const refused: string[] = [];
  for (const range of stated.toSorted((a, b) => a.opens - b.opens || a.closes - b.closes)) {
    const last = ranges.at(-1);
    if (last !== undefined && last.opens === range.opens && last.closes === range.closes) continue;
    const isOverlap = last !== undefined && range.opens < last.closes;
    const why = faultOf(range) ?? (isOverlap ? 'overlaps another range of the day' : undefined);
    if (why === undefined) ranges.push(range);
    else refused.push(refusal(day, range, why));
  }
  return { ranges, refused };
}

/**
 * Gives a weekly table from the ranges of each day, Monday first; a day without one is known to be closed. None
 * where a range is refused: a table with a hole would read as "closed".
 */
export function checkWeek(stated: readonly (readonly OpenRange[])[]): {
  readonly table?: WeeklyTable | undefined;
  readonly refused: readonly string[];
} {
  const days = weekdays.map((day, index) => ({ day, ...checkRanges(day, stated[index] ?? []) }));
  const spills = days.flatMap(({ day, ranges }, index) => {
    const last = ranges.at(-1);
    const next = days[(index + 1) % 7]?.ranges[0];
    return last !== undefined && next !== undefined && last.closes - minutesPerDay > next.opens
      ? refusal(day, last, 'runs into the opening of the next day')
      : [];
  });
  const refused = [...days.flatMap((day) => day.refused), ...spills];
  if (refused.length > 0) return { refused };
  const [mon = [], tue = [], wed = [], thu = [], fri = [], sat = [], sun = []] = days.map(
    ({ ranges }) => ranges,
  );
  return { table: { mon, tue, wed, thu, fri, sat, sun }, refused };
}
