import { type HolidayId, holidayIds } from '../../../src/domain/hours/holiday-ids.ts';
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

/** A holiday that a text names: in every year, or in one. */
export interface NamedHoliday {
  readonly id: HolidayId;
  readonly year?: number | undefined;
  /** The days of the week, Monday first, on which it is known; absent where it is on all. */
  readonly onDays?: readonly boolean[] | undefined;
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
export const namedDates = (rule: string): readonly NamedHoliday[] =>
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
 * The holidays that a text names, by a date or as public ones. Not those of a rule before one of the week: by the syntax the later rule
 * takes its place, while whoever wrote `PH off; Mo-Su 09:00-18:00` is likely to mean closed. Nor those of times that are added to the
 * week's by a comma: `Mo-Su 09:00-18:00, PH 10:00-12:00`. Public ones that are named among days of the week (`Mo-Fr,PH 09:00-18:00; Sa …`)
 * are known where they fall on none of the later rule's days.
 */
export function namedHolidays(text: string): readonly NamedHoliday[] {
  const rules = text
    .split(/;|\|\|/)
    .flatMap((section) => rulesIn(section).map((rule, index) => ({ rule, isAdded: index > 0 })));
  const lastOfWeek = rules.findLastIndex(({ rule }) => !namesHolidays(rule));
  const named = rules
    .slice(lastOfWeek + 1)
    .filter(({ rule, isAdded }) => !isAdded || !/\d:\d\d/.test(rule))
    .flatMap(({ rule }) => [
      ...namedDates(rule),
      ...(namesPublic(rule) ? publicHolidays.map((id) => ({ id })) : []),
    ]);
  return [
    ...named,
    ...amongDays(
      rules.slice(0, lastOfWeek + 1).map(({ rule }) => rule),
      named,
    ),
  ];
}

const publicHolidays = holidayIds.filter(isPublic);
const namesHolidays = (rule: string): boolean => namesPublic(rule) || withoutHolidayDates(rule) !== rule;

/** The public holidays of the last rule that names them among days of the week, but those that a later rule names. */
function amongDays(rules: readonly string[], named: readonly NamedHoliday[]): readonly NamedHoliday[] {
  const at = rules.findLastIndex(namesPublic);
  const [days, ...later] = rules.slice(at).map(daysOf);
  if (at < 0 || days === undefined || days.size < 2) return [];
  const isTaken = dayOrder.map((day) => later.some((others) => others.has(day)));
  if (dayOrder.some((day, index) => days.has(day) && isTaken[index])) return [];
  return publicHolidays
    .filter((id) => named.every((other) => other.id !== id))
    .map((id) => ({ id, onDays: isTaken.map((taken) => !taken) }));
}
