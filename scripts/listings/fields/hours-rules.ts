import {
  minutesPerDay,
  type OpenRange,
  type Weekday,
  type WeeklyTable,
  weekdays,
} from '../../../src/domain/hours/hours.ts';

/** A range that a source stated and why it was not taken. */
export interface RefusedRange {
  readonly day: string;
  readonly range: OpenRange;
  readonly why: string;
}

export interface CheckedTable {
  /** Absent where a range of it was refused: a table with a hole would read as "closed". */
  readonly table?: WeeklyTable | undefined;
  readonly refused: readonly RefusedRange[];
}

/** Why a range cannot be true, or undefined. Nothing is repaired: 9–9 may mean all day, closed or a slip. */
function faultOf({ opens, closes }: OpenRange): string | undefined {
  if (opens >= minutesPerDay) return 'opens outside the day';
  if (closes === opens) return 'a range of no length';
  if (closes < opens) return 'closes before it opens';
  if (closes > opens + minutesPerDay) return 'longer than a day';
  return undefined;
}

/** One day's ranges in order, with those that cannot be true or overlap taken out. The same range twice is one. */
export function checkRanges(
  day: string,
  ranges: readonly OpenRange[],
): { readonly ranges: readonly OpenRange[]; readonly refused: readonly RefusedRange[] } {
  const kept: OpenRange[] = [];
  const refused: RefusedRange[] = [];
  for (const range of ranges.toSorted((a, b) => a.opens - b.opens || a.closes - b.closes)) {
    const last = kept.at(-1);
    if (last !== undefined && last.opens === range.opens && last.closes === range.closes) continue;
    const why =
      faultOf(range) ??
      (last !== undefined && range.opens < last.closes ? 'overlaps another range of the day' : undefined);
    if (why === undefined) kept.push({ opens: range.opens, closes: range.closes });
    else refused.push({ day, range, why });
  }
  return { ranges: kept, refused };
}

/** A weekly table from stated ranges; a day without one is a day known to be closed. */
export function checkWeek(stated: Readonly<Record<Weekday, readonly OpenRange[]>>): CheckedTable {
  const days = weekdays.map((day) => ({ day, ...checkRanges(day, stated[day]) }));
  const spills = days.flatMap(({ day, ranges }, index): readonly RefusedRange[] => {
    const last = ranges.at(-1);
    const next = days[(index + 1) % 7]?.ranges[0];
    return last !== undefined && next !== undefined && last.closes - minutesPerDay > next.opens
      ? [{ day, range: last, why: 'runs into the opening of the next day' }]
      : [];
  });
  const refused = [...days.flatMap((day) => day.refused), ...spills];
  if (refused.length > 0) return { refused };
  const [mon = [], tue = [], wed = [], thu = [], fri = [], sat = [], sun = []] = days.map(
    (day) => day.ranges,
  );
  return { table: { mon, tue, wed, thu, fri, sat, sun }, refused };
}

/** `fri 21:00–29:00: runs into the opening of the next day`. */
export function formatRefusal({ day, range, why }: RefusedRange): string {
  const clock = (minutes: number): string =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return `hours ${day} ${clock(range.opens)}–${clock(range.closes)}: ${why}`;
}
