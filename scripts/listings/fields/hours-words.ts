import { minutesPerDay, type OpenRange, weekdays } from '../../../src/domain/hours/hours.ts';
import { daysBetween, isOfFullClock, linesAsRules, rangeOf } from './clock-ranges.ts';
import { type HoursRule, publicHolidays } from './hours-rules.ts';
import { type Day, sourcesOf, type Token, tokensOf } from './hours-tokens.ts';
import { type Broken, type Week, withBreak, withoutLunch } from './lunch-break.ts';

/** Matches days and times in words, which OpenStreetMap's syntax does not have. */
const inWords = new RegExp(sourcesOf('sign'), 'i');

/** True if a text has hours in words rather than in OpenStreetMap's syntax. */
export const isInWords = (text: string): boolean => inWords.test(text);

interface Rule {
  readonly days: readonly Day[];
  /** Empty for closed days. */
  readonly ranges: readonly OpenRange[];
}

/** Adjacent days, adjacent times, or a word for "closed" or "all day". */
interface Group {
  readonly kind: 'days' | 'time' | 'all day' | 'closed';
  /** Separators before the group, and those between its words. */
  readonly before: string;
  readonly within: string;
  readonly days: readonly Day[];
  readonly ranges: readonly OpenRange[];
}

/** Returns the groups of tokens, or undefined for a lone time or a span of days without order. */
function groupsOf(tokens: readonly Token[], isFullClock: boolean): readonly Group[] | undefined {
  const groups: Group[] = [];
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
      token.kind === 'time' && end?.kind === 'time' ? rangeOf(token, end, isFullClock) : undefined;
    if (days === undefined || (token.kind === 'time' && range === undefined)) return undefined;
    if (end !== undefined && end.kind === token.kind) at += 2;
    const ranges = token.kind === 'all day' ? [{ opens: 0, closes: minutesPerDay }] : range ? [range] : [];
    const last = groups.at(-1);
    if (last?.kind === token.kind && (token.kind === 'days' || token.kind === 'time'))
      groups[groups.length - 1] = {
        ...last,
        within: last.within + before,
        days: [...last.days, ...days],
        ranges: [...last.ranges, ...ranges],
      };
    else groups.push({ kind: token.kind, before, within: '', days, ranges });
    before = '';
  }
  return groups;
}

/**
 * Reads days and their times, repeated. Days come first (`Mon - Fri: 9 AM - 1 PM, 2 PM - 6 PM; closed Sat`),
 * or times where the text begins with times and ends with days (`9am-9pm Mon-Sat, 10am-6pm Sun`). Times
 * without any day are of every day. Some with days and some without are not understood.
 */
