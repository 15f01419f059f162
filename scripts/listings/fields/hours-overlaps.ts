import { minutesPerDay, type OpenRange } from '../../../src/domain/hours/hours.ts';
import { daysOf } from './hours-dates.ts';
import { rangesIn, rulesIn } from './hours-text.ts';

const overlap = (one: OpenRange, other: OpenRange): boolean =>
  one.opens < other.closes &&
  other.opens < one.closes &&
  (one.opens !== other.opens || one.closes !== other.closes);

/**
 * Whether two ranges of one day overlap that add to each other: `Mo-Su 09:00-18:00, Sa 10:00-14:00`, of which the parser makes one
 * long day, while a shorter Saturday is as likely to be meant. After a semicolon a rule takes the place of those before it.
 */
export const hasOverlaps = (text: string): boolean =>
  text.split(/;|\|\|/).some((section) => {
    const stated = rulesIn(section).flatMap((rule) => {
      const days = daysOf(rule);
      return rangesIn(rule).map(([opens, closes]) => ({
        days,
        range: { opens, closes: closes > opens ? closes : closes + minutesPerDay },
      }));
    });
    return stated.some(({ days, range }, index) =>
      stated
        .slice(index + 1)
        .some((next) => overlap(range, next.range) && [...days].some((day) => next.days.has(day))),
    );
  });

/**
 * Whether a rule closes a part of the morning into which a night lasts: `Mo-Su 20:00-10:00; Mo-Su 06:00-07:00 off`. The ranges of the day on
 * which the night begins cannot say so.
 */
export function breaksNights(text: string): boolean {
  const rules = rulesIn(text);
  const isOff = (rule: string): boolean => /\b(?:off|closed)\b/i.test(rule);
  const breaks = rules.filter(isOff).flatMap(rangesIn);
  const mornings = rules
    .filter((rule) => !isOff(rule))
    .flatMap(rangesIn)
    .flatMap(([opens, closes]) => (closes < opens || closes > minutesPerDay ? [closes % minutesPerDay] : []));
  return breaks.some(([from]) => mornings.some((until) => from < until));
}
