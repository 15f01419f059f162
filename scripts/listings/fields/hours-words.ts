import { minutesPerDay, type OpenRange, weekdays } from '../../../src/domain/hours/hours.ts';
import { daysBetween, has24HourTime, linesAsRules, rangeOf } from './clock-ranges.ts';
import { type HoursRule, publicHolidays } from './hours-rules.ts';
import { type Day, patternOf, type Token, tokensOf } from './hours-tokens.ts';
import { cutLunchBreak, splitLunch, type TextAndLunch, type Week } from './lunch-break.ts';

const signOfWords = new RegExp(patternOf('sign'), 'i');

/** True if hours are in words (`Mon-Fri 9am-5pm`) and not in OpenStreetMap's syntax (`Mo-Fr 09:00`). */
export const isInWords = (text: string): boolean => signOfWords.test(text);

interface Rule {
  readonly days: readonly Day[];
  readonly ranges: readonly OpenRange[];
}

interface TokenGroup {
  readonly kind: 'days' | 'time' | 'all day' | 'closed';
  readonly separatorsBefore: string;
  readonly separatorsWithin: string;
  readonly days: readonly Day[];
  readonly ranges: readonly OpenRange[];
}

function groupsOf(tokens: readonly Token[], is24HourClock: boolean): readonly TokenGroup[] | undefined {
  const groups: TokenGroup[] = [];
  let before = '';
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.kind === 'break') before += token.mark;
    if (token === undefined || token.kind === 'break') continue;
    if (token.kind === 'dash') return undefined;
    const end = tokens[at + 1]?.kind === 'dash' ? tokens[at + 2] : undefined;
    let days: readonly Day[] | undefined = token.kind === 'days' ? token.days : [];
    if (token.kind === 'days' && end?.kind === 'days') days = spanOf(token.days[0], end.days[0]);
    const range =
      token.kind === 'time' && end?.kind === 'time' ? rangeOf(token, end, is24HourClock) : undefined;
    if (days === undefined || (token.kind === 'time' && range === undefined)) return undefined;
    if (end !== undefined && end.kind === token.kind) at += 2;
    const ranges = token.kind === 'all day' ? [{ opens: 0, closes: minutesPerDay }] : range ? [range] : [];
    const last = groups.at(-1);
    if (last?.kind === token.kind && (token.kind === 'days' || token.kind === 'time'))
      groups[groups.length - 1] = {
        ...last,
        separatorsWithin: last.separatorsWithin + before,
        days: [...last.days, ...days],
        ranges: [...last.ranges, ...ranges],
      };
    else groups.push({ kind: token.kind, separatorsBefore: before, separatorsWithin: '', days, ranges });
    before = '';
  }
  return groups;
}

/**
 * Reads tokens as pairs of days and times, in either order, or as times for every day (`9am-5pm`). Undefined
 * if they are ambiguous or no such pairs.
 */
export function rulesOf(tokens: readonly Token[], is24HourClock: boolean): readonly Rule[] | undefined {
  const groups = groupsOf(tokens, is24HourClock) ?? [];
  const isTimesFirst = groups[0]?.kind !== 'days' && groups.at(-1)?.kind === 'days';
  const hasDays = groups.some(({ kind }) => kind === 'days');
  const rules: Rule[] = [];
  for (let at = 0; at < groups.length; ) {
    const [first, second, third, fourth] = groups.slice(at);
    if (first === undefined) return undefined;
    // `9am-9pm Mon-Sat, Sun 10am-6pm`: either times may be Sunday's.
    if (isTimesFirst && at > 0 && first.separatorsBefore === '') return undefined;
    // `Mon-Fri 9am-5pm, closed Sat`: "closed" belongs to the day behind it.
    if (isTimesFirst || !hasDays || (at > 0 && first.kind === 'closed')) {
      if (first.kind === 'days' || (hasDays && second?.kind !== 'days')) return undefined;
      rules.push({ days: second !== undefined && hasDays ? second.days : weekdays, ranges: first.ranges });
      at += hasDays ? 2 : 1;
      continue;
    }
    const aside = closedDaysBetween(first, second, third);
    const times = aside?.length === 0 ? second : fourth;
    if (first.kind !== 'days' || aside === undefined || times === undefined || times.kind === 'days')
      return undefined;
    if (aside.length > 0 && times.kind === 'closed') return undefined;
    rules.push({ days: first.days, ranges: times.ranges });
    if (aside.length > 0) rules.push({ days: aside, ranges: [] });
    at += aside.length === 0 ? 2 : 4;
  }
  return rules.length === 0 ? undefined : rules;
}