export function rulesOf(tokens: readonly Token[], isFullClock: boolean): readonly Rule[] | undefined {
  const groups = groupsOf(tokens, isFullClock) ?? [];
  const isTimesFirst = groups[0]?.kind !== 'days' && groups.at(-1)?.kind === 'days';
  const hasDays = groups.some(({ kind }) => kind === 'days');
  const rules: Rule[] = [];
  for (let at = 0; at < groups.length; ) {
    const [first, second, third, fourth] = groups.slice(at);
    if (first === undefined) return undefined;
    // `9am-9pm Mon-Sat, Sun 10am-6pm`: either times may be Sunday's.
    if (isTimesFirst && at > 0 && first.before === '') return undefined;
    // `Mon-Fri 9am-5pm, closed Sat`: "closed" belongs to the day behind it.
    if (isTimesFirst || !hasDays || (at > 0 && first.kind === 'closed')) {
      if (first.kind === 'days' || (hasDays && second?.kind !== 'days')) return undefined;
      rules.push({ days: second !== undefined && hasDays ? second.days : weekdays, ranges: first.ranges });
      at += hasDays ? 2 : 1;
      continue;
    }
    const aside = closedAside(first, second, third);
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

/** Returns the closed days that stand between days and their times, or undefined where this is ambiguous. */
function closedAside(
  { days }: Group,
  closed: Group | undefined,
  named: Group | undefined,
): readonly Day[] | undefined {
  // `Sunday: closed; Monday 9am-5pm`: "closed" belongs to the day before it.
  if (closed?.kind !== 'closed' || named?.kind !== 'days' || named.before !== '') return [];
  // `Mon-Fri, closed Sat, Sun 10am-4pm`: the times may be of all days or of Sunday.
  if (closed.before !== '')
    return /[,;|]/.test(named.within) && !closed.before.endsWith('(') ? undefined : named.days;
  if (days.length > 1 && named.days.every((day) => day === 'holidays')) return named.days;
  // `Sunday Closed Monday 9am-5pm`: one day after the other.
  return days.length === 1 && named.days.length === 1 ? [] : undefined;
}

/** An unambiguous end of a rule: a semicolon, a line, a sentence. */
const ruleEnds = /[;|]|\.\s+(?=[A-Z])/;

/**
 * Reads a text as a whole, else part by part if each part names days: `9am-noon Mon-Fri; Sat 1pm-5pm`,
 * `Closed Sunday. Mon-Sat 9am-6pm`.
 */
function rulesIn(text: string): readonly Rule[] | undefined {
  const tokens = tokensOf(text);
  if (tokens === undefined) return undefined;
  const isFullClock = isOfFullClock(timesOf(tokens));
  const whole = rulesOf(tokens, isFullClock);
  if (whole !== undefined) return whole;
  const parts = linesAsRules(text)
    .split(ruleEnds)
    .flatMap((part) => (part.trim() === '' ? [] : [tokensOf(part) ?? []]));
  if (parts.length < 2 || !parts.every((part) => part.some(({ kind }) => kind === 'days'))) return undefined;
  const read = parts.map((part) => rulesOf(part, isFullClock));
  return read.every((rules) => rules !== undefined) ? read.flat() : undefined;
}

const spanOf = (first: Day | undefined, last: Day | undefined) =>
  first === 'holidays' || last === 'holidays' ? undefined : daysBetween(first, last);

/** Returns the tokens that are times. */
export const timesOf = (tokens: readonly Token[]) =>
  tokens.flatMap((token) => (token.kind === 'time' ? [token] : []));

/** A closing on unnamed holidays. Their hours stay unknown. */
const someHolidays = /[\s,;.(]*\bclosed (?:on )?(?:major|most|some) holidays\b[\s.)]*$/i;

/** Returns the ranges of each named day, none for a closed one, or undefined where a day is both. */
function weekOf(rules: readonly Rule[] | undefined): Week | undefined {
  if (rules === undefined) return undefined;
  const week = new Map<Day, readonly OpenRange[]>();
  for (const { days, ranges } of rules) {
    for (const day of days) {
      const known = week.get(day) ?? [];
      if (week.has(day) && (known.length === 0) !== (ranges.length === 0)) return undefined;
      week.set(day, [...known, ...ranges]);
    }
  }
  return week;
}

/** Reads lines with a lunch break each: `Mon-Fri 9am-7pm, lunch 1:30-2; Sat 9am-1pm`. */
function weekByLine(lines: readonly Broken[]): Week | undefined {
  const weeks = lines.map(({ text, lunch }) => withBreak(weekOf(rulesIn(text)), lunch));
  const days = weeks.flatMap((week) => [...(week ?? [])]);
  const all = new Map(days);
  return weeks.every((week) => week !== undefined) && all.size === days.length ? all : undefined;
}

/**
 * Reads hours in words and by the 12-hour clock: `Sun 7:00 AM - 9:00 PM,Mon …`, `Monday–Friday: 8am to Noon;
 * Sat Closed`. Returns undefined if a word is not understood, a time lacks AM or PM, or a day is closed and
 * open. Days that are not named are closed.
 */
export function rulesOfWords(given: string): readonly HoursRule[] | undefined {
  const lines = linesAsRules(given.replace(someHolidays, '')).split(/[;|]/).map(withoutLunch);
  const own = lines.filter(({ text: rest }) => /\w/.test(rest));
  const lunches = lines.flatMap(({ lunch }) => lunch ?? []);
  const isByLine = own.slice(0, -1).some(({ lunch }) => lunch !== undefined);
  const all = isByLine ? weekByLine(own) : weekOf(rulesIn(own.map(({ text: rest }) => rest).join('; ')));
  if (!isByLine && lunches.length > 1) return undefined;
  const shared = isByLine ? lines.find(({ text: rest }) => !/\w/.test(rest))?.lunch : lunches[0];
  const week = withBreak(all, shared);
  return (
    week &&
    [...week].map(([day, ranges]) => ruleOfDay(day, ranges)).toSorted((a, b) => b.days.size - a.days.size)
  );
}

/** Returns the rule of one day, closed if it has no ranges. A rule of holidays replaces the week's. */
export const ruleOfDay = (day: Day, ranges: readonly OpenRange[]): HoursRule => ({
  adds: day !== 'holidays',
  days: new Set(day === 'holidays' ? [] : [day]),
  holidays: day === 'holidays' ? publicHolidays : [],
  ranges,
  isOff: ranges.length === 0,
});
