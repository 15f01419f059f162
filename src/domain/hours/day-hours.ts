import { type HolidayId, holidayOn, isKeptByPharmacies } from './holidays.ts';
import { type OpenRange, type Schedule, weekdays } from './hours.ts';
import { dateOfDay, weekdayIndex } from './zoned-clock.ts';

export interface DayHours {
  readonly ranges: readonly OpenRange[];
  readonly unlistedHoliday?: HolidayId | undefined;
}

/**
 * Returns a schedule's hours on a local day (days since 1970-01-01). `unlistedHoliday` is a major holiday
 * without listed hours; `ranges` are then the weekday's.
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
  return { ranges, unlistedHoliday: isUnsure ? holiday : undefined };
}
