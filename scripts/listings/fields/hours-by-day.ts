import type { Weekday } from '../../../src/domain/hours/hours.ts';
import { tokensOf } from './hours-tokens.ts';
import { isOfFullClock, rulesOf, shortDay } from './hours-words.ts';
import { withBreak, withoutLunch } from './lunch-break.ts';

/** What a text says of the hours of one day. */
export interface DayText {
  readonly day: Weekday;
  readonly text: string;
}

/**
 * The hours of days of which each has a text of its own, in words or by a clock (`9 AM - 1 PM, 2 PM - 6 PM`, `closed`), in OpenStreetMap's syntax; undefined
 * for a day that is not understood. Times that do not say their half of the day are of the 24-hour clock where another of these days' is.
 */
export function rulesByDay(given: readonly DayText[]): readonly (string | undefined)[] {
  const days = given.map(({ day, text }) => {
    const { text: rest, lunch } = withoutLunch(text);
    const [first, ...others] = tokensOf(rest) ?? [];
    const isNamed = first?.kind === 'days' && first.days.length === 1 && first.days[0] === day;
    return { day, lunch, tokens: first === undefined || isNamed ? others : [first, ...others] };
  });
  const isFullClock = days.some(({ tokens }) => isOfFullClock(tokens));
  return days.map(({ day, lunch, tokens }) => {
    const rules = tokens.some(({ kind }) => kind === 'days') ? undefined : rulesOf(tokens, isFullClock);
    const ranges = rules?.length === 1 ? rules[0]?.ranges : undefined;
    const broken =
      ranges === undefined || lunch === undefined
        ? ranges
        : withBreak(new Map([[day, new Set(ranges)]]), lunch)?.get(day);
    return broken && `${shortDay[day]} ${[...broken].join(',') || 'off'}`;
  });
}
