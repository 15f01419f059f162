import { type OpenRange, type Weekday, weekdays } from '../../../src/domain/hours/hours.ts';

/** What one word of a text of hours stands for. */
export type Token =
  | { readonly kind: 'days'; readonly days: readonly Day[] }
  | TimeToken
  | { readonly kind: 'all day' | 'closed' | 'dash' }
  | { readonly kind: 'break'; readonly mark: string };
export interface TimeToken {
  readonly kind: 'time';
  readonly minutes: number;
  readonly clock: Clock;
}
export type Day = Weekday | 'holidays';
/** Whether a time tells its half of the day, is of 24 hours, may be either, or is a bare number. */
type Clock = 'half told' | 'full' | 'unclear' | 'bare';

/** Letters; the longest value in OpenStreetMap has 255. */
export const longestText = 500;
const hour = 60;
const halfDay = 12 * hour;

const oneDay: readonly (readonly [RegExp, Day])[] = [
  // In Spanish too, but for `mar`, which is March.
  [/^(?:m(?:o(?:n(?:days?)?)?)?|l(?:un(?:es)?)?)$/, 'mon'],
  [/^(?:tu(?:e(?:s(?:days?)?)?)?|martes)$/, 'tue'],
  [/^(?:w(?:e(?:d(?:s|nesdays?)?)?)?|mie(?:rcoles)?)$/, 'wed'],
  [/^(?:th(?:u(?:r(?:s(?:days?)?)?)?)?|jue(?:ves)?)$/, 'thu'],
  [/^(?:f(?:r(?:i(?:days?)?)?)?|v(?:ie(?:rnes)?)?)$/, 'fri'],
  [/^(?:sa(?:t(?:urdays?)?)?|sab(?:ados?)?)$/, 'sat'],
  [/^(?:su(?:n(?:days?)?)?|dom(?:ingos?)?)$/, 'sun'],
  [
    /^(?:ph|(?:(?:all|federal|legal|national|public) )?holidays?|(?:dias? )?(?:feriados?|festivos?))$/,
    'holidays',
  ],
];
const spanishDay =
  /\b(?:l|v|lun(?:es)?|martes|mie(?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|sab(?:ados?)?|dom(?:ingos?)?)\b/;
const manyDays: readonly (readonly [RegExp, readonly Day[]])[] = [
  [
    /^(?:daily|(?:every|each) ?day(?: of the week)?|all week|(?:7|seven) days(?: (?:a|per) week)?|todos los dias|(?:los )?(?:7|siete) dias(?: (?:a|de|por) la semana)?)$/,
    weekdays,
  ],
  [/^(?:mon-?fri|week ?days?|mtw(?:r|th)f)$/, weekdays.slice(0, 5)],
  [/^mwf$/, ['mon', 'wed', 'fri']],
  [/^tu?th$/, ['tue', 'thu']],
  [/^(?:week ?ends?|fin(?:es)? de semana)$/, weekdays.slice(5)],
];

const wordPattern =
  /(?:(?:7|seven) days(?: (?:a|per) week)?|(?:every|each) ?day(?: of the week)?|all week|todos los dias|(?:los )?(?:7|siete) dias(?: (?:a|de|por) la semana)?|fin(?:es)? de semana|dias? (?:feriados?|festivos?)|(?:all|federal|legal|national|public) holidays?|week ?days?|week ?ends?|(?:open )?24(?:\/7|[ -]?h(?:ou)?rs?(?: a day)?(?:,? (?:7|seven) days a week)?|h|[ -]?horas)|12 ?(?:noon|midnight|(?:del? )?mediodia|(?:de )?(?:la )?medianoche)|\d{4}(?![a-z\d:])|\d{1,2}(?::\d{2})? ?(?:[ap]\.?m?\.?)?(?![a-z\d])|[a-z]+\.?|[-,;|/&:()]|\s+)/y;

/** Reads the time that a word, in small letters, stands for; undefined for another word. */
export function timeOf(word: string): TimeToken | undefined {
  if (/(?:noon|mediodia)$/.test(word)) return { kind: 'time', minutes: 12 * hour, clock: 'half told' };
  if (/(?:midnight|medianoche)$/.test(word)) return { kind: 'time', minutes: 0, clock: 'half told' };
  const [, military, past] = /^(\d\d)(\d\d)$/.exec(word) ?? [];
  if (military !== undefined) return timeOf(`${military}:${past}`);
  const parts = /^(\d{1,2})(?::(\d{2}))? ?([ap])?/.exec(word);
  if (parts === null) return undefined;
  const [, hours = '', minutes, half] = parts;
  const value = Number(hours);
  const rest = Number(minutes ?? 0);
  if (rest > 59) return undefined;
  if (half === undefined) {
    if (value > 24 || (minutes === undefined && (value < 1 || value > 12))) return undefined;
    const clock = minutes === undefined ? 'bare' : hours.length === 2 ? 'full' : 'unclear';
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
  if (/^(?::|from|desde|de|los|open|abiert[oa]s?|on|hours)?$/.test(bare.trim())) return 'none';
  if (/^(?:open )?24(?:\/7|[ -]?h)/.test(bare)) return { kind: 'all day' };
  if (/^(?:closed|off|cerrad[oa]s?)$/.test(bare)) return { kind: 'closed' };
  if (/^(?:-|to|until|till?|thru|through|a|al|hasta)$/.test(bare)) return { kind: 'dash' };
  if (/^(?:[,;|/&()]|and|y)$/.test(bare)) return { kind: 'break', mark: bare };
  const day = oneDay.find(([pattern]) => pattern.test(bare))?.[1];
  if (day !== undefined) return { kind: 'days', days: [day] };
  const days = manyDays.find(([pattern]) => pattern.test(bare))?.[1];
  return days === undefined ? timeOf(bare) : { kind: 'days', days };
}

/** Years from one to another (`2024-2026`), which would be times of an evening. */
export const yearSpan =
  /(?<!\d)(?:19|20)\d\d\s*(?:[-–—/]|to|until|till?|thru|through|al?|hasta)\s*(?:19|20)\d\d(?!\d)/i;

/** Gives the words of a text of hours; undefined where one is not understood. */
export function tokensOf(text: string): readonly Token[] | undefined {
  const plain = linesAsRules(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\s\u00a0\u2009\u202f]+/g, ' ')
    .trim();
  if (yearSpan.test(plain)) return undefined;
  // `M` is Monday, and Tuesday or Wednesday beside a Spanish day.
  if (/(?<![.\w] ?)m(?![.\w])/.test(plain) && spanishDay.test(plain)) return undefined;
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

/**
 * Tells whether a time is one that no 12-hour clock has: those beside it are then of the 24-hour clock too.
 */
export const isOfFullClock = (tokens: readonly Token[]): boolean =>
  tokens.some((token) => token.kind === 'time' && token.clock !== 'half told' && token.minutes >= fullClock);

/**
 * Writes a range in OpenStreetMap's syntax; undefined where its halves of the day are a guess. `9:00-17:00`
 * is of the 24-hour clock, and so is `9:00-12:00` where another time of the text is (`isFullClock`).
 */
export function rangeOf(
  from: Token | undefined,
  to: Token | undefined,
  isFullClock: boolean,
): string | undefined {
  if (from?.kind !== 'time' || to?.kind !== 'time') return undefined;
  const told = [from, to].filter(({ clock }) => clock === 'half told').length;
  if (told === 1) return rangeOfOneHalf(from, to);
  if (from.clock === 'bare' || to.clock === 'bare') return undefined;
  const isFull =
    (from.clock === 'full' && to.clock === 'full') ||
    Math.max(from.minutes, to.minutes) >= fullClock ||
    (isFullClock && smallHours < from.minutes && from.minutes < to.minutes);
  if (told === 0 && !isFull) return undefined;
  const closes = to.minutes === 0 && from.minutes !== 0 ? 2 * halfDay : to.minutes;
  const isSlip = isClockSlip(from.minutes, closes);
  if (told === 0 && isSlip) return undefined;
  // What tells both halves of its day is no slip, and says so by an end after 24 o'clock.
  const isNight = isSlip && !lastsTooLong(from.minutes, closes);
  return `${written(from.minutes)}-${written(isNight ? closes + 2 * halfDay : closes)}`;
}

/**
 * A range whose end alone tells its half of the day, where only one reading is possible: `1–5PM` begins after
 * noon, since no counter opens in the small hours, and `9–5PM` in the morning; `8–9PM` may be one hour or
 * thirteen.
 */
function rangeOfOneHalf(from: TimeToken, to: TimeToken): string | undefined {
  if (to.clock !== 'half told' || from.minutes < hour || from.minutes >= fullClock) return undefined;
  const [opens, isAfternoon] = [from.minutes % halfDay, to.minutes >= halfDay];
  const isBefore = opens < to.minutes % halfDay;
  if (isBefore && isAfternoon && opens > smallHours) return undefined;
  // From an evening until a morning is a night, which would be told.
  if (!isBefore && !isAfternoon) return undefined;
  const found = isBefore && isAfternoon ? opens + halfDay : opens;
  // `1-12pm` is more likely to last until midnight than from one in the night.
  return found > smallHours ? `${written(found)}-${written(to.minutes)}` : undefined;
}

/** Writes `13:30` of minutes after midnight. */
export const written = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Line breaks of cells and pages, between which a list has one rule each. */
const lineBreak = /[\s,;]*(?:[\r\n\u2028\u2029]|<br\s*\/?>)[\s,;]*/gi;

/** Gives a text in one line: each line of it is a rule of its own. */
export const linesAsRules = (text: string): string => linesIn(text).join('; ');

/** Gives the lines of a text; an empty one at its beginning is none. */
export const linesIn = (text: string): readonly string[] => {
  const lines = text.split(lineBreak);
  return lines.length > 1 && lines[0] === '' ? lines.slice(1) : lines;
};

/** Minutes after midnight of a clock's `9:30` or `09:30`. */
const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/**
 * Gives the first and the last time of each range of a text, in minutes after midnight as they are written.
 */
export const rangesIn = (text: string): readonly (readonly [opens: number, closes: number])[] =>
  [...text.matchAll(/(\d{1,2}:\d{2})\s?[-–]\s?(\d{1,2}:\d{2})/g)].map(([, from = '', to = '']) => [
    minutesOf(from),
    minutesOf(to),
  ]);

/** Until 4 am, in minutes after midnight, hours count as a night of the day before. */
export const smallHours = 4 * 60;
/** The first hour that no 12-hour clock has, in minutes after midnight. */
const fullClock = 13 * 60;

/** Whether a night lasts into the next day's hours, which no told half of the day excuses. */
const lastsTooLong = (opens: number, closes: number): boolean =>
  closes < opens && ((closes > smallHours && opens < fullClock) || closes >= halfDay);

/** Openings before it and closings until it are of stores that close for a few hours: `06:00-02:00`. */
const [earlyOpening, lateClosing] = [8 * hour, 2 * hour];
/** Openings from then on may begin a night that lasts until the morning. */
const eveningOpening = 16 * hour;

/**
 * Tells whether a range is of a 12-hour clock that does not say so, or takes one half of the day for the
 * other: `9:00-5:00`, `08:00-04:00`, `13:00-05:00` and `21:00-17:00` are likely to end in the afternoon.
 */
export const isClockSlip = (opens: number, closes: number): boolean => {
  if (closes >= opens || closes <= hour) return false;
  if (lastsTooLong(opens, closes)) return true;
  if (opens < fullClock) return opens >= earlyOpening || closes > lateClosing;
  return opens < eveningOpening && closes + halfDay > opens;
};

/**
 * Tells whether a range is an afternoon that the 24-hour clock makes a night of: `01:00-05:00`. No counter
 * opens in the small hours, unless `others` last until then.
 */
export const isAfternoonAsNight = ({ opens, closes }: OpenRange, others: readonly OpenRange[]): boolean =>
  opens > 0 &&
  opens < smallHours + hour &&
  closes <= halfDay &&
  !others.some((other) => other.closes === 2 * halfDay || other.closes - 2 * halfDay >= opens);

/**
 * A day that ends at `1:00`, or lasts from `1:00` to `5:00`: the 24-hour clock writes `01:00` for the night.
 */
const byOneDigit = /(?<!\d)(?:(?:0?\d|1[0-2]):\d\d\s?[-–]\s?[1-4]|[1-5]:\d\d\s?[-–]\s?[5-9]):\d\d/;
const rangeAfterRange = /(?=(\d\d?:\d\d)\s?[-–]\s?\d\d?:\d\d\s?,\s?(\d\d?:\d\d)\s?[-–]\s?(\d\d?:\d\d))/g;

/** Tells whether a time is of an afternoon that does not say so: `1:00-5:00` after `9:00-12:00`. */
export const isOfHalfDays = (text: string): boolean =>
  byOneDigit.test(text) ||
  [...text.matchAll(rangeAfterRange)].some(
    ([, opens = '', reopens = '', closes = '']) =>
      minutesOf(reopens) < minutesOf(opens) && minutesOf(closes) < halfDay,
  );
