import type { Weekday } from '../../domain/hours/hours.ts';

/** How opening hours are told in one line, and what stands in the place of a status until the time is known. */
export const hoursWords = {
  opening: 'Opening hours',
  always: '24 hours a day, every day',
  everyDay: 'Every day',
  days: {
    mon: 'Mon',
    tue: 'Tue',
    wed: 'Wed',
    thu: 'Thu',
    fri: 'Fri',
    sat: 'Sat',
    sun: 'Sun',
  } satisfies Record<Weekday, string>,
} as const;
