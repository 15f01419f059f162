import { memoize } from '../text/memoize.ts';

/**
 * Holidays on which pharmacies close or keep shorter hours; on the others they keep those of the weekday. Without
 * stated hours of its own such a day is unknown (docs/decisions/0090-two-clocks.md).
 */
const keptByPharmacies: ReadonlySet<HolidayId> = new Set([
  'new-years-day',
  'easter',
  'memorial-day',
  'independence-day',
  'labor-day',
  'thanksgiving',
  'christmas-eve',
  'christmas-day',
]);

/** A month (from 1) and day, or the nth of a weekday (0 for Sunday) in a month, the last one with -1. */
type Rule =
  | { readonly month: number; readonly day: number }
  | { readonly month: number; readonly weekday: number; readonly nth: number };

/** 5 U.S.C. 6103: each on its own date, not on the day when offices close instead. */
const rules: Readonly<Record<Exclude<HolidayId, 'easter'>, Rule>> = {
  'new-years-day': { month: 1, day: 1 },
  'martin-luther-king-day': { month: 1, weekday: 1, nth: 3 },
  'presidents-day': { month: 2, weekday: 1, nth: 3 },
  'memorial-day': { month: 5, weekday: 1, nth: -1 },
  juneteenth: { month: 6, day: 19 },
  'independence-day': { month: 7, day: 4 },
  'labor-day': { month: 9, weekday: 1, nth: 1 },
  'columbus-day': { month: 10, weekday: 1, nth: 2 },
  'veterans-day': { month: 11, day: 11 },
  thanksgiving: { month: 11, weekday: 4, nth: 4 },
  'christmas-eve': { month: 12, day: 24 },
  'christmas-day': { month: 12, day: 25 },
};

/** Days from March 22 to Easter, a base-36 digit a year from 2020 on (date-easter agrees). */
const easterFrom = 2020;
const easterDays = 'ldqi9te6paum6qi3meyjauf7qi3nerjbuf7rbvn8rj4of7kcvn8sj4ogskcwg8sd4o9tkcph8ldxo9tl';

const iso = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** The date of a holiday in a year, `YYYY-MM-DD`; undefined for Easter before 2020 and after 2099. */
export function holidayDate(id: HolidayId, year: number): string | undefined {
  if (id === 'easter') {
    const days = Number.parseInt(easterDays.charAt(year - easterFrom), 36);
    return Number.isNaN(days) ? undefined : iso(year, 3, 22 + days);
  }
  const rule = rules[id];
  if ('day' in rule) return iso(year, rule.month, rule.day);
  const { month, weekday, nth } = rule;
  if (nth < 0) {
    const last = new Date(Date.UTC(year, month, 0));
    return iso(year, month, last.getUTCDate() - ((last.getUTCDay() - weekday + 7) % 7));
  }
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return iso(year, month, 1 + ((weekday - first + 7) % 7) + (nth - 1) * 7);
}

const calendarOf = memoize(
  (year: string): ReadonlyMap<string | undefined, HolidayId> =>
    new Map(holidayIds.map((id) => [holidayDate(id, Number(year)), id])),
);

/** The holiday that a date (`YYYY-MM-DD`) is, if any. */
export const holidayOn = (date: string): HolidayId | undefined => calendarOf(date.slice(0, 4)).get(date);

/** The holiday's next date from a day (`YYYY-MM-DD`) on, that day included. */
export function nextHolidayDate(id: HolidayId, from: string): string | undefined {
  const year = Number(from.slice(0, 4));
  return [year, year + 1]
    .map((each) => holidayDate(id, each))
    .find((date) => date !== undefined && date >= from);
}

/** Whether pharmacies close or keep other hours on the holiday. */
export const isKeptByPharmacies = (id: HolidayId): boolean => keptByPharmacies.has(id);

/** The holidays on which a source can state hours: the federal ones, and two more that pharmacies keep. */
export const holidayIds = [
  'new-years-day',
  'martin-luther-king-day',
  'presidents-day',
  'easter',
  'memorial-day',
  'juneteenth',
  'independence-day',
  'labor-day',
  'columbus-day',
  'veterans-day',
  'thanksgiving',
  'christmas-eve',
  'christmas-day',
] as const;
export type HolidayId = (typeof holidayIds)[number];

/** The holidays of which hours are listed, in the order of the year. */
export const listedHolidays = (hours: Readonly<Partial<Record<HolidayId, unknown>>>): readonly HolidayId[] =>
  holidayIds.filter((id) => hours[id] !== undefined);
