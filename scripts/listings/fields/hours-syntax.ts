import { holidayIds } from '../../../src/domain/hours/holidays.ts';
import { minutesPerDay, type Weekday, weekdays } from '../../../src/domain/hours/hours.ts';
import { aPattern, factRows, wordsOf } from '../../lists/facts/fact-rows.ts';
import { mayLackPm, rangeOf24Hours } from './clock-times.ts';
import {
  daysBetween,
  type HoursRule,
  lineBreak,
  type NamedHoliday,
  publicHolidays,
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
const year = '20\\d\\d';
const date = `(?:${year} )?(?:${dateForms.map(({ form }) => form).join('|')})`;
const selector = `(?:${day}(?:${dash}${day})?|PH|${date})`;
const time = '(?:[0-3]?\\d|4[0-8]):[0-5]\\d';
const range = `${time}${dash}${time}`;
const rulePattern = new RegExp(
  `^(?<selectors>${selector}(?:\\s?,\\s?${selector})*)?\\s?:?\\s?` +
    `(?<times>24/7|${range}(?:\\s?,\\s?${range})*)?\\s?(?:off|closed|open)?$`,
  'i',
);
const ruleStart = `(?:(?:${day}|PH|${month}|easter)\\b|20\\d\\d )`;
const ruleEnd = '(?:\\d:\\d\\d|24/7|\\b(?:off|closed|open))';
const betweenRules = new RegExp(`(?<=${ruleEnd}\\s?),\\s?(?=${ruleStart})`, 'i');

const normalize = (text: string): string =>
  text
    // Rules on lines of their own add to each other.
    .replace(lineBreak, ', ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;]+|[\s,;]+$/g, '')
    .replace(/[\s,]*;[\s,;]*/g, '; ');

const unsupportedForms = factRows('hours-limits', 'scripts/listings/fields', { pattern: aPattern }).map(
  ({ pattern = '', why = '' }) => ({ pattern: new RegExp(pattern, 'i'), why }),
);

export interface ReadRules {
  readonly rules?: readonly HoursRule[] | undefined;
  readonly fault?: string | undefined;
}

/**
 * Reads hours in OpenStreetMap's syntax into rules (https://wiki.openstreetmap.org/wiki/Key:opening_hours).
 * Returns neither rules nor fault for a text of another syntax.
 */
export function readSyntax(text: string): ReadRules {
  const rules: HoursRule[] = [];
  for (const section of normalize(text).split(';')) {
    for (const [index, part] of section.split(betweenRules).entries()) {
      const written = part.trim();
      const rule = ruleOf(written, index > 0);
      if (rule === undefined)
        return { fault: unsupportedForms.find(({ pattern }) => pattern.test(written))?.why };
      const fault = faultOfRule(rule, written, rules.length > 0);
      if (fault !== undefined) return { fault };
      rules.push(rule);
    }
  }
  return { rules };
}

const oneRange = new RegExp(`(${time})${dash}(${time})`, 'g');
const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

function ruleOf(written: string, adds: boolean): HoursRule | undefined {
  const parts = rulePattern.exec(written)?.groups;
  if (parts === undefined) return undefined;
  const { selectors = '', times } = parts;
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
        : [...(times ?? '').matchAll(oneRange)].map(([, from = '', to = '']) =>
            rangeOf24Hours(minutesOf(from), minutesOf(to)),
          ),
  };
}

function faultOfRule(rule: HoursRule, written: string, hasEarlierRules: boolean): string | undefined {
  const years = new Set(rule.holidays.map(({ year }) => year));
  if (years.size > 1 && years.has(undefined)) return 'a year for some dates of a list only';
  const isOff = /(?:off|closed)$/i.test(written);
  if (rule.ranges.length === 0 && !isOff) return 'a day without times';
  if (rule.ranges.length > 0 && isOff) return 'times that are closed';
  if (mayLackPm(written)) return unclearClock;
  return hasEarlierRules && /^(?:\d?\d:|24\/7)/.test(written)
    ? 'times without a day after other rules'
    : undefined;
}

const daySpan = new RegExp(`\\b(${day})\\b(?:${dash}(${day})\\b)?`, 'gi');
const weekdayOf = (name: string): Weekday | undefined =>
  weekdays.find((each) => each.startsWith(name.toLowerCase()));

const weekdaysIn = (selectors: string): readonly Weekday[] =>
  [...selectors.replace(new RegExp(date, 'gi'), ' ').matchAll(daySpan)].flatMap(([, from = '', to = from]) =>
    daysBetween(weekdayOf(from), weekdayOf(to)),
  );

const oneDate = new RegExp(`(?:(${year}) )?(?:${dateForms.map(({ form }) => `(${form})`).join('|')})`, 'gi');

const datesIn = (selectors: string): readonly NamedHoliday[] =>
  [...selectors.matchAll(oneDate)].flatMap(([, year, ...forms]) =>
    (dateForms[forms.findIndex((form) => form !== undefined)]?.holidays ?? []).map((id) => ({
      id,
      year: year === undefined ? undefined : Number(year),
    })),
  );
