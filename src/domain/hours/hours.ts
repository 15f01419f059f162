import type { HolidayId } from './holidays.ts';

/** Days of the week, Monday first (ISO 8601). */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

export const minutesPerDay = 1440;

/**
 * One period of opening hours, in minutes after local midnight: 9 am to 6 pm is 540 to 1080. `opens` is 0 to
 * 1439; `closes` is at most 1440 later, and over 1440 past midnight: 8 pm to 2 am is 1200 to 1560.
 */
export interface OpenRange {
  readonly opens: number;
  readonly closes: number;
}

/** Opening hours of each weekday, in order and without overlaps; an empty list means closed. */
export type WeeklyTable = Readonly<Record<Weekday, readonly OpenRange[]>>;

/** Opening hours on holidays of every year. An empty list means closed; an absent holiday has none listed. */
export type HolidayHours = Readonly<Partial<Record<HolidayId, readonly OpenRange[]>>>;

/** Opening hours of one local date (`YYYY-MM-DD`), which override all others. An empty list means closed. */
export interface HoursException {
  readonly date: string;
  readonly holiday?: HolidayId | undefined;
  readonly ranges: readonly OpenRange[];
}

/** Weekly hours, holidays and exceptions of a pharmacy, a store or a drive-through, in local time. */
export interface Schedule {
  readonly weekly: WeeklyTable;
  readonly holidays?: HolidayHours | undefined;
  readonly exceptions?: readonly HoursException[] | undefined;
  /** The source's date for these hours, `YYYY-MM-DD`. */
  readonly asOf?: string | undefined;
  readonly ageless?: true | undefined;
  /** True if the hours were too old to rely on, or undated, on the day of the build. */
  readonly old?: true | undefined;
}

/** The three kinds of opening hours, in the order in which a page shows them. */
export const clocks = ['pharmacy', 'store', 'driveThrough'] as const;
export type Clock = (typeof clocks)[number];

/**
 * A pharmacy's opening hours, local time; absent hours are unknown. `pharmacy` is when a prescription can be
 * filled. `store` is the shop around it: the pharmacy is never open longer.
 */
export interface OpeningHours {
  readonly pharmacy?: Schedule | undefined;
  readonly store?: Schedule | undefined;
  readonly driveThrough?: Schedule | undefined;
}

/** Returns the hours that a list shows: the pharmacy's, else the store's. */
export const shownSchedule = ({ pharmacy, store }: OpeningHours): Schedule | undefined => pharmacy ?? store;

const freshMonths = 18;

/** True if hours are `old`, undated or, on `today` (`YYYY-MM-DD`), over 18 months old; false if `ageless`. */
export function isOld({ asOf, ageless, old }: Schedule, today: string): boolean {
  if (ageless === true) return false;
  return old === true || asOf === undefined || asOf < monthsBefore(today, freshMonths);
}

function monthsBefore(date: string, months: number): string {
  const day = new Date(date);
  day.setUTCMonth(day.getUTCMonth() - months);
  return day.toISOString().slice(0, 10);
}

/** True if one range of a day reaches from midnight to midnight. */
export const isAllDay = (ranges: readonly OpenRange[]): boolean =>
  ranges.some((range) => range.opens === 0 && range.closes >= minutesPerDay);

/** True if each weekday has a range from midnight to midnight. */
export const isAlwaysOpen = (weekly: WeeklyTable): boolean => weekdays.every((day) => isAllDay(weekly[day]));

/** Returns when a day's last period ends, minutes after midnight (may exceed 1440); undefined if closed. */
export const lastClosing = (ranges: readonly OpenRange[]): number | undefined =>
  ranges.length === 0 ? undefined : Math.max(...ranges.map((range) => range.closes));

/** Returns when a day's first period starts, in minutes after midnight; undefined if closed. */
export const firstOpening = (ranges: readonly OpenRange[]): number | undefined =>
  ranges.length === 0 ? undefined : Math.min(...ranges.map((range) => range.opens));
