import { type Clock, clocks, isOld, type OpeningHours, type Schedule } from '../../src/domain/hours/hours.ts';
import { newestDate, type Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';

/** Years after which a listing that nobody has touched is said to be possibly out of date. */
const longestUntouched = 10;

/**
 * A listing as it stands on the day of a build (`YYYY-MM-DD`, UTC): its hours aged, and marked where no source has touched it for ten
 * years. Who placed its address has not touched it; one without a date is not judged. The same value where nothing has aged.
 */
export function withAge(pharmacy: Pharmacy, today: string): Pharmacy {
  const aged = withAgedHours(pharmacy, today);
  const touched = newestDate(
    pharmacy.sources.filter(({ fields }) => fields.some((field) => field !== 'location')),
  );
  return touched !== undefined && touched < yearsBefore(today) ? { ...aged, outdated: true } : aged;
}

/** Ten years before a day; days as texts are in order. */
const yearsBefore = (day: string): string => `${Number(day.slice(0, 4)) - longestUntouched}${day.slice(4)}`;

const dayMs = 86_400_000;

/**
 * A listing as it stands on the day of a build (`YYYY-MM-DD`, UTC): hours too old to be relied on, or without a date, are marked, so
 * that filters, counts and heads need no clock; dates that are over are dropped. The same value where nothing has aged.
 */
export function withAgedHours(pharmacy: Pharmacy, today: string): Pharmacy {
  const { hours } = pharmacy;
  if (hours === undefined) return pharmacy;
  const aged = clocks.flatMap((clock): readonly (readonly [Clock, Schedule])[] => {
    const schedule = hours[clock];
    return schedule === undefined ? [] : [[clock, agedSchedule(schedule, today)]];
  });
  if (aged.every(([clock, schedule]) => schedule === hours[clock])) return pharmacy;
  const of = (clock: Clock): Schedule | undefined => aged.find(([each]) => each === clock)?.[1];
  const standing: OpeningHours = {
    pharmacy: of('pharmacy'),
    store: of('store'),
    driveThrough: of('driveThrough'),
  };
  return { ...pharmacy, hours: standing };
}

function agedSchedule(schedule: Schedule, today: string): Schedule {
  // West of Greenwich it may still be the day before.
  const yesterday = new Date(Date.parse(today) - dayMs).toISOString().slice(0, 10);
  const { exceptions = [] } = schedule;
  const ahead = exceptions.filter(({ date }) => date >= yesterday);
  const old = isOld(schedule, today);
  if (!old && ahead.length === exceptions.length) return schedule;
  return { ...schedule, exceptions: ahead.length === 0 ? undefined : ahead, ...(old && { old }) };
}
