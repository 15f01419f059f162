import { isHalfDated, withoutHolidayDates } from './hours-dates.ts';
import { breaksNights, hasOverlaps } from './hours-overlaps.ts';
import { isClockSlip, isOfHalfDays, lacksSeparator, rangesIn, rulesIn } from './hours-text.ts';

const limits: readonly (readonly [RegExp, string])[] = [
  [/"/, 'open on some condition or by appointment'],
  [/\b(?:sunrise|sunset|dawn|dusk)\b/i, 'changes with the season'],
  [/[+-]\s?\d+ days?\b/i, 'on dates that no weekly table holds'],
  [/\[/, 'only in some weeks of a month'],
  [/\bweek\b/i, 'only in some weeks of the year'],
  [/\bSH\b/, 'changes with school holidays'],
  [/\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|easter)\b/i, 'changes with the season'],
  [/(?<![\d:])(?:19|20)\d\d\b(?!:)/, 'only in some years'],
  [/\d\s?\+/, 'no closing time'],
];

/** What is left of a text whose rules are days of the week, holidays and times. */
const known = /\b24\/7\b|\b\d{1,2}:\d{2}\b|\b(?:Mo|Tu|We|Th|Fr|Sa|Su|PH|off|closed|open)\b|\|\||[-–,;:\s]/gi;

/** Whether a rule names days without telling their times: `Mo-Fr`, `PH open`, which the parser reads as the whole day. */
const lacksTimes = (rule: string): boolean => !/\d:\d\d|24\/7|\b(?:off|closed)\b/i.test(rule);

/** Whether a rule is of every day: after others it takes the place of all of them, which `Mo-Fr 09:00-12:00; 13:00-18:00` does not mean. */
const lacksDays = (rule: string): boolean => /^(?:open )?(?:\d{1,2}:\d\d|24\/7)/i.test(rule);

/**
 * Why a weekly table with holidays cannot hold hours in OpenStreetMap's syntax; undefined where it can. A rule for some weeks,
 * months or years, a condition, a day without times, and whatever the parser would have to guess at are refused: the hours are
 * then unknown, which is better than a table that is wrong on other days.
 */
export function beyondWeek(text: string): string | undefined {
  const bare = withoutHolidayDates(text);
  const limit = limits.find(([pattern]) => pattern.test(bare))?.[1];
  if (limit !== undefined) return limit;
  if (bare.replace(known, '') !== '') return 'not understood';
  if (lacksSeparator(text)) return 'no separator between two rules or times';
  if (isHalfDated(text)) return 'a year for some dates of a list only';
  const rules = rulesIn(text);
  if (rules.some(lacksTimes)) return 'a day without times';
  if (rules.slice(1).some(lacksDays)) return 'times without a day after other rules';
  if (hasOverlaps(text)) return 'times of one day that overlap';
  if (breaksNights(text)) return 'a break in a night after midnight';
  if (rangesIn(bare).some((range) => isClockSlip(...range))) return 'closes before it opens';
  return isOfHalfDays(bare) ? 'may be of the 12-hour clock' : undefined;
}
