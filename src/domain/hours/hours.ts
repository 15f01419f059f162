import type { HolidayId } from './holidays.ts';

/** Days of the week in the order of a weekly table, Monday first (ISO 8601). */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

export const minutesPerDay = 1440;

/**
 * One opening period, in minutes after local midnight of the day it starts on.
 * `0 ≤ opens < 1440`, `opens < closes ≤ opens + 1440`; a period past midnight has `closes > 1440`.
 */
export interface OpenRange {
  readonly opens: number;
  readonly closes: number;
}

/** The opening periods of each weekday, ascending and disjoint; an empty list is a day known to be closed. */
export type WeeklyTable = Readonly<Record<Weekday, readonly OpenRange[]>>;

/** Hours stated for holidays of every year; none means closed, absent unknown. */
export type HolidayHours = Readonly<Partial<Record<HolidayId, readonly OpenRange[]>>>;

/** Hours of one local date (`YYYY-MM-DD`), instead of any other; no ranges means closed. */
export interface HoursException {
  readonly date: string;
  /** The holiday that the date is; its name is shown. */
  readonly holiday?: HolidayId | undefined;
  readonly ranges: readonly OpenRange[];
}

/** When one counter or door is open, by its own clock. A lunch break is a gap between two ranges of a day. */
export interface Schedule {
  readonly weekly: WeeklyTable;
  readonly holidays?: HolidayHours | undefined;
  readonly exceptions?: readonly HoursException[] | undefined;
  /** The source's own date of these hours, `YYYY-MM-DD`; absent where it states none. */
  readonly asOf?: string | undefined;
  /** The hours of a sample, which is marked as fictional: they do not age. */
  readonly ageless?: true | undefined;
  /** Set by the planner on the day of the build: too old, or without a date, to be relied on. */
  readonly old?: true | undefined;
}

/** The clocks of a pharmacy that can differ, in the order in which they are shown. */
export const clocks = ['pharmacy', 'store', 'driveThrough'] as const;
export type Clock = (typeof clocks)[number];

/**
 * Opening hours in a pharmacy's own time zone, by at least one of its clocks; absent hours are unknown.
 * `pharmacy` is when a prescription can be filled. `store` is the shop around it, and says of the counter
 * only that it is not open longer.
 */
export interface OpeningHours {
  readonly pharmacy?: Schedule | undefined;
  readonly store?: Schedule | undefined;
  readonly driveThrough?: Schedule | undefined;
}

/** The hours that a list shows in one line: the pharmacy's, else the store's. */
export const shownSchedule = ({ pharmacy, store }: OpeningHours): Schedule | undefined => pharmacy ?? store;

/** Hours that no source has stated for so many months are shown with their date and never count as open. */
const freshMonths = 18;

/** Whether hours are too old to be relied on, or without a date, on a day (`YYYY-MM-DD`). */
export function isOld({ asOf, ageless, old }: Schedule, today: string): boolean {
  if (ageless === true) return false;
  return old === true || asOf === undefined || asOf < monthsBefore(today, freshMonths);
}

function monthsBefore(date: string, months: number): string {
  const day = new Date(date);
  day.setUTCMonth(day.getUTCMonth() - months);
  return day.toISOString().slice(0, 10);
}

/** Whether one weekday is open from midnight to midnight. */
export const isAllDay = (ranges: readonly OpenRange[]): boolean =>
  ranges.some((range) => range.opens === 0 && range.closes >= minutesPerDay);

/** Whether the table is open around the clock on all seven days. */
export const isAlwaysOpen = (weekly: WeeklyTable): boolean => weekdays.every((day) => isAllDay(weekly[day]));

/** Minutes after midnight (may pass 1440) at which the day's last period ends; undefined when closed. */
export const lastClosing = (ranges: readonly OpenRange[]): number | undefined =>
  ranges.length === 0 ? undefined : Math.max(...ranges.map((range) => range.closes));

/** Minutes after midnight at which the day's first period starts; undefined when closed. */
export const firstOpening = (ranges: readonly OpenRange[]): number | undefined =>
  ranges.length === 0 ? undefined : Math.min(...ranges.map((range) => range.opens));
