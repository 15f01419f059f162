import { newestDate, type Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import { withAgedHours } from './aged-hours.ts';

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
