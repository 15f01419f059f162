import type { OpeningHoursSpecification } from 'schema-dts';
import {
  minutesPerDay,
  type OpenRange,
  type Schedule,
  type Weekday,
  weekdays,
} from '../../../domain/hours/hours.ts';

/**
 * The hours in which a prescription can be filled, where they can be relied on; a store's are not its
 * pharmacy's. The planner has dropped the dates of the past (shown-listings.ts). A holiday stands without its
 * date, which the vocabulary cannot say.
 */
export const statedHours = ({ weekly, exceptions = [] }: Schedule) => ({
  openingHoursSpecification: weekdays.flatMap((day) => weekly[day].map((range) => onWeekday(day, range))),
  specialOpeningHoursSpecification:
    exceptions.length === 0
      ? undefined
      : exceptions.flatMap(({ date, ranges }) =>
          ranges.length === 0
            ? [{ ...onDate(date), opens: '00:00', closes: '00:00' }]
            : ranges.map((range) => ({ ...onDate(date), ...times(range) })),
        ),
});

const dayNames = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const satisfies Record<Weekday, string>;

const onWeekday = (day: Weekday, range: OpenRange): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: dayNames[day],
  ...times(range),
});

/** One date; opening and closing both at midnight is a closed day (Google's convention). */
const onDate = (date: string) => ({
  '@type': 'OpeningHoursSpecification' as const,
  validFrom: date,
  validThrough: date,
});

/** Around the clock is 00:00 to 23:59; a period past midnight closes at the next day's time. */
const times = ({ opens, closes }: OpenRange) =>
  closes - opens >= minutesPerDay
    ? { opens: '00:00', closes: '23:59' }
    : { opens: clock(opens), closes: clock(closes) };

const clock = (minutes: number): string => {
  const ofDay = minutes % minutesPerDay;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
};
