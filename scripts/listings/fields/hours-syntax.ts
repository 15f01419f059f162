import type { HolidayId } from '../../../src/domain/hours/holidays.ts';
import { minutesPerDay, type OpenRange, type Weekday, weekdays } from '../../../src/domain/hours/hours.ts';
import { isAfternoonAsNight, isClockSlip, isOfHalfDays, linesIn, rangesIn } from './hours-tokens.ts';

/** A date on which a holiday falls: in every year, or in one. */
export interface HolidayDate {
  readonly id: HolidayId;
  readonly year?: number | undefined;
}

/** One rule of hours: the days it is of, and their times. */
export interface HoursRule {
  /** True adds its times to those of the rules before; false replaces them. */
  readonly adds: boolean;
  readonly days: ReadonlySet<Weekday>;
  readonly isPublic: boolean;
  readonly dates: readonly HolidayDate[];
  /** With the morning after: `22:00-06:00` closes at 30 o'clock. */
  readonly ranges: readonly OpenRange[];
  readonly isOff: boolean;
}

/** The rules of a text, or why no weekly table with holidays can hold them. */
export type ReadRules =
  | { readonly rules: readonly HoursRule[]; readonly fault?: undefined }
  | { readonly rules?: undefined; readonly fault: string };

/** How a text names holidays by dates that follow one rule each year. */
const dateForms: readonly (readonly [string, readonly HolidayId[]])[] = [
  ['Jan 0?1', ['new-years-day']],
  ['Jan Mo\\[3\\]', ['martin-luther-king-day']],
  ['Feb Mo\\[3\\]', ['presidents-day']],
  ['easter', ['easter']],
  ['May Mo\\[-1\\]', ['memorial-day']],
  ['Jun 19', ['juneteenth']],
  ['Jul 0?4', ['independence-day']],
  ['Sep Mo\\[1\\]', ['labor-day']],
  ['Oct Mo\\[2\\]', ['columbus-day']],
  ['Nov 11', ['veterans-day']],
  ['Nov Th\\[4\\]', ['thanksgiving']],
  ['Dec 24-(?:Dec )?25|Dec 24\\s?,\\s?25|Dec 25\\s?,\\s?24', ['christmas-eve', 'christmas-day']],
  ['Dec 24', ['christmas-eve']],
  ['Dec 25', ['christmas-day']],
];

const day = '(?:Mo|Tu|We|Th|Fr|Sa|Su)';
const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const dash = '\\s?[-–]\\s?';
const date = `(?:20\\d\\d )?(?:${dateForms.map(([form]) => form).join('|')})`;
const selector = `(?:${day}(?:${dash}${day})?|PH|${date})`;
const time = '(?:[0-3]?\\d|4[0-8]):[0-5]\\d';
const range = `${time}${dash}${time}`;
const rulePattern = new RegExp(
  `^(?:open:? )?(?<selectors>${selector}(?:\\s?,\\s?${selector})*)?\\s?:?\\s?` +
    `(?<times>24/7|${range}(?:\\s?,\\s?${range})*)?\\s?(?<state>off|closed|open)?$`,
  'i',
);
/** What a rule can begin and end with. */
const [ruleStart, ruleEnd] = [
  `(?:(?:${day}|PH|${month}|easter)\\b|20\\d\\d )`,
  '(?:\\d:\\d\\d|24/7|\\b(?:off|closed|open))',
];
const betweenRules = new RegExp(`(?<=${ruleEnd}\\s?),\\s?(?=${ruleStart})`, 'i');
/** Two rules, or two lists of days or times, with only a space between. */
const unseparated = new RegExp(
  `${ruleEnd}\\s+(?=${ruleStart})|\\d:\\d\\d\\s+(?=\\d)|\\b(?:${day}|PH)\\s+(?=(?:${day}|PH)\\b)`,
  'i',
);

/** A line with single spaces, no separator at the end, no "open" that says nothing, and midnight as 24:00. */
const plainSyntax = (line: string): string =>
  line
    .replace(/\s+/g, ' ')
    .replace(/[\s,;]+$/, '')
    .replace(/[\s,]*;[\s,;]*/g, '; ')
    .replace(new RegExp(`^\\s?open:? (?=24/7|\\d|${ruleStart})`, 'i'), '')
    .replace(/\b24\/7 open\b/gi, '24/7')
    // No counter closes for the last minute of the day.
    .replace(/(?<=[-–]\s?)23:59\b/g, '24:00');

