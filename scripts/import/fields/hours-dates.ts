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

/** A holiday that a text names: in every year, or in one. */
export interface NamedHoliday {
  readonly id: HolidayId;
  readonly year?: number | undefined;
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
 * week's by a comma: `Mo-Su 09:00-18:00, PH 10:00-12:00`.
 */
export function namedHolidays(text: string): readonly NamedHoliday[] {
  const rules = text
    .split(/;|\|\|/)
    .flatMap((section) => rulesIn(section).map((rule, index) => ({ rule, isAdded: index > 0 })));
  const lastOfWeek = rules.findLastIndex(({ rule }) => !namesHolidays(rule));
  return rules
    .slice(lastOfWeek + 1)
    .filter(({ rule, isAdded }) => !isAdded || !/\d:\d\d/.test(rule))
    .flatMap(({ rule }) => [
      ...datesIn(rule).flatMap(({ ids, year }) => ids.map((id) => ({ id, year }))),
      ...(namesPublic(rule) ? holidayIds.filter(isPublic).map((id) => ({ id })) : []),
    ]);
}

const namesHolidays = (rule: string): boolean => namesPublic(rule) || withoutHolidayDates(rule) !== rule;
