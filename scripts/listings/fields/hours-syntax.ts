import { holidayIds } from '../../../src/domain/hours/holidays.ts';
import { minutesPerDay, type Weekday, weekdays } from '../../../src/domain/hours/hours.ts';
import { aPattern, factRows, wordsOf } from '../../lists/facts/fact-rows.ts';
import { daysBetween, isClockSlip, linesIn, mayLackPm, rangesIn } from './clock-ranges.ts';
import {
  faultOfRules,
  type HoursRule,
  type NamedHoliday,
  publicHolidays,
  type ReadRules,
  twoWays,
  unclearClock,
} from './hours-rules.ts';

const dateForms = factRows('hours-dates', 'scripts/listings/fields', {
  form: aPattern,
  holidays: wordsOf(holidayIds),
}).map(({ form = '', holidays = '' }) => ({
  form,
  holidays: holidayIds.filter((id) => holidays.split(' ').includes(id)),
}));

const day = '(?:Mo|Tu|We|Th|Fr|Sa|Su)';
const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const dash = '\\s?[-–]\\s?';
const date = `(?:20\\d\\d )?(?:${dateForms.map(({ form }) => form).join('|')})`;
const selector = `(?:${day}(?:${dash}${day})?|PH|${date})`;
const time = '(?:[0-3]?\\d|4[0-8]):[0-5]\\d';
const range = `${time}${dash}${time}`;
const rulePattern = new RegExp(
  `^(?:open:? )?(?<selectors>${selector}(?:\\s?,\\s?${selector})*)?\\s?:?\\s?` +
    `(?<times>24/7|${range}(?:\\s?,\\s?${range})*)?\\s?(?<state>off|closed|open)?$`,
  'i',
);
const ruleStart = `(?:(?:${day}|PH|${month}|easter)\\b|20\\d\\d )`;
const ruleEnd = '(?:\\d:\\d\\d|24/7|\\b(?:off|closed|open))';
const betweenRules = new RegExp(`(?<=${ruleEnd}\\s?),\\s?(?=${ruleStart})`, 'i');
const missingSeparator = new RegExp(
  `${ruleEnd}\\s+(?=${ruleStart})|\\d:\\d\\d\\s+(?=\\d)|\\b(?:${day}|PH)\\s+(?=(?:${day}|PH)\\b)`,
  'i',
);

const normalizeLine = (line: string): string =>
  line
    .replace(/\s+/g, ' ')
    .replace(/[\s,;]+$/, '')
    .replace(/[\s,]*;[\s,;]*/g, '; ')
    .replace(new RegExp(`^\\s?open:? (?=24/7|\\d|${ruleStart})`, 'i'), '')
    .replace(/\b24\/7 open\b/gi, '24/7')
    // No counter closes for the last minute of the day.
    .replace(/(?<=[-–]\s?)23:59\b/g, '24:00');

const unsupportedForms = factRows('hours-limits', 'scripts/listings/fields', { pattern: aPattern }).map(
  ({ pattern = '', why = '' }) => ({ pattern: new RegExp(pattern, 'i'), why }),
);

/**
 * Reads hours in OpenStreetMap's syntax (https://wiki.openstreetmap.org/wiki/Key:opening_hours) into rules.
 * Refuses ambiguous texts, and dates other than holidays: unknown hours are better than wrong ones.
 */
