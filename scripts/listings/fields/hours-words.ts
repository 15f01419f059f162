import { weekdays } from '../../../src/domain/hours/hours.ts';
import { fullClock, isClockSlip, linesAsRules, smallHours } from './hours-text.ts';
import { type Day, type Token, timeOf, tokensOf } from './hours-tokens.ts';
import { withBreak, withoutLunch, written } from './lunch-break.ts';

const hour = 60;

/** Texts that name days or halves of the day in English words, which OpenStreetMap's syntax does not. */
const inWords =
  /\b(?:mon|tues?|wed(?:s|nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\b|\d\s*[ap]\.?m?\b|\bnoon\b|\bmidnight\b|\bdaily\b|\bevery\s?day\b|\bweek(?:day|end)s?\b|\b24 ?h|\bhours\b|\bdays a week\b|\b(?!20\d\d\s?(?:[-–]|to)\s?20)[0-2]\d{3}\s?(?:[-–]|to)\s?[0-2]\d{3}\b|\b(?:lunes|martes|mi[eé]rcoles|jueves|viernes|domingos?)\b|\bs[aá]bados?\b/i;

/** Whether a text is in words rather than in OpenStreetMap's syntax. */
export const isInWords = (text: string): boolean => inWords.test(text);

/**
 * A range in OpenStreetMap's syntax; undefined where its halves of the day are a guess. `9:00-17:00` is of the 24-hour clock, and so is
 * `9:00-12:00` where another time of the text is (`isFullClock`).
 */
function rangeOf(from: Token | undefined, to: Token | undefined, isFullClock: boolean): string | undefined {
  if (from?.kind !== 'time' || to?.kind !== 'time') return undefined;
  const told = [from, to].filter(({ clock }) => clock === 'half told').length;
  if (told === 1) return undefined;
  const isFull =
    (from.clock === 'full' && to.clock === 'full') ||
    Math.max(from.minutes, to.minutes) >= fullClock ||
    (isFullClock && smallHours < from.minutes && from.minutes < to.minutes);
  if (told === 0 && !isFull) return undefined;
  const closes = to.minutes === 0 && from.minutes !== 0 ? 24 * hour : to.minutes;
  if (told === 0 && isClockSlip(from.minutes, closes)) return undefined;
  return `${written(from.minutes)}-${written(closes)}`;
}

const order: readonly Day[] = weekdays;

/** The days from one to another, over the end of the week too. */
function daysBetween([first]: readonly Day[], [last]: readonly Day[]): readonly Day[] | undefined {
  const [from, to] = [first, last].map((day) => (day === undefined ? -1 : order.indexOf(day)));
  if (from === undefined || to === undefined || from < 0 || to < 0) return undefined;
  return from <= to ? order.slice(from, to + 1) : [...order.slice(from), ...order.slice(0, to + 1)];
}

interface Rule {
  readonly days: readonly Day[];
  /** Ranges; empty for a day that is closed. */
  readonly ranges: readonly string[];
}

/**
 * Days and their times, over and over: days first (`Mon - Fri: 9 AM - 1 PM, 2 PM - 6 PM; closed Sat`) or times first, where the text begins with
 * times and ends with days (`9am-9pm Mon-Sat, 10am-6pm Sun`). Times without any day are of every day; some with days and some without are
 * not understood.
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
    const ranges = isRangesFirst ? early : reader.takeRanges();
    if (days === undefined || days.length === 0 || ranges === undefined) return undefined;
    rules.push({ days, ranges });
  }
  return rules.length === 0 ? undefined : rules;
}

/** Whether a time is one that no 12-hour clock has: those beside it are then of the 24-hour clock too. */
export const isOfFullClock = (tokens: readonly Token[]): boolean =>
  tokens.some((token) => token.kind === 'time' && token.clock !== 'half told' && token.minutes >= fullClock);

/** The end of a rule that leaves no doubt: a semicolon, a line, a sentence. */
const ruleEnds = /[;|]|\.\s+(?=[A-Z])/;

/**
 * The rules of a text, read as one; else of each of its parts by itself, where all of them name days: `9am-noon Mon-Fri; Sat 1pm-5pm`,
 * `Closed Sunday. Mon-Sat 9am-6pm`.
 */
function rulesIn(text: string): readonly Rule[] | undefined {
  const tokens = tokensOf(text);
  if (tokens === undefined) return undefined;
  const isFullClock = isOfFullClock(tokens);
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
  /** The ranges that follow, none for closed; undefined where there are none or one is not understood. */
  readonly takeRanges: () => readonly string[] | undefined;
}

/** Reads the words of a text one after the other; breaks between them say nothing. */
function readerOf(tokens: readonly Token[], isFullClock: boolean): Reader {
  let at = 0;
  const skipBreaks = (): void => {
    while (tokens[at]?.kind === 'break') at += 1;
  };
  skipBreaks();
  return {
    isAtEnd: () => at >= tokens.length,
    isAfterBreak: () => tokens[at - 1]?.kind === 'break',
    isAt: (kind) => tokens[at]?.kind === kind,
    takeDays: () => {
      let days: readonly Day[] = [];
      for (let token = tokens[at]; token?.kind === 'days'; token = tokens[at]) {
        at += 1;
        const next = tokens[at + 1];
        const isSpan = tokens[at]?.kind === 'dash' && next?.kind === 'days';
        const added = isSpan ? daysBetween(token.days, next.days) : token.days;
        if (added === undefined) return undefined;
        if (isSpan) at += 2;
        days = [...days, ...added];
        skipBreaks();
      }
      return days;
    },
    takeRanges: () => {
      const first = tokens[at];
      if (first?.kind === 'closed' || first?.kind === 'all day') {
        at += 1;
        skipBreaks();
        return first.kind === 'closed' ? [] : ['00:00-24:00'];
      }
      const ranges: string[] = [];
      while (tokens[at]?.kind === 'time') {
        const range =
          tokens[at + 1]?.kind === 'dash' ? rangeOf(tokens[at], tokens[at + 2], isFullClock) : undefined;
        if (range === undefined) return undefined;
        ranges.push(range);
        at += 3;
        skipBreaks();
      }
      return ranges.length === 0 ? undefined : ranges;
    },
  };
}

/** On which days is not told: their hours are as unknown as without it. */
const someHolidays = /[\s,;.(]*\bclosed (?:on )?(?:major|most|some) holidays\b[\s.)]*$/i;

/** The days as OpenStreetMap writes them. */
export const shortDay: Readonly<Record<Day, string>> = {
  mon: 'Mo',
  tue: 'Tu',
  wed: 'We',
  thu: 'Th',
  fri: 'Fr',
  sat: 'Sa',
  sun: 'Su',
  holidays: 'PH',
};

/**
 * Hours in English words and by the 12-hour clock (`Sun 7:00 AM - 9:00 PM,Mon …`, `Monday–Friday: 8am to Noon; Sat Closed`) in
 * OpenStreetMap's syntax. Undefined for what is not understood to the last word, for a time that does not say its half of the
 * day, and for a day that is both closed and open. A day that is not named is closed, as in that syntax.
 */
export function hoursFromWords(given: string): string | undefined {
  const { text, lunch } = withoutLunch(given.replace(someHolidays, ''), timeOf);
  const rules = rulesIn(text);
  if (rules === undefined) return undefined;
  const all = new Map<Day, Set<string>>();
  const closed = new Set<Day>();
  for (const { days, ranges } of rules) {
    for (const day of days) {
      if (ranges.length === 0) closed.add(day);
      else all.set(day, new Set([...(all.get(day) ?? []), ...ranges]));
    }
  }
  const stated = lunch === undefined ? all : withBreak(all, lunch);
  if (stated === undefined) return undefined;
  if ([...closed].some((day) => stated.has(day))) return undefined;
  const rule = (day: Day): readonly string[] => {
    const ranges = stated.get(day);
    return ranges === undefined ? [] : [`${shortDay[day]} ${[...ranges].join(',')}`];
  };
  // Rules joined by commas add to each other; after a semicolon a day's rule would cut the night before it.
  const week = weekdays.flatMap(rule).join(', ');
  const holidays = closed.has('holidays') ? ['PH off'] : rule('holidays');
  return [week === '' ? 'off' : week, ...holidays].join('; ');
}
