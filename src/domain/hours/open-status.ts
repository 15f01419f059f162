import { agreedHours } from './agreed-hours.ts';
import { isAlwaysOpen, type OpeningHours } from './hours.ts';
import { type ScheduleStatus, scheduleStatus } from './schedule-status.ts';
import { zonedClock } from './zoned-clock.ts';

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
 * hours never tell that it is open; a promised closing or opening is one that both allow. A period belongs to
 * the day it starts on. Throws RangeError for an unknown time zone.
 */
export function openStatus(hours: OpeningHours | undefined, timeZone: string, now: number): OpenStatus {
  if (hours === undefined) return { state: 'unknown' };
  const clock = zonedClock(timeZone, now);
  const store = scheduleStatus(hours.store, clock, now);
  const listed = scheduleStatus(hours.pharmacy, clock, now);
  if (listed.state === 'open' && isContradicted(hours, store)) return { state: 'disputed' };
  const areKnown = ![store, listed].some(({ state }) => state === 'unknown' || state === 'old');
  const both = areKnown ? agreedHours(hours) : null;
  const agreed = both === null ? listed : scheduleStatus(both, clock, now);
  // A night belongs to the day it starts on: where the next is a holiday of one of the two, what both allow
  // does not tell whether the pharmacy is open.
  const pharmacy = (listed.state === 'open') === (agreed.state === 'open') ? agreed : listed;
  switch (pharmacy.state) {
    case 'open': {
      const { closesAt, intoHoliday } = pharmacy;
      const closesInMinutes = closesAt === null ? null : Math.ceil((closesAt - now) / 60_000);
      const closingSoon = !intoHoliday && (closesInMinutes ?? Number.POSITIVE_INFINITY) <= closingSoonMinutes;
      return { state: 'open', closesAt, closesInMinutes, closingSoon, intoHoliday };
    }
    case 'lunch':
      return pharmacy;
    case 'closed':
      return store.state === 'open' ? { state: 'counter-closed', opensAt: pharmacy.opensAt } : pharmacy;
    case 'holiday':
      return store.state === 'closed' ? { state: 'closed', opensAt: null, holidayBefore: true } : pharmacy;
    default:
      break;
  }
  switch (store.state) {
    case 'open':
      return pharmacy.state === 'old' ? pharmacy : { state: 'counter-unknown' };
    case 'lunch':
    case 'closed': {
      const storeOpensAt = store.opensAt ?? undefined;
      const holidayBefore = store.state === 'closed' && store.holidayBefore;
      return { state: 'closed', opensAt: null, holidayBefore, storeOpensAt };
    }
    case 'holiday':
      return store;
    default:
      return pharmacy.state === 'old' ? pharmacy : store;
  }
}

/** Whether the store is closed and its pharmacy not open around the clock, which is believed. */
const isContradicted = ({ pharmacy }: OpeningHours, store: ScheduleStatus): boolean =>
  (store.state === 'closed' || store.state === 'lunch') &&
  pharmacy !== undefined &&
  !isAlwaysOpen(pharmacy.weekly);
