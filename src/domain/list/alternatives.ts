import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import type { CityList } from './city-list.ts';
import { groupOf, type ListEntry, openFirst, orderedByParts, type StatusOf } from './list-groups.ts';
import { type Result, rankByDistance } from './ranking.ts';

/** Number of other pharmacies on a pharmacy's page, and of the nearest ones that they are chosen from. */
export const alternativeLimits = { shown: 5, considered: 8 } as const;

/**
 * Returns up to five other pharmacies near a pharmacy: open ones first, closed ones last. Without `statusOf`
 * (null), the nearest. `nearestOpen` is a candidate even if it is farther away.
 */
export function alternativesTo(
  pharmacy: Pharmacy,
  { pharmacies, fallback }: Pick<CityList, 'pharmacies' | 'fallback'>,
  statusOf: StatusOf | null,
  nearestOpen?: Result,
): readonly (Result & ListEntry)[] {
  const others = [...pharmacies, ...fallback].filter(({ id }) => id !== pharmacy.id);
  const considered = rankByDistance(others, pharmacy.location).slice(0, alternativeLimits.considered);
  const isKnown = considered.some((each) => each.pharmacy.id === nearestOpen?.pharmacy.id);
  const nearest = nearestOpen === undefined || isKnown ? considered : [...considered, nearestOpen];
  if (statusOf === null) return orderedByParts(nearest.slice(0, alternativeLimits.shown));
  const closed = nearest.flatMap((result) =>
    groupOf(result.pharmacy, statusOf) === undefined ? [{ ...result, group: 'closed' as const }] : [],
  );
  const ordered = orderedByParts([...openFirst(nearest, statusOf), ...closed]);
  return ordered.slice(0, alternativeLimits.shown);
}
