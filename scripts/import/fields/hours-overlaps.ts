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
