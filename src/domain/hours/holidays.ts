import { memoize } from '../text/memoize.ts';

// Federal holidays (5 U.S.C. 6103), Easter and Christmas Eve. With `weekday` (0 for Sunday), the first such
// weekday on or after the date. `kept`: pharmacies close or shorten their hours
// (docs/decisions/0090-two-clocks.md).
const holidays = [
  { id: 'new-years-day', kept: true, month: 1, day: 1 },
  { id: 'martin-luther-king-day', kept: false, month: 1, day: 15, weekday: 1 },
  { id: 'presidents-day', kept: false, month: 2, day: 15, weekday: 1 },
  { id: 'easter', kept: true },
  { id: 'memorial-day', kept: true, month: 5, day: 25, weekday: 1 },
  { id: 'juneteenth', kept: false, month: 6, day: 19 },
  { id: 'independence-day', kept: true, month: 7, day: 4 },
  { id: 'labor-day', kept: true, month: 9, day: 1, weekday: 1 },
  { id: 'columbus-day', kept: false, month: 10, day: 8, weekday: 1 },
  { id: 'veterans-day', kept: false, month: 11, day: 11 },
  { id: 'thanksgiving', kept: true, month: 11, day: 22, weekday: 4 },
  { id: 'christmas-eve', kept: true, month: 12, day: 24 },
  { id: 'christmas-day', kept: true, month: 12, day: 25 },
] as const;
export type HolidayId = (typeof holidays)[number]['id'];

export const holidayIds = holidays.map(({ id }) => id);

// Days from March 22 to Easter, one base-36 digit for each year from 2020 on, computed by date-easter.
const easterFrom = 2020;
const easterDays = 'ldqi9te6paum6qi3meyjauf7qi3nerjbuf7rbvn8rj4of7kcvn8sj4ogskcwg8sd4o9tkcph8ldxo9tl';

const iso = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/**
 * Returns a holiday's date in a year: `christmas-day`, 2026 → `2026-12-25`. Undefined for Easter before 2020
 * and after 2099.
 */
export function holidayDate(id: HolidayId, year: number): string | undefined {
  const rule = holidays.find((holiday) => holiday.id === id);
  if (rule === undefined || !('month' in rule)) {
    const days = Number.parseInt(easterDays.charAt(year - easterFrom), 36);
    return Number.isNaN(days) ? undefined : iso(year, 3, 22 + days);
  }
  if (!('weekday' in rule)) return iso(year, rule.month, rule.day);
  const first = new Date(Date.UTC(year, rule.month - 1, rule.day)).getUTCDay();
  return iso(year, rule.month, rule.day + ((rule.weekday - first + 7) % 7));
}

const calendarOf = memoize(
  (year: string): ReadonlyMap<string | undefined, HolidayId> =>
    new Map(holidayIds.map((id) => [holidayDate(id, Number(year)), id])),
);

/** Returns the holiday on a date (`YYYY-MM-DD`), if any. */
export const holidayOn = (date: string): HolidayId | undefined => calendarOf(date.slice(0, 4)).get(date);

/**
 * Returns a holiday's first date on or after the date `from`, both `YYYY-MM-DD`. Undefined for Easter after
 * 2099.
 */
export function nextHolidayDate(id: HolidayId, from: string): string | undefined {
  const year = Number(from.slice(0, 4));
  return [year, year + 1]
    .map((each) => holidayDate(id, each))
    .find((date) => date !== undefined && date >= from);
}

/** True if pharmacies usually close early or all day on a holiday. */
export const isKeptByPharmacies = (id: HolidayId): boolean =>
  holidays.some((holiday) => holiday.id === id && holiday.kept);

/** Returns the holidays that `hours` has as keys, in the order of the year. */
export const listedHolidays = (hours: Readonly<Partial<Record<HolidayId, unknown>>>): readonly HolidayId[] =>
  holidayIds.filter((id) => hours[id] !== undefined);
