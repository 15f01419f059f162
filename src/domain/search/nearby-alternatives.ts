import { openStatus } from '../hours/open-status.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import type { CityList } from './city-list.ts';
import { type Result, rankByDistance } from './directory-query.ts';

/** How many alternatives a pharmacy's page lists, and among how many of the nearest it prefers the open ones. */
export const alternativeLimits = { shown: 5, considered: 8 } as const;

/**
 * Where else to go when this pharmacy will not do: the nearest to it by the city's dataset. Once the time is known (epoch
 * milliseconds; null in static HTML) those open now come first, then those of unknown hours; each group nearest first.
 */
export function nearbyAlternatives(
  pharmacy: Pharmacy,
  { pharmacies, fallback }: Pick<CityList, 'pharmacies' | 'fallback'>,
  now: number | null,
): readonly Result[] {
  const others = [...pharmacies, ...fallback].filter(({ id }) => id !== pharmacy.id);
  const nearest = rankByDistance(others, pharmacy.location).slice(0, alternativeLimits.considered);
  if (now === null) return nearest.slice(0, alternativeLimits.shown);
  const rank = { open: 0, unknown: 1, closed: 2 } as const;
  return nearest
    .map((result) => ({
      result,
      order: rank[openStatus(result.pharmacy.hours, result.pharmacy.timeZone, now).state],
    }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, alternativeLimits.shown)
    .map(({ result }) => result);
}
