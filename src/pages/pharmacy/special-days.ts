import { type HolidayId, listedHolidays } from '../../domain/hours/holidays.ts';
import {
  type Clock,
  clocks,
  type OpeningHours,
  type OpenRange,
  type Schedule,
} from '../../domain/hours/hours.ts';

/** One clock of the pharmacy with its hours. */
export interface HoursColumn {
  readonly clock: Clock;
  readonly schedule: Schedule;
}

/** The clocks of which hours are known, in the order in which they are shown. */
export const hoursColumns = (hours: OpeningHours): readonly HoursColumn[] =>
  clocks.flatMap((clock) => {
    const schedule = hours[clock];
    return schedule === undefined ? [] : [{ clock, schedule }];
  });

/** A holiday or a date with hours of its own. */
export interface SpecialDay {
  readonly key: string;
  readonly holiday?: HolidayId | undefined;
  /** `YYYY-MM-DD`; absent for a holiday as long as the time is not known. */
  readonly date?: string | undefined;
  /** The day's hours by each clock; undefined where they are not listed. */
  readonly ranges: readonly { readonly clock: Clock; readonly ranges: readonly OpenRange[] | undefined }[];
}

/** The clocks of which a holiday or a date is listed. */
export const specialColumns = (hours: OpeningHours): readonly HoursColumn[] =>
  hoursColumns(hours).filter(
    ({ schedule: { holidays = {}, exceptions = [] } }) =>
      Object.keys(holidays).length + exceptions.length > 0,
  );

/** What the time makes of days. */
interface Calendar {
  readonly nextDateOf: (id: HolidayId) => string | undefined;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** The listed holidays and the dates with hours of their own; where the time is known, those still to come, the next first. */
export function specialDays(hours: OpeningHours, calendar?: Calendar): readonly SpecialDay[] {
  const columns = specialColumns(hours);
  const holidays = columns.flatMap(({ schedule }) => listedHolidays(schedule.holidays ?? {}));
  const exceptions = columns.flatMap(({ schedule }) => schedule.exceptions ?? []);
  const dates = new Map(exceptions.map(({ date, holiday }) => [date, holiday]));
  const days = [
    ...[...new Set(holidays)].map((holiday) => ({
      key: holiday,
      holiday,
      date: calendar?.nextDateOf(holiday),
      ranges: columns.map(({ clock, schedule }) => ({ clock, ranges: schedule.holidays?.[holiday] })),
    })),
    ...[...dates].map(([date, holiday]) => ({
      key: date,
      holiday,
      date,
      ranges: columns.map(({ clock, schedule }) => ({
        clock,
        ranges: schedule.exceptions?.find((exception) => exception.date === date)?.ranges,
      })),
    })),
  ];
  if (calendar === undefined) return days;
  return days
    .filter(({ date }) => date === undefined || date >= calendar.today)
    .toSorted((a, b) => ((a.date ?? '9') < (b.date ?? '9') ? -1 : 1));
}
