import { minutesPerDay, type OpenRange } from '../../../src/domain/hours/hours.ts';
import { withoutHolidayDates } from './hours-dates.ts';
import { rangesIn, rulesIn } from './hours-text.ts';

const dayOrder = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].map((day) => day.toLowerCase());

/** The days of a rule's week, and `ph`; all of the week where it names none, and none where it names dates. */
function daysOf(rule: string): ReadonlySet<string> {
  if (withoutHolidayDates(rule) !== rule) return new Set();
  const spans = rule
    .toLowerCase()
    .matchAll(/\b(mo|tu|we|th|fr|sa|su|ph)\b(?:\s?[-–]\s?(mo|tu|we|th|fr|sa|su)\b)?/g);
  const days = [...spans].flatMap(([, first = '', last]) => {
    if (last === undefined) return [first];
    const [from, to] = [dayOrder.indexOf(first), dayOrder.indexOf(last)];
    return from <= to
      ? dayOrder.slice(from, to + 1)
      : [...dayOrder.slice(from), ...dayOrder.slice(0, to + 1)];
  });
  return new Set(days.length === 0 ? dayOrder : days);
}

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
