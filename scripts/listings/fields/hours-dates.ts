import { type HolidayId, holidayIds } from '../../../src/domain/hours/holidays.ts';
import { rulesIn } from './hours-text.ts';

/** How a text names the holidays by a date that falls on the same rule each year, and nothing reckoned from it. */
const forms: readonly (readonly [string, readonly HolidayId[]])[] = [
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

const weekday = '(?:Mo|Tu|We|Th|Fr|Sa|Su)';
/** A form with a year before it or not; not where it begins or ends a longer stretch, or is the first of more days. */
const holidayDate = new RegExp(
  `(?<![-–]\\s?)\\b(?:(20\\d\\d) )?(?:${forms.map(([form]) => `(${form})`).join('|')})(?![\\d\\]])(?!\\s?[-–+])(?!\\s?,\\s?${weekday}\\b)`,
  'gi',
);

/** A text without the dates of holidays that it names. */
export const withoutHolidayDates = (text: string): string => text.replace(holidayDate, ' ');

/** The days of the week as rules name them, Monday first, in small letters. */
export const dayOrder = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].map((day) => day.toLowerCase());

/** The days of a rule's week, and `ph`; all of the week where it names none, and none where it names dates. */
export function daysOf(rule: string): ReadonlySet<string> {
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

/** A date on which a holiday falls: in every year, or in one. */
export interface HolidayDate {
  readonly id: HolidayId;
  readonly year?: number | undefined;
}

/** A holiday that a text names. */
export interface NamedHoliday extends HolidayDate {
  /** The days of the week, Monday first, on which it is known. */
  readonly onDays: readonly boolean[];
}

interface FoundDate {
  readonly ids: readonly HolidayId[];
  readonly year?: number | undefined;
  readonly from: number;
  readonly until: number;
}

const datesIn = (text: string): readonly FoundDate[] =>
  [...text.matchAll(holidayDate)].map(({ 0: whole, 1: year, index, ...groups }) => ({
    ids: forms.find((_, at) => groups[at + 2] !== undefined)?.[1] ?? [],
    year: year === undefined ? undefined : Number(year),
    from: index,
    until: index + whole.length,
  }));

/** The holidays that a rule names by their dates. */
export const namedDates = (rule: string): readonly HolidayDate[] =>
  datesIn(rule).flatMap(({ ids, year }) => ids.map((id) => ({ id, year })));

/** Whether a list of dates has a year before some of them only: `2026 Jan 1,Dec 25`, which may mean one year or all. */
export function isHalfDated(text: string): boolean {
  const dates = datesIn(text);
  return dates.some(({ year, until }, index) => {
    const next = dates[index + 1];
    const isListed = next !== undefined && /^\s?,\s?$/.test(text.slice(until, next.from));
    return isListed && (next.year === undefined) !== (year === undefined);
  });
}

/** Whether `PH` stands for a holiday in OpenStreetMap's syntax, as it does for the federal ones. */
export const isPublic = (id: HolidayId): boolean => id !== 'easter' && id !== 'christmas-eve';

/** Whether a text or a rule names the public holidays. */
export const namesPublic = (text: string): boolean => /\bPH\b/i.test(text);

/**
 * The holidays that a text names, by a date or as public ones. A rule of the week that comes later takes their place on its days, while whoever
 * wrote `PH off; Mo-Su 09:00-18:00` is likely to mean closed: there they are not known, and on the other days they are. Nor are they where times
 * are added to the week's by a comma: `Mo-Su 09:00-18:00, PH 10:00-12:00`.
 */
export function namedHolidays(text: string): readonly NamedHoliday[] {
  const rules = text
    .split(/;|\|\|/)
    .flatMap((section) => rulesIn(section).map((rule, index) => ({ rule, isAdded: index > 0 })))
    .map((each) => ({ ...each, days: daysOf(each.rule) }));
  const named = new Map<string, NamedHoliday>();
  for (const [index, { rule, isAdded, days }] of rules.entries()) {
    const later = rules.slice(index + 1);
    const isTaken = dayOrder.map((day) => later.some((other) => other.days.has(day)));
    const isAmongDays = dayOrder.some((day) => days.has(day));
    const isUnclear = isAdded && !isAmongDays && /\d:\d\d/.test(rule);
    const onDays = isTaken.map((taken) => !taken && !isUnclear);
    const dates = namedDates(rule);
    const all = namesPublic(rule) ? [...dates, ...publicHolidays.map((id) => ({ id }))] : dates;
    for (const holiday of all) named.set(JSON.stringify(holiday), { ...holiday, onDays });
  }
  return [...named.values()];
}

const publicHolidays = holidayIds.filter(isPublic);