/** Returns Saturday for `Mon-Fri (closed Sat) 9am-5pm`, `[]` for no such days, undefined if ambiguous. */
function closedDaysBetween(
  { days }: TokenGroup,
  closed: TokenGroup | undefined,
  closedDays: TokenGroup | undefined,
): readonly Day[] | undefined {
  // `Sunday: closed; Monday 9am-5pm`: "closed" belongs to the day before it.
  if (closed?.kind !== 'closed' || closedDays?.kind !== 'days' || closedDays.separatorsBefore !== '')
    return [];
  // `Mon-Fri, closed Sat, Sun 10am-4pm`: the times may be of all days or of Sunday.
  if (closed.separatorsBefore !== '')
    return /[,;|]/.test(closedDays.separatorsWithin) && !closed.separatorsBefore.endsWith('(')
      ? undefined
      : closedDays.days;
  if (days.length > 1 && closedDays.days.every((day) => day === 'holidays')) return closedDays.days;
  // `Sunday Closed Monday 9am-5pm`: one day after the other.
  return days.length === 1 && closedDays.days.length === 1 ? [] : undefined;
}

const unambiguousRuleEnd = /[;|]|\.\s+(?=[A-Z])/;

function rulesIn(text: string): readonly Rule[] | undefined {
  const tokens = tokensOf(text);
  if (tokens === undefined) return undefined;
  const is24HourClock = has24HourTime(timesOf(tokens));
  const whole = rulesOf(tokens, is24HourClock);
  if (whole !== undefined) return whole;
  const parts = linesAsRules(text)
    .split(unambiguousRuleEnd)
    .flatMap((part) => (part.trim() === '' ? [] : [tokensOf(part) ?? []]));
  if (parts.length < 2 || !parts.every((part) => part.some(({ kind }) => kind === 'days'))) return undefined;
  const read = parts.map((part) => rulesOf(part, is24HourClock));
  return read.every((rules) => rules !== undefined) ? read.flat() : undefined;
}

const spanOf = (first: Day | undefined, last: Day | undefined) =>
  first === 'holidays' || last === 'holidays' ? undefined : daysBetween(first, last);

export const timesOf = (tokens: readonly Token[]) =>
  tokens.flatMap((token) => (token.kind === 'time' ? [token] : []));

const closedOnSomeHolidays = /[\s,;.(]*\bclosed (?:on )?(?:major|most|some) holidays\b[\s.)]*$/i;

function weekOf(rules: readonly Rule[] | undefined): Week | undefined {
  if (rules === undefined) return undefined;
  const week = new Map<Day, readonly OpenRange[]>();
  for (const { days, ranges } of rules) {
    for (const day of days) {
      const knownRanges = week.get(day) ?? [];
      if (week.has(day) && (knownRanges.length === 0) !== (ranges.length === 0)) return undefined;
      week.set(day, [...knownRanges, ...ranges]);
    }
  }
  return week;
}

function weekByLine(lines: readonly TextAndLunch[]): Week | undefined {
  const weeks = lines.map(({ text, lunch }) => cutLunchBreak(weekOf(rulesIn(text)), lunch));
  const days = weeks.flatMap((week) => [...(week ?? [])]);
  const all = new Map(days);
  return weeks.every((week) => week !== undefined) && all.size === days.length ? all : undefined;
}

/**
 * Reads hours in words, such as `Monday-Friday: 8am to Noon; Sat Closed`. Unnamed days are closed. Returns
 * undefined if the text is not understood or ambiguous.
 */
export function rulesOfWords(text: string): readonly HoursRule[] | undefined {
  const lines = linesAsRules(text.replace(closedOnSomeHolidays, '')).split(/[;|]/).map(splitLunch);
  const linesWithHours = lines.filter(({ text: rest }) => /\w/.test(rest));
  const lunches = lines.flatMap(({ lunch }) => lunch ?? []);
  const isByLine = linesWithHours.slice(0, -1).some(({ lunch }) => lunch !== undefined);
  const weekWithoutBreak = isByLine
    ? weekByLine(linesWithHours)
    : weekOf(rulesIn(linesWithHours.map(({ text: rest }) => rest).join('; ')));
  if (!isByLine && lunches.length > 1) return undefined;
  const sharedLunch = isByLine ? lines.find(({ text: rest }) => !/\w/.test(rest))?.lunch : lunches[0];
  const week = cutLunchBreak(weekWithoutBreak, sharedLunch);
  return (
    week &&
    [...week].map(([day, ranges]) => ruleOfDay(day, ranges)).toSorted((a, b) => b.days.size - a.days.size)
  );
}

/**
 * Returns the rule for one weekday, or for all federal holidays (not Easter or Christmas Eve). Without ranges
 * it means closed.
 */
export const ruleOfDay = (day: Day, ranges: readonly OpenRange[]): HoursRule => ({
  adds: day !== 'holidays',
  days: new Set(day === 'holidays' ? [] : [day]),
  holidays: day === 'holidays' ? publicHolidays : [],
  ranges,
  isOff: ranges.length === 0,
});