export function readSyntax(text: string): ReadRules {
  // `09:00-09:00` may be all day, closed or a mistake.
  if (rangesIn(text).some(([opens, closes]) => opens === closes)) return { fault: 'a range of no length' };
  const lines = linesIn(text).map(normalizeLine);
  if (lines.some((line) => line.includes('"'))) return { fault: 'open on some condition or by appointment' };
  if (lines.some((line) => missingSeparator.test(line)))
    return { fault: 'no separator between two rules or times' };
  // The syntax separates rules by `||`. One bar, or three, mean nothing in it.
  if (lines.some((line) => /(?<!\|)(?:\||\|{3,})(?!\|)/.test(line))) return { fault: 'not understood' };
  const rules: HoursRule[] = [];
  for (const line of lines) {
    const linesBefore = [...rules];
    for (const [, separator, section = ''] of line.matchAll(/(^|;|\|\|)([^;|]*)/g)) {
      for (const [index, part] of section.split(betweenRules).entries()) {
        const ruleText = part.trim();
        // `|| off`, a rule for the days that no rule names, says nothing new.
        if (ruleText === '' || (separator === '||' && /^(?:off|closed)$/i.test(ruleText))) continue;
        if (separator === '||') return { fault: twoWays };
        const rule = ruleOf(ruleText, index > 0);
        const fault =
          rule === undefined ? whyNoRule(ruleText) : faultOfRule(rule, ruleText, rules.length > 0);
        if (rule === undefined || fault !== undefined) return { fault: fault ?? 'not understood' };
        // A rule adds to the times of its days in earlier lines, unless one of these closes a day.
        const same = rule.isOff ? [] : linesBefore.filter((other) => haveCommonDays(other, rule));
        if (same.some(({ isOff }) => isOff)) return { fault: twoWays };
        rules.push(same.length === 0 ? rule : { ...rule, adds: true });
      }
    }
  }
  const joined = lines.join('; ');
  const fault =
    (rangesIn(joined).some((pair) => isClockSlip(...pair)) ? 'closes before it opens' : undefined) ??
    faultOfRules(rules) ??
    (mayLackPm(joined) ? unclearClock : undefined);
  return fault === undefined ? { rules } : { fault };
}

const whyNoRule = (rule: string): string =>
  unsupportedForms.find(({ pattern }) => pattern.test(rule))?.why ?? 'not understood';

function ruleOf(written: string, adds: boolean): HoursRule | undefined {
  const parts = rulePattern.exec(written)?.groups;
  if (parts === undefined) return undefined;
  const { selectors = '', times, state } = parts;
  const dates = datesIn(selectors);
  const weekdaysNamed = weekdaysIn(selectors);
  // `Nov Th[4],Fr` may be the day after Thanksgiving, or every Friday.
  if (dates.length > 0 && weekdaysNamed.length > 0) return undefined;
  return {
    adds,
    days: new Set(selectors === '' ? weekdays : weekdaysNamed),
    holidays: /\bPH\b/i.test(selectors) ? [...dates, ...publicHolidays] : dates,
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

function faultOfRule(rule: HoursRule, written: string, hasEarlierRules: boolean): string | undefined {
  const years = new Set(rule.holidays.map(({ year }) => year));
  if (years.size > 1 && years.has(undefined)) return 'a year for some dates of a list only';
  if (rule.ranges.length === 0 && !rule.isOff) return 'a day without times';
  return hasEarlierRules && /^(?:open )?(?:\d{1,2}:|24\/7)/i.test(written)
    ? 'times without a day after other rules'
    : undefined;
}

const haveCommonDays = (one: HoursRule, other: HoursRule): boolean =>
  [...one.days].some((each) => other.days.has(each)) ||
  one.holidays.some(({ id }) => other.holidays.some((holiday) => holiday.id === id));

const daySpan = new RegExp(`\\b(${day})\\b(?:${dash}(${day})\\b)?`, 'gi');
const weekdayOf = (name: string): Weekday | undefined =>
  weekdays.find((each) => each.startsWith(name.toLowerCase()));

const weekdaysIn = (selectors: string): readonly Weekday[] =>
  [...selectors.replace(new RegExp(date, 'gi'), ' ').matchAll(daySpan)].flatMap(
    ([, from = '', to = from]) => daysBetween(weekdayOf(from), weekdayOf(to)) ?? [],
  );

const oneDate = new RegExp(`(?:(20\\d\\d) )?(?:${dateForms.map(({ form }) => `(${form})`).join('|')})`, 'gi');

const datesIn = (selectors: string): readonly NamedHoliday[] =>
  [...selectors.matchAll(oneDate)].flatMap(([, year, ...forms]) =>
    (dateForms[forms.findIndex((form) => form !== undefined)]?.holidays ?? []).map((id) => ({
      id,
      year: year === undefined ? undefined : Number(year),
    })),
  );
