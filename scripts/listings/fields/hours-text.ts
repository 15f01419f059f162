const dayName = '(?:Mo|Tu|We|Th|Fr|Sa|Su|PH)';
const monthName = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
/** What a rule can begin with: a day, a holiday, a month or a year. */
const ruleStart = `(?:${dayName}\\b|${monthName}\\b|easter\\b|20\\d\\d )`;
/** What a rule can end with. */
const ruleEnd = String.raw`(?:\d:\d\d|24/7|\b(?:off|closed|open))`;

/** Line breaks of cells and pages, between which a list has one rule each. */
const lineBreak = /[\s,;]*(?:[\r\n\u2028\u2029]|<br\s*\/?>)[\s,;]*/gi;

/** A text in one line: each line of it is a rule of its own. */
export const linesAsRules = (text: string): string => text.replace(lineBreak, '; ').replace(/^; /, '');

/**
 * Hours in OpenStreetMap's syntax, in one spelling: one line, single spaces, no separator at the end, no "open" that says
 * nothing. The parser (opening_hours 3.15) reads `2026 Dec 24,25 off` as open on every day: the year stands before each date.
 */
export const plainSyntax = (text: string): string =>
  linesAsRules(text)
    .replace(/\s+/g, ' ')
    .replace(/[\s,;]+$/, '')
    .replace(/[\s,]*;[\s,;]*/g, '; ')
    .replace(new RegExp(`^\\s?open:? (?=24/7|\\d|${ruleStart})`, 'i'), '')
    .replace(/\b24\/7 open\b/gi, '24/7')
    .replace(/\b(20\d\d) Dec (2[45]) ?, ?(2[45])\b(?!:)/gi, '$1 Dec $2,$1 Dec $3');

/** Reads a closing at 23:59 as the end of the day: no counter closes for its last minute. */
export const untilMidnight = (text: string): string => text.replace(/(?<=[-–]\s?)23:59\b/g, '24:00');

const betweenRules = new RegExp(`;|\\|\\||(?<=${ruleEnd}\\s?),\\s?(?=${ruleStart})`, 'i');

/** The rules of a text in OpenStreetMap's syntax, without those that are empty. */
export const rulesIn = (text: string): readonly string[] =>
  text
    .split(betweenRules)
    .map((rule) => rule.trim())
    .filter((rule) => rule !== '');

const unseparated = new RegExp(
  `${ruleEnd}\\s+(?=${ruleStart})|\\d:\\d\\d\\s+(?=\\d)|\\b${dayName}\\s+(?=${dayName}\\b)`,
  'i',
);

/** Whether two rules, or two lists of days or times, have only a space between: the parser makes one of them. */
export const lacksSeparator = (text: string): boolean => unseparated.test(text);

/** Minutes after midnight of a clock's `9:30` or `09:30`. */
const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The first and the last time of each range of a text, in minutes after midnight as they are written. */
export const rangesIn = (text: string): readonly (readonly [opens: number, closes: number])[] =>
  [...text.matchAll(/(\d{1,2}:\d{2})\s?[-–]\s?(\d{1,2}:\d{2})/g)].map(([, from = '', to = '']) => [
    minutesOf(from),
    minutesOf(to),
  ]);

/** Minutes after midnight until which a day's hours are believed to last. What lasts longer is the next day's too. */
export const smallHours = 4 * 60;
const noon = 12 * 60;
/** The first hour that no 12-hour clock has. */
export const fullClock = 13 * 60;

/**
 * Whether a range is one of the 12-hour clock that does not say so, or takes one half of the day for the other: of `9:00-5:00` and `21:00-17:00`
 * the 24-hour clock makes a night that lasts into the next day's hours.
 */
export const isClockSlip = (opens: number, closes: number): boolean =>
  closes < opens && ((closes > smallHours && opens < fullClock) || closes >= noon);

/** A day that ends at `1:00`, or lasts from `1:00` to `5:00`: the 24-hour clock writes `01:00` for the night, and the other one so the afternoon. */
const byOneDigit = /(?<!\d)(?:(?:0?\d|1[0-2]):\d\d\s?[-–]\s?[1-4]|[1-5]:\d\d\s?[-–]\s?[5-9]):\d\d/;
const rangeAfterRange = /(?=(\d\d?:\d\d)\s?[-–]\s?\d\d?:\d\d\s?,\s?(\d\d?:\d\d)\s?[-–]\s?(\d\d?:\d\d))/g;

/** Whether a time is of the afternoon by a 12-hour clock that does not say so: by its one digit, or since it follows one of the morning (`09:00-12:00,01:00-05:00`). */
export const isOfHalfDays = (text: string): boolean =>
  byOneDigit.test(text) ||
  [...text.matchAll(rangeAfterRange)].some(
    ([, opens = '', reopens = '', closes = '']) =>
      minutesOf(reopens) < minutesOf(opens) && minutesOf(closes) < noon,
  );
