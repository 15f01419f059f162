import { type HolidayId, holidayOn, isKeptByPharmacies } from './holidays.ts';
import { type OpenRange, type Schedule, weekdays } from './hours.ts';
import { dateOfDay, weekdayIndex } from './zoned-clock.ts';

export interface DayHours {
  readonly ranges: readonly OpenRange[];
  /** A holiday on which the usual ranges may not hold. */
  readonly holiday?: HolidayId | undefined;
}

/**
 * Returns a local day's hours: the date's own, else the holiday's, else the weekday's. `holiday` names a
 * holiday that pharmacies keep and the schedule does not list, unless that weekday is closed anyway.
 */
export function dayHours({ weekly, holidays, exceptions }: Schedule, day: number): DayHours {
  const date = dateOfDay(day);
  const dated = exceptions?.find((exception) => exception.date === date)?.ranges;
  if (dated !== undefined) return { ranges: dated };
  const holiday = holidayOn(date);
  const listed = holiday === undefined ? undefined : holidays?.[holiday];
  if (listed !== undefined) return { ranges: listed };
  const ranges = weekly[weekdays[weekdayIndex(day)] ?? 'mon'];
  const isUnsure = holiday !== undefined && isKeptByPharmacies(holiday) && ranges.length > 0;
  return { ranges, holiday: isUnsure ? holiday : undefined };
}