/** Why a rule is none of days of the week, holidays and times; the first that fits. */
const limits: readonly (readonly [RegExp, string])[] = [
  [/\b(?:sunrise|sunset|dawn|dusk)\b/i, 'changes with the season'],
  [/[+-]\s?\d+ days?\b/i, 'on dates that no weekly table holds'],
  [/\[/, 'only in some weeks of a month'],
  [/\bweek\b/i, 'only in some weeks of the year'],
  [/\bSH\b/, 'changes with school holidays'],
  [/(?<![\d:])(?:19|20)\d\d\b(?!:)/, 'only in some years'],
  [new RegExp(`\\b(?:${month}|easter)\\b`, 'i'), 'changes with the season'],
  [/\d\s?\+/, 'no closing time'],
];

/**
 * Reads hours in OpenStreetMap's syntax (https://wiki.openstreetmap.org/wiki/Key:opening_hours) into rules. A
 * rule for some weeks, months or years, a condition, a day without times, and whatever may be read in two
 * ways is refused: unknown hours are better than a table that is wrong on other days.
 */
export function readSyntax(given: string): ReadRules {
  // Of `09:00-09:00` nobody knows whether it is all day, closed or a slip.
  if (rangesIn(given).some(([opens, closes]) => opens === closes)) return { fault: 'a range of no length' };
  const lines = linesIn(given).map(plainSyntax);
  if (lines.some((line) => line.includes('"'))) return { fault: 'open on some condition or by appointment' };
  if (lines.some((line) => unseparated.test(line)))
    return { fault: 'no separator between two rules or times' };
  // Only two of them separate rules.
  if (lines.some((line) => /(?<!\|)(?:\||\|{3,})(?!\|)/.test(line))) return { fault: 'not understood' };
  const rules: HoursRule[] = [];
  for (const line of lines) {
    const linesBefore = [...rules];
    for (const [, separator, section = ''] of line.matchAll(/(^|;|\|\|)([^;|]*)/g)) {
      for (const [index, part] of section.split(betweenRules).entries()) {
        const written = part.trim();
        if (written === '') continue;
        // What holds where nothing else does says nothing new where it is closed.
        if (separator === '||' && /^(?:off|closed)$/i.test(written)) continue;
        if (separator === '||') return { fault: twoWays };
        const rule = ruleOf(written, index > 0);
        const fault = rule === undefined ? whyNoRule(written) : faultOfRule(rule, written, rules.length > 0);
        if (rule === undefined || fault !== undefined) return { fault: fault ?? 'not understood' };
        const ofLine = ruleOfLine(rule, linesBefore);
        if (ofLine === undefined) return { fault: twoWays };
        rules.push(ofLine);
      }
    }
  }
  const text = lines.join('; ');
  const fault = faultOfRules(rules, text);
  return fault === undefined ? { rules } : { fault };
}

const twoWays = 'may be read in two ways';

const whyNoRule = (rule: string): string =>
  limits.find(([pattern]) => pattern.test(rule))?.[1] ?? 'not understood';

function ruleOf(written: string, adds: boolean): HoursRule | undefined {
  const parts = rulePattern.exec(written)?.groups;
  if (parts === undefined) return undefined;
  const { selectors = '', times, state } = parts;
  const dates = datesIn(selectors);
  const named = daysIn(selectors);
  // `Nov Th[4],Fr` may be the day after Thanksgiving, or every Friday.
  if (dates.length > 0 && named.length > 0) return undefined;
  const isPublic = /\bPH\b/i.test(selectors);
  return {
    adds,
    days: new Set(selectors === '' ? weekdays : named),
    isPublic,
    dates,
    ranges:
      times === '24/7'
        ? [{ opens: 0, closes: minutesPerDay }]
        : rangesIn(times ?? '').map(([opens, closes]) => ({
            opens,
            closes: closes < opens ? closes + minutesPerDay : closes,
          })),
    isOff: state !== undefined && state.toLowerCase() !== 'open',
  };
}

/**
 * A rule with the lines before its own: it adds to their times of the same days. Undefined where one of them
 * closes such a day.
 */
function ruleOfLine(rule: HoursRule, before: readonly HoursRule[]): HoursRule | undefined {
  const same = before.filter((other) => shareDays(other, rule));
  if (rule.isOff || same.length === 0) return rule;
  return same.some(({ isOff }) => isOff) ? undefined : { ...rule, adds: true };
}

/** Why a rule cannot be taken as it is written; `isLater` where others stand before it. */
function faultOfRule(rule: HoursRule, written: string, isLater: boolean): string | undefined {
  const years = new Set(rule.dates.map(({ year }) => year));
  if (years.size > 1 && years.has(undefined)) return 'a year for some dates of a list only';
  if (rule.ranges.length === 0 && !rule.isOff) return 'a day without times';
  return isLater && /^(?:open )?(?:\d{1,2}:|24\/7)/i.test(written)
    ? 'times without a day after other rules'
    : undefined;
}

function faultOfRules(rules: readonly HoursRule[], text: string): string | undefined {
  if (rules.some((rule, index) => overlapsBefore(rules, rule, index))) return 'times of one day that overlap';
  if (breaksNights(rules)) return 'a break in a night after midnight';
  if (rangesIn(text).some((pair) => isClockSlip(...pair))) return 'closes before it opens';
  if (reopensHolidays(rules)) return twoWays;
  const open = rules.filter(({ isOff }) => !isOff).flatMap(({ ranges }) => ranges);
  if (isOfHalfDays(text) || open.some((range) => isAfternoonAsNight(range, open)))
    return 'may be of the 12-hour clock';
  const isLateHoliday = ({ isPublic, days, ranges }: HoursRule): boolean =>
    isPublic && days.size === 0 && ranges.some(({ closes }) => closes > minutesPerDay);
  return rules.some(isLateHoliday) ? 'holiday hours past midnight' : undefined;
}

const weekdayOf = (name: string): number =>
  ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'].indexOf(name.toLowerCase());

/** Gives the days from one of the week to another, both included, over its end too. */
export const daysBetween = (from: number, to: number): readonly Weekday[] =>
  from <= to ? weekdays.slice(from, to + 1) : [...weekdays.slice(from), ...weekdays.slice(0, to + 1)];

const daySpan = new RegExp(`\\b(${day})\\b(?:${dash}(${day})\\b)?`, 'gi');

/** The days of the week that a list of days and dates names, those of dates (`Sep Mo[1]`) left out. */
const daysIn = (selectors: string): readonly Weekday[] =>
  [...selectors.replace(new RegExp(date, 'gi'), ' ').matchAll(daySpan)].flatMap(([, from = '', to = from]) =>
    daysBetween(weekdayOf(from), weekdayOf(to)),
  );

const oneDate = new RegExp(`(?:(20\\d\\d) )?(?:${dateForms.map(([form]) => `(${form})`).join('|')})`, 'gi');

const datesIn = (selectors: string): readonly HolidayDate[] =>
  [...selectors.matchAll(oneDate)].flatMap(([, year, ...forms]) =>
    (dateForms[forms.findIndex((form) => form !== undefined)]?.[1] ?? []).map((id) => ({
      id,
      year: year === undefined ? undefined : Number(year),
    })),
  );

const shareDays = (one: HoursRule, other: HoursRule): boolean =>
  (one.isPublic && other.isPublic) || [...one.days].some((each) => other.days.has(each));

/**
 * Whether times of one day overlap that add to each other: `Mo-Su 09:00-18:00, Sa 10:00-14:00` may mean one
 * long Saturday or a short one. After a semicolon a rule takes the place of those before it.
 */
function overlapsBefore(rules: readonly HoursRule[], rule: HoursRule, index: number): boolean {
  const isOverlap = (one: OpenRange, other: OpenRange): boolean =>
    one.opens < other.closes &&
    other.opens < one.closes &&
    (one.opens !== other.opens || one.closes !== other.closes);
  const others = rule.adds ? rules.slice(0, index) : [];
  const statedOn = (isNamed: (other: HoursRule) => boolean): readonly OpenRange[] => {
    const named = others.filter(isNamed);
    const begins = named.findLastIndex(({ adds }) => !adds);
    return named.slice(Math.max(begins, 0)).flatMap(({ ranges }) => ranges);
  };
  const earlier = [
    ...[...rule.days].flatMap((day) => statedOn(({ days }) => days.has(day))),
    ...(rule.isPublic ? statedOn(({ isPublic }) => isPublic) : []),
  ];
  return rule.ranges.some((one, at) =>
    [...earlier, ...rule.ranges.slice(0, at)].some((other) => isOverlap(one, other)),
  );
}

/**
 * Whether days of the week come after a holiday that is closed: by the syntax `PH off; Mo-Fr 09:00-18:00` is
 * open on it, while whoever wrote it is likely to mean closed.
 */
function reopensHolidays(rules: readonly HoursRule[]): boolean {
  const isSpecial = ({ isPublic, dates }: HoursRule): boolean => isPublic || dates.length > 0;
  const isNamedBy = (later: HoursRule, { isPublic, dates }: HoursRule): boolean =>
    (later.isPublic || !isPublic) &&
    dates.every((date) => later.dates.some(({ id, year }) => id === date.id && year === date.year));
  return rules.some((rule, index) => {
    if (!rule.isOff || !isSpecial(rule)) return false;
    const lastNamed = rules.findLastIndex((later) => isNamedBy(later, rule));
    return rules.slice(Math.max(lastNamed, index) + 1).some(({ isOff, days }) => !isOff && days.size > 0);
  });
}

/**
 * Whether a rule closes a part of the morning into which a night lasts: `Mo-Su 20:00-10:00; Mo-Su 06:00-07:00
 * off`. The ranges of the day on which the night begins cannot say so, nor close a morning that another day's
 * rule opens: `24/7; Mo-Su 23:00-06:00 off`.
 */
function breaksNights(rules: readonly HoursRule[]): boolean {
  const breaks = rules.filter(({ isOff }) => isOff).flatMap(({ ranges }) => ranges);
  const nights = rules.filter(({ isOff }) => !isOff).flatMap(({ ranges }) => ranges);
  return breaks.some(
    ({ opens, closes }) =>
      closes > minutesPerDay || nights.some((night) => opens < night.closes - minutesPerDay),
  );
}
