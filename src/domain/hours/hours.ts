import type { HolidayId } from './holidays.ts';

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

export const minutesPerDay = 1440;

/**
 * One opening period of a day, in minutes after local midnight: 9 am to 6 pm is 540 to 1080. Past midnight
 * `closes` exceeds 1440: 8 pm to 2 am is 1200 to 1560.
 */
export interface OpenRange {
  readonly opens: number;
  readonly closes: number;
}

/** Opening periods of each weekday, earliest first. An empty list means closed. */
export type WeeklyTable = Readonly<Record<Weekday, readonly OpenRange[]>>;

/** Opening hours on yearly holidays. An empty list means closed; an absent holiday has no listed hours. */
export type HolidayHours = Readonly<Partial<Record<HolidayId, readonly OpenRange[]>>>;

/** Opening hours of a single local date (`YYYY-MM-DD`). An empty list means closed. */
export interface HoursException {
  readonly date: string;
  readonly holiday?: HolidayId | undefined;
  readonly ranges: readonly OpenRange[];
}

/** Opening hours of a pharmacy, a store or a drive-through, in local time. */
export interface Schedule {
  readonly weekly: WeeklyTable;
  readonly holidays?: HolidayHours | undefined;
  readonly exceptions?: readonly HoursException[] | undefined;
  /** The source's date for these hours, `YYYY-MM-DD`. */
  readonly asOf?: string | undefined;
  readonly neverOutdated?: true | undefined;
  /** True if the hours were too old to rely on, or undated, when the site was built. */
  readonly old?: true | undefined;
}

/** The kinds of opening hours, in the order in which a page shows them. */
export const clocks = ['pharmacy', 'store', 'driveThrough'] as const;
export type Clock = (typeof clocks)[number];

/** Opening hours of a pharmacy, of the store around it and of its drive-through. Absent hours are unknown. */
export interface OpeningHours {
  readonly pharmacy?: Schedule | undefined;
  readonly store?: Schedule | undefined;
  readonly driveThrough?: Schedule | undefined;
}

/** Returns a pharmacy's own hours, or those of the store around it; undefined if neither is known. */
export const shownSchedule = ({ pharmacy, store }: OpeningHours): Schedule | undefined => pharmacy ?? store;

const freshMonths = 18;

/** True if hours are undated or over 18 months old on `today` (`YYYY-MM-DD`); false if `neverOutdated`. */
export function isOld({ asOf, neverOutdated, old }: Schedule, today: string): boolean {
  if (neverOutdated === true) return false;
  return old === true || asOf === undefined || asOf < monthsBefore(today, freshMonths);
}

function monthsBefore(date: string, months: number): string {
  const day = new Date(date);
  day.setUTCMonth(day.getUTCMonth() - months);
  return day.toISOString().slice(0, 10);
}

/** True if a day's hours include a period from midnight to midnight. */
export const isAllDay = (ranges: readonly OpenRange[]): boolean =>
  ranges.some((range) => range.opens === 0 && range.closes >= minutesPerDay);

/** True if the hours are from midnight to midnight on all seven weekdays. */
export const isAlwaysOpen = (weekly: WeeklyTable): boolean => weekdays.every((day) => isAllDay(weekly[day]));

/**
 * Returns when a day's last period ends, in minutes after midnight; undefined if closed. Past midnight it
 * exceeds 1440.
 */
export const lastClosing = (ranges: readonly OpenRange[]): number | undefined =>
  ranges.length === 0 ? undefined : Math.max(...ranges.map((range) => range.closes));

/** Returns when a day's first period starts, in minutes after midnight; undefined if closed. */
export const firstOpening = (ranges: readonly OpenRange[]): number | undefined =>
  ranges.length === 0 ? undefined : Math.min(...ranges.map((range) => range.opens));
