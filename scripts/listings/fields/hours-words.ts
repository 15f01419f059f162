import { minutesPerDay, type OpenRange, weekdays } from '../../../src/domain/hours/hours.ts';
import { daysBetween, isOfFullClock, linesAsRules, rangeOf } from './clock-ranges.ts';
import { type HoursRule, publicHolidays } from './hours-rules.ts';
import { type Day, type Token, tokensOf } from './hours-tokens.ts';
import { type Broken, type Week, withBreak, withoutLunch } from './lunch-break.ts';

/** Texts that name days or halves of the day in words, which OpenStreetMap's syntax does not. */
const inWords = new RegExp(
  [
    String.raw`\b(?:mon|tues?|wed(?:s|nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\b`,
    String.raw`\d\s*[ap]\.?m?\b|\bnoon\b|\bmidnight\b`,
    String.raw`\bdaily\b|\bevery\s?day\b|\bweek(?:day|end)s?\b|\b24 ?h|\bhours\b|\bdays a week\b`,
    String.raw`\b(?!20\d\d\s?(?:[-–]|to)\s?20)[0-2]\d{3}\s?(?:[-–]|to)\s?[0-2]\d{3}\b`,
    String.raw`\b(?:lunes|martes|mi[eé]rcoles|jueves|viernes|domingos?)\b|\bs[aá]bados?\b`,
  ].join('|'),
  'i',
);

/** Tells whether a text is in words rather than in OpenStreetMap's syntax. */
export const isInWords = (text: string): boolean => inWords.test(text);

interface Rule {
  readonly days: readonly Day[];
  /** Ranges; empty for days that are closed. */
  readonly ranges: readonly OpenRange[];
}

/**
 * Reads days and their times, over and over: days first (`Mon - Fri: 9 AM - 1 PM, 2 PM - 6 PM; closed Sat`),
 * or times first where the text begins with times and ends with days (`9am-9pm Mon-Sat, 10am-6pm Sun`). Times
 * without any day are of every day; some with days and some without are not understood.
 */
export function rulesOf(tokens: readonly Token[], isFullClock: boolean): readonly Rule[] | undefined {
  const words = tokens.filter(({ kind }) => kind !== 'break');
  const isTimesFirst = words[0]?.kind !== 'days' && words.at(-1)?.kind === 'days';
  const hasDays = words.some(({ kind }) => kind === 'days');
  const reader = readerOf(tokens, isFullClock);
  const rules: Rule[] = [];
  while (!reader.isAtEnd()) {
    // `Mon-Fri 9am-5pm, closed Sat`: closed is what no day before it is.
    const isClosing = rules.length > 0 && reader.isAt('closed');
    const isRangesFirst = isTimesFirst || isClosing || !hasDays;
    // `9am-9pm Mon-Sat, Sun 10am-6pm`: of the times before them or after them.
    if (isTimesFirst && rules.length > 0 && !reader.isAfterBreak()) return undefined;
    const early = isRangesFirst ? reader.takeRanges() : undefined;
    const days = hasDays ? reader.takeDays() : weekdays;
    const closed = isRangesFirst ? [] : reader.takeClosedAside(days ?? []);
    const ranges = isRangesFirst ? early : reader.takeRanges();
    if (days === undefined || days.length === 0 || ranges === undefined || closed === undefined)
      return undefined;
    if (closed.length > 0 && ranges.length === 0) return undefined;
    rules.push({ days, ranges }, ...(closed.length > 0 ? [{ days: closed, ranges: [] }] : []));
  }
  return rules.length === 0 ? undefined : rules;
}

/** The end of a rule that leaves no doubt: a semicolon, a line, a sentence. */
const ruleEnds = /[;|]|\.\s+(?=[A-Z])/;

/**
 * The rules of a text, read as one; else of each of its parts by itself, where all of them name days:
 * `9am-noon Mon-Fri; Sat 1pm-5pm`, `Closed Sunday. Mon-Sat 9am-6pm`.
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

interface Reader {
  readonly isAtEnd: () => boolean;
  readonly isAfterBreak: () => boolean;
  readonly isAt: (kind: Token['kind']) => boolean;
  /** The days that follow; undefined for a span that has no order. */
  readonly takeDays: () => readonly Day[] | undefined;
  /** The days between days and their times that are closed; undefined where that cannot be told. */
  readonly takeClosedAside: (before: readonly Day[]) => readonly Day[] | undefined;
  /** The ranges that follow, none for closed; undefined where there are none or one is not understood. */
  readonly takeRanges: () => readonly OpenRange[] | undefined;
}

