import { isAlwaysOpen, type OpeningHours } from './hours.ts';
import { type ScheduleStatus, scheduleStatus } from './schedule-status.ts';
import { type ZonedClock, zonedClock } from './zoned-clock.ts';

/** A closing this near is worth a warning before the visitor sets out. */
const closingSoonMinutes = 60;

/** Whether a prescription can be filled at an instant; only `open` counts as open. */
export type OpenStatus =
  | Exclude<ScheduleStatus, { readonly state: 'open' | 'closed' }>
  | {
      readonly state: 'open';
      /** Null where it closes at no time within the coming two weeks. */
      readonly closesAt: number | null;
      /** Rounded up, so it is never 0 while open. */
      readonly closesInMinutes: number | null;
      readonly closingSoon: boolean;
      /** It does not close at `closesAt`, but a holiday begins whose hours are not listed. */
      readonly intoHoliday: boolean;
    }
  /** The pharmacy is listed as open while its store is listed as closed. */
  | { readonly state: 'disputed' }
  /** The store is open and its pharmacy is closed. `opensAt` as for closed. */
  | { readonly state: 'counter-closed'; readonly opensAt: number | null }
  /** The store is open; the hours of its pharmacy are not listed. */
  | { readonly state: 'counter-unknown' }
  | {
      readonly state: 'closed';
      /** Null where no opening is listed for two weeks, or may fall on an unlisted holiday. */
      readonly opensAt: number | null;
      /** A holiday whose hours are not listed comes before the next listed opening. */
      readonly holidayBefore: boolean;
      /** When the store opens whose pharmacy's hours are not listed; the pharmacy does not open before. */
      readonly storeOpensAt?: number | undefined;
    };

export type OpenState = OpenStatus['state'];

/**
 * Tells whether a pharmacy is open at `now` (epoch milliseconds) by its own wall clock (IANA zone). A store's
 * hours never tell that it is open; a closing or opening is promised if both allow it. A counter listed as
 * open around the clock is believed. Throws RangeError for an unknown time zone.
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

/** When a pharmacy listed as opening at an instant opens with its store; null where that is not known. */
function openingOfBoth({ pharmacy, store }: OpeningHours, clock: ZonedClock, listed: number): number | null {
  const then = scheduleStatus(store, clock, listed);
  if (then.state !== 'closed') return listed;
  const { opensAt } = then;
  return opensAt !== null && scheduleStatus(pharmacy, clock, opensAt).state === 'open' ? opensAt : null;
}
