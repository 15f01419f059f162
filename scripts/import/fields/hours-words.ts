import { type Weekday, weekdays } from '../../../src/domain/hours/hours.ts';
import { fullClock, inOneLine, isSlip, smallHours } from './hours-text.ts';

/** What one word of a text of hours stands for. */
type Token =
  | { readonly kind: 'days'; readonly days: readonly Day[] }
  | { readonly kind: 'time'; readonly minutes: number; readonly clock: Clock }
  | { readonly kind: 'all day' | 'closed' | 'dash' | 'break' };
type Day = Weekday | 'holidays';
/** Whether a time says its half of the day, or is of the 24-hour clock, or may be of either. */
type Clock = 'half told' | 'full' | 'unclear';

const hour = 60;

/** Texts that name days or halves of the day in English words, which OpenStreetMap's syntax does not. */
const inWords =
  /\b(?:mon|tues?|wed(?:s|nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\b|\d\s*[ap]\.?m?\b|\bnoon\b|\bmidnight\b|\bdaily\b|\bevery\s?day\b|\bweek(?:day|end)s?\b|\b24 ?h|\bhours\b|\bdays a week\b/i;

/** Whether a text is in words rather than in OpenStreetMap's syntax. */
export const isInWords = (text: string): boolean => inWords.test(text);

const oneDay: readonly (readonly [RegExp, Day])[] = [
  [/^m(?:o(?:n(?:days?)?)?)?$/, 'mon'],
  [/^tu(?:e(?:s(?:days?)?)?)?$/, 'tue'],
  [/^w(?:e(?:d(?:s|nesdays?)?)?)?$/, 'wed'],
  [/^th(?:u(?:r(?:s(?:days?)?)?)?)?$/, 'thu'],
  [/^f(?:r(?:i(?:days?)?)?)?$/, 'fri'],
  [/^sa(?:t(?:urdays?)?)?$/, 'sat'],
  [/^su(?:n(?:days?)?)?$/, 'sun'],
  [/^(?:ph|holidays?)$/, 'holidays'],
];
const manyDays: readonly (readonly [RegExp, readonly Day[]])[] = [
  [/^(?:daily|every ?day|(?:7|seven) days a week)$/, weekdays],
  [/^(?:mon-?fri|week ?days?)$/, weekdays.slice(0, 5)],
  [/^week ?ends?$/, weekdays.slice(5)],
];

const wordPattern =
  /(?:(?:7|seven) days a week|every ?day|week ?days?|week ?ends?|(?:open )?24(?:\/7|[ -]?h(?:ou)?rs?(?: a day)?(?:,? (?:7|seven) days a week)?|h)|12 ?(?:noon|midnight)|\d{1,2}(?::\d{2})? ?(?:[ap]\.?m?\.?)?(?![a-z\d])|[a-z]+\.?|[-,;|/&:]|\s+)/y;

function timeOf(word: string): Token | undefined {
  if (/noon$/.test(word)) return { kind: 'time', minutes: 12 * hour, clock: 'half told' };
  if (/midnight$/.test(word)) return { kind: 'time', minutes: 0, clock: 'half told' };
  const parts = /^(\d{1,2})(?::(\d{2}))? ?([ap])?/.exec(word);
  if (parts === null) return undefined;
  const [, hours = '', minutes, half] = parts;
  const value = Number(hours);
  const rest = Number(minutes ?? 0);
  if (rest > 59) return undefined;
  if (half === undefined) {
    if (minutes === undefined || value > 24) return undefined;
    const clock = hours.length === 2 ? 'full' : 'unclear';
    return { kind: 'time', minutes: value * hour + rest, clock };
  }
  if (value < 1 || value > 12) return undefined;
  return {
    kind: 'time',
    minutes: ((value % 12) + (half === 'p' ? 12 : 0)) * hour + rest,
    clock: 'half told',
  };
}

/** `'none'` for a word that says nothing; undefined for one that is not understood. */
function tokenOf(word: string): Token | 'none' | undefined {
  const bare = word.replace(/(?<=[a-z])\.$/, '');
  if (/^(?::|from|open|hours)?$/.test(bare.trim())) return 'none';
  if (/^(?:open )?24(?:\/7|[ -]?h)/.test(bare)) return { kind: 'all day' };
  if (/^(?:closed|off)$/.test(bare)) return { kind: 'closed' };
  if (/^(?:-|to|until|till?|thru|through)$/.test(bare)) return { kind: 'dash' };
  if (/^(?:[,;|/&]|and)$/.test(bare)) return { kind: 'break' };
  const day = oneDay.find(([pattern]) => pattern.test(bare))?.[1];
  if (day !== undefined) return { kind: 'days', days: [day] };
  const days = manyDays.find(([pattern]) => pattern.test(bare))?.[1];
  return days === undefined ? timeOf(bare) : { kind: 'days', days };
}

function tokensOf(text: string): readonly Token[] | undefined {
  const plain = inOneLine(text)
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\s\u00a0\u2009\u202f]+/g, ' ')
    .trim();
  const tokens: Token[] = [];
  wordPattern.lastIndex = 0;
  for (let at = 0; at < plain.length; at = wordPattern.lastIndex) {
    const word = wordPattern.exec(plain)?.[0];
    const token = word === undefined ? undefined : tokenOf(word);
    if (token === undefined) return undefined;
    if (token !== 'none') tokens.push(token);
  }
  return tokens;
}

const written = (minutes: number): string =>
  `${String(Math.floor(minutes / hour)).padStart(2, '0')}:${String(minutes % hour).padStart(2, '0')}`;

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
  if (told === 0 && isSlip(from.minutes, closes)) return undefined;
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

/** Days and what follows them, over and over: `Mon - Fri: 9 AM - 1 PM, 2 PM - 6 PM; Sat closed`. */
function rulesOf(tokens: readonly Token[]): readonly Rule[] | undefined {
  const rules: Rule[] = [];
  const isFullClock = tokens.some(
    (token) => token.kind === 'time' && token.clock !== 'half told' && token.minutes >= fullClock,
  );
  let at = 0;
  const skipBreaks = (): void => {
    while (tokens[at]?.kind === 'break') at += 1;
  };
  const takeDays = (): readonly Day[] | undefined => {
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
  };
  const takeRanges = (): readonly string[] | undefined => {
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
  };
  skipBreaks();
  while (at < tokens.length) {
    const days = takeDays();
    const ranges = takeRanges();
    if (days === undefined || ranges === undefined) return undefined;
    if (days.length === 0 && rules.length > 0) return undefined;
    rules.push({ days: days.length === 0 ? weekdays : days, ranges });
  }
  return rules.length === 0 ? undefined : rules;
}

const shortDay: Readonly<Record<Day, string>> = {
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
export function hoursFromWords(text: string): string | undefined {
  const tokens = tokensOf(text);
  const rules = tokens === undefined ? undefined : rulesOf(tokens);
  if (rules === undefined) return undefined;
  const stated = new Map<Day, Set<string>>();
  const closed = new Set<Day>();
  for (const { days, ranges } of rules) {
    for (const day of days) {
      if (ranges.length === 0) closed.add(day);
      else stated.set(day, new Set([...(stated.get(day) ?? []), ...ranges]));
    }
  }
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
