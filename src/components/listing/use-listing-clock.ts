import { useNow } from '../ui/use-now.ts';

const minuteMs = 60_000;

/** The time that open statuses are told at, in epoch milliseconds; null in static HTML. Renewed every minute. */
export const useListingClock = (): number | null => useNow(minuteMs);
