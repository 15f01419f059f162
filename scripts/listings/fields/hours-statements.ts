import { type OpenRange, weekdays } from '../../../src/domain/hours/hours.ts';
import type { ClockTime } from './clock-times.ts';

export const namedDays = [...weekdays, 'holidays'] as const;
export type Day = (typeof namedDays)[number];

interface LunchBreak extends OpenRange {
  readonly isDaily: boolean;
}

/** Hours of some days (no range: closed), or a lunch break. */
export interface Statement {
  readonly days: readonly Day[];
  readonly ranges: readonly OpenRange[];
  readonly lunch?: LunchBreak;
  readonly beginsLine: boolean;
}

const noon = 12 * 60;
const [earliestLunch, latestLunch] = [11 * 60, 15 * 60];

/** Returns the break between two times; undefined if it is no lunch. With `saysLunch`, `1-2` is after noon. */
export function lunchRange(times: readonly ClockTime[], saysLunch: boolean): OpenRange | undefined {
  const minutesOf = ({ minutes, clock }: ClockTime): number | undefined => {
    if (clock === '12-hour' || minutes >= noon + 60) return minutes;
    if (!saysLunch) return undefined;
    return minutes < earliestLunch ? minutes + noon : minutes;
  };
  const [opens = 0, closes = 0] = times.map(minutesOf);
  return earliestLunch <= opens && opens < closes && closes <= latestLunch ? { opens, closes } : undefined;
}

/** Cuts each lunch break out of the hours that it is of. Undefined if in doubt, as at the end of a day. */
export function withLunches(statements: readonly Statement[]): readonly Statement[] | undefined {
  const lastHours = statements.findLastIndex(({ ranges }) => ranges.length > 0);
  // `Mon-Thu 9am-6pm, lunch 1-2; Fri 9am-6pm`: a break that hours follow is of its own line alone.
  const isByLine = statements.slice(1, lastHours).some(({ lunch }) => lunch !== undefined);
  let hours = statements;
  for (const [at, { lunch, beginsLine }] of statements.entries()) {
    if (lunch === undefined) continue;
    const isTouched = ({ opens, closes }: OpenRange): boolean => opens < lunch.closes && lunch.opens < closes;
    const isInside = ({ opens, closes }: OpenRange): boolean => opens < lunch.opens && lunch.closes < closes;
    const isOfAll = beginsLine || lunch.isDaily;
    const lineStart = statements.findLastIndex(
      (each, index) => index < at && (each.beginsLine || each.lunch !== undefined),
    );
    const isCut = ({ ranges }: Statement, index: number): boolean =>
      ranges.some(isTouched) && (isOfAll || !isByLine || (lineStart <= index && index < at));
    const cut = hours.filter(isCut);
    const kinds = new Set(cut.map(({ ranges }) => JSON.stringify(ranges)));
    // `Mon-Thu 9am-6pm; Fri 9am-6pm, closed 1-2`: of Friday, or of all days.
    const isClear = isOfAll ? kinds.size === 1 || (kinds.size > 1 && lunch.isDaily) : cut.length === 1;
    const isOfLaterLine = at > 0 && isOfAll && hours.some((each, index) => index > at && isCut(each, index));
    const ranges = cut.flatMap((each) => each.ranges).filter(isTouched);
    if (!isClear || isOfLaterLine || !ranges.every(isInside)) return undefined;
    const halves = (range: OpenRange): readonly OpenRange[] => [
      { opens: range.opens, closes: lunch.opens },
      { opens: lunch.closes, closes: range.closes },
    ];
    hours = hours.map((each, index) =>
      isCut(each, index)
        ? { ...each, ranges: each.ranges.flatMap((range) => (isTouched(range) ? halves(range) : [range])) }
        : each,
    );
  }
  return hours.filter(({ lunch }) => lunch === undefined);
}
