import { isAlwaysOpen, type OpeningHours } from './hours.ts';
import { type ScheduleStatus, scheduleStatus } from './schedule-status.ts';
import { type ZonedClock, zonedClock } from './zoned-clock.ts';

const closingSoonMinutes = 60;

/** Whether a prescription can be filled at an instant. Times are epoch milliseconds. */
export type OpenStatus =
  | Exclude<ScheduleStatus, { readonly state: 'open' | 'closed' }>
  | {
      readonly state: 'open';
      /** Closing time, epoch milliseconds; null if the pharmacy does not close within two weeks. */
      readonly closesAt: number | null;
      readonly closesInMinutes: number | null;
      readonly closingSoon: boolean;
      /** True if a holiday with unknown hours begins at `closesAt`; the pharmacy may stay open. */
      readonly intoHoliday: boolean;
    }
  | { readonly state: 'disputed' }
  /** The store is open, its pharmacy closed. `opensAt` is null if unknown or not within two weeks. */
  | { readonly state: 'counter-closed'; readonly opensAt: number | null }
  /** The store is open, its pharmacy's hours are unknown. */
  | { readonly state: 'counter-unknown' }
  | {
      readonly state: 'closed';
      /** When the pharmacy opens, epoch milliseconds; null if unknown or not within two weeks. */
      readonly opensAt: number | null;
      readonly holidayBefore: boolean;
      readonly storeOpensAt?: number | undefined;
    };

export type OpenState = OpenStatus['state'];

/**
 * Returns whether a pharmacy is open at `now` (epoch milliseconds) and when that changes, by its and its
 * store's hours. Throws RangeError for an unknown IANA time zone.
 */
export function openStatus(hours: OpeningHours | undefined, timeZone: string, now: number): OpenStatus {
  if (hours === undefined) return { state: 'unknown' };
  const clock = zonedClock(timeZone, now);
  const store = scheduleStatus(hours.store, clock, now);
  const pharmacy = scheduleStatus(hours.pharmacy, clock, now);
  const isBelieved = hours.pharmacy !== undefined && isAlwaysOpen(hours.pharmacy.weekly);
  switch (pharmacy.state) {
    case 'open': {
      if (store.state === 'closed' && !isBelieved) return { state: 'disputed' };
      const isStoreFirst = store.state === 'open' && !isBelieved && closingOf(store) < closingOf(pharmacy);
      const { closesAt, intoHoliday } = isStoreFirst ? store : pharmacy;
      const closesInMinutes = closesAt === null ? null : Math.ceil((closesAt - now) / 60_000);
      const closingSoon = !intoHoliday && (closesInMinutes ?? Number.POSITIVE_INFINITY) <= closingSoonMinutes;
      return { state: 'open', closesAt, closesInMinutes, closingSoon, intoHoliday };
    }
    case 'closed': {
      const { opensAt: listed, holidayBefore } = pharmacy;
      const opensAt = listed === null || isBelieved ? listed : openingOfBoth(hours, clock, listed);
      return store.state === 'open'
        ? { state: 'counter-closed', opensAt }
        : { state: 'closed', opensAt, holidayBefore };
    }
    case 'holiday':
      return store.state === 'closed' ? { state: 'closed', opensAt: null, holidayBefore: true } : pharmacy;
    default:
      break;
  }
  switch (store.state) {
    case 'open':
      return pharmacy.state === 'old' ? pharmacy : { state: 'counter-unknown' };
    case 'closed': {
      const { opensAt, holidayBefore } = store;
      return { state: 'closed', opensAt: null, holidayBefore, storeOpensAt: opensAt ?? undefined };
    }
    case 'holiday':
      return store;
    default:
      return pharmacy.state === 'old' ? pharmacy : store;
  }
}

const closingOf = ({ closesAt }: { readonly closesAt: number | null }): number =>
  closesAt ?? Number.POSITIVE_INFINITY;

function openingOfBoth({ pharmacy, store }: OpeningHours, clock: ZonedClock, listed: number): number | null {
  const storeThen = scheduleStatus(store, clock, listed);
  if (storeThen.state !== 'closed') return listed;
  const { opensAt } = storeThen;
  return opensAt !== null && scheduleStatus(pharmacy, clock, opensAt).state === 'open' ? opensAt : null;
}
