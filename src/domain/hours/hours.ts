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

/** What replaces the weekly table on one local calendar date (`YYYY-MM-DD`); no ranges means closed. */
export interface HoursException {
  readonly date: string;
  readonly label: string;
  readonly ranges: readonly OpenRange[];
}

/**
 * Opening hours of one pharmacy, in its own time zone. Absent hours are unknown and are never guessed.
 * A lunch break is a gap between two ranges of a day.
 */
export interface OpeningHours {
  readonly weekly: WeeklyTable;
  readonly exceptions: readonly HoursException[];
  /** The prescription counter, where it keeps shorter hours than the shop. */
  readonly counter?: WeeklyTable | undefined;
}

/** Whether one weekday is open from midnight to midnight. */
export const isAllDay = (ranges: readonly OpenRange[]): boolean =>
  ranges.some((range) => range.opens === 0 && range.closes >= minutesPerDay);

/** Whether the table is open around the clock on all seven days. */
export const isAlwaysOpen = (weekly: WeeklyTable): boolean => weekdays.every((day) => isAllDay(weekly[day]));

/** Minutes after midnight at which the day's last period ends (may pass 1440), or undefined when it is closed. */
export const lastClosing = (ranges: readonly OpenRange[]): number | undefined =>
  ranges.length === 0 ? undefined : Math.max(...ranges.map((range) => range.closes));

/** Minutes after midnight at which the day's first period starts, or undefined when it is closed. */
export const firstOpening = (ranges: readonly OpenRange[]): number | undefined =>
  ranges.length === 0 ? undefined : Math.min(...ranges.map((range) => range.opens));
