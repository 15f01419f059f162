import type { OpeningHours, OpenRange, Schedule, WeeklyTable } from '../../src/domain/hours/hours.ts';

/** A week that is closed but for these days. */
export const table = (days: Partial<WeeklyTable>): WeeklyTable => ({
  mon: [],
  tue: [],
  wed: [],
  thu: [],
  fri: [],
  sat: [],
  sun: [],
  ...days,
});
/** A range by whole or broken hours of the day, 0 to 24 and beyond. */
export const range = (opens: number, closes: number): OpenRange => ({
  opens: opens * 60,
  closes: closes * 60,
});
/** A week with the same ranges on each day. */
export const everyDay = (...ranges: OpenRange[]): WeeklyTable => ({
  mon: ranges,
  tue: ranges,
  wed: ranges,
  thu: ranges,
  fri: ranges,
  sat: ranges,
  sun: ranges,
});
/** The pharmacy's own hours, which do not age. */
export const hours = (weekly: WeeklyTable, exceptions: Schedule['exceptions'] = []): OpeningHours => ({
  pharmacy: { weekly, exceptions, ageless: true },
});