/** Reads the words of a text one after the other; breaks between them say nothing, but beside `closed`. */
function readerOf(tokens: readonly Token[], isFullClock: boolean): Reader {
  let at = 0;
  const kindAt = (index: number): Token['kind'] | undefined => tokens[index]?.kind;
  const skipBreaks = (): void => {
    while (kindAt(at) === 'break') at += 1;
  };
  skipBreaks();
  const takeDays = (): readonly Day[] | undefined => {
    let days: readonly Day[] = [];
    for (let token = tokens[at]; token?.kind === 'days'; token = tokens[at]) {
      at += 1;
      const next = tokens[at + 1];
      const isSpan = kindAt(at) === 'dash' && next?.kind === 'days';
      const added = isSpan ? spanOf(token.days[0], next.days[0]) : token.days;
      if (added === undefined) return undefined;
      if (isSpan) at += 2;
      days = [...days, ...added];
      skipBreaks();
    }
    return days;
  };
  return {
    isAtEnd: () => at >= tokens.length,
    isAfterBreak: () => kindAt(at - 1) === 'break',
    isAt: (kind) => kindAt(at) === kind,
    takeDays,
    takeClosedAside: (before) => {
      const next = tokens.findIndex(({ kind }, index) => index > at && kind !== 'break');
      if (kindAt(at) !== 'closed' || kindAt(next) !== 'days') return [];
      const [isApartBefore, isApartAfter] = [kindAt(at - 1) === 'break', next > at + 1];
      // `Sunday: closed; Monday 9am-5pm`: closed is what stands before it.
      if (isApartAfter) return [];
      const from = at;
      at += 1;
      const days = takeDays() ?? [];
      if (isApartBefore) {
        // `Mon-Fri, closed Sat, Sun 10am-4pm`: which of them the times are of is not told.
        const lastDay = tokens.findLastIndex(({ kind }, index) => index < at && kind !== 'break');
        const isListed = tokens.slice(from, lastDay).some((token) => isMark(token, /[,;|]/));
        return isListed && !isMark(tokens[from - 1], /\(/) ? undefined : days;
      }
      if (before.length > 1 && days.every((day) => day === 'holidays')) return days;
      if (before.length !== 1 || days.length !== 1) return undefined;
      // `Sunday Closed Monday 9am-5pm`: one day after the other.
      at = from;
      return [];
    },
    takeRanges: () => {
      const first = tokens[at];
      if (first?.kind === 'closed' || first?.kind === 'all day') {
        at += 1;
        skipBreaks();
        return first.kind === 'closed' ? [] : [{ opens: 0, closes: minutesPerDay }];
      }
      const ranges: OpenRange[] = [];
      for (let from = tokens[at]; from?.kind === 'time'; from = tokens[at]) {
        const to = kindAt(at + 1) === 'dash' ? tokens[at + 2] : undefined;
        const range = to?.kind === 'time' ? rangeOf(from, to, isFullClock) : undefined;
        if (range === undefined) return undefined;
        ranges.push(range);
        at += 3;
        skipBreaks();
      }
      return ranges.length === 0 ? undefined : ranges;
    },
  };
}

const isMark = (token: Token | undefined, mark: RegExp): boolean =>
  token?.kind === 'break' && mark.test(token.mark);

/** The days of a span; undefined where one of them has no place in the week. */
const spanOf = (first: Day | undefined, last: Day | undefined) =>
  first === 'holidays' || last === 'holidays' ? undefined : daysBetween(first, last);

/** Returns the times among tokens. */
export const timesOf = (tokens: readonly Token[]) =>
  tokens.flatMap((token) => (token.kind === 'time' ? [token] : []));

/** On which days is not told: their hours are as unknown as without it. */
const someHolidays = /[\s,;.(]*\bclosed (?:on )?(?:major|most|some) holidays\b[\s.)]*$/i;

/** The ranges of each day that rules name, none for one that is closed; undefined where a day is both. */
function weekOf(rules: readonly Rule[]): Week | undefined {
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

/** Reads a text of which each line has a lunch of its own: `Mon-Fri 9am-7pm, lunch 1:30-2; Sat 9am-1pm`. */
function weekByLine(lines: readonly Broken[]): Week | undefined {
  const weeks = lines.map(({ text, lunch }) => {
    const week = weekOf(rulesIn(text) ?? []);
    return week === undefined || week.size === 0 || lunch === undefined ? week : withBreak(week, lunch);
  });
  const days = weeks.flatMap((week) => [...(week?.keys() ?? [])]);
  const isWhole = weeks.every((week) => week !== undefined && week.size > 0);
  return isWhole && new Set(days).size === days.length
    ? new Map(weeks.flatMap((week) => [...(week ?? [])]))
    : undefined;
}

/**
 * Reads hours in words and by the 12-hour clock: `Sun 7:00 AM - 9:00 PM,Mon …`, `Monday–Friday: 8am to Noon;
 * Sat Closed`. Undefined for what is not understood to the last word, for a time that does not say its half of
 * the day, and for a day that is both closed and open. A day that is not named is closed.
 */
export function rulesOfWords(given: string): readonly HoursRule[] | undefined {
  const lines = linesAsRules(given.replace(someHolidays, '')).split(/[;|]/).map(withoutLunch);
  const own = lines.filter(({ text: rest }) => /\w/.test(rest));
  const lunches = lines.flatMap(({ lunch }) => lunch ?? []);
  const isByLine = own.slice(0, -1).some(({ lunch }) => lunch !== undefined);
  const all = isByLine
    ? weekByLine(own)
    : weekOf(rulesIn(own.map(({ text: rest }) => rest).join('; ')) ?? []);
  if (all === undefined || all.size === 0 || (!isByLine && lunches.length > 1)) return undefined;
  const shared = isByLine ? lines.find(({ text: rest }) => !/\w/.test(rest))?.lunch : lunches[0];
  const week = shared === undefined ? all : withBreak(all, shared);
  return (
    week &&
    [...week].map(([day, ranges]) => ruleOfDay(day, ranges)).toSorted((a, b) => b.days.size - a.days.size)
  );
}

/** Returns the rule of one day, closed without ranges. Those of holidays go last, and replace the week's. */
export const ruleOfDay = (day: Day, ranges: readonly OpenRange[]): HoursRule => ({
  adds: day !== 'holidays',
  days: new Set(day === 'holidays' ? [] : [day]),
  holidays: day === 'holidays' ? publicHolidays : [],
  ranges,
  isOff: ranges.length === 0,
});
