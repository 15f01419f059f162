import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import type { CityList } from './city-list.ts';
import { groupOf, inParts, type ListEntry, openFirst, type StatusOf } from './list-groups.ts';
import { type Result, rankByDistance } from './ranking.ts';

/** A page shows 5 other pharmacies to go to, chosen from the 8 nearest: open ones come first. */
export const alternativeLimits = { shown: 5, considered: 8 } as const;

/**
 * Returns up to five other pharmacies, chosen from the eight nearest and `nearestOpen`, as `inParts` sorts
 * them: nearest first. With `statusOf` (null in static HTML), open ones come first and closed ones last.
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
  if (statusOf === null) return inParts(nearest.slice(0, alternativeLimits.shown));
  const closed = nearest.flatMap((result) =>
    groupOf(result.pharmacy, statusOf) === undefined ? [{ ...result, group: 'closed' as const }] : [],
  );
  const ordered = inParts([...openFirst(nearest, statusOf), ...closed]);
  return ordered.slice(0, alternativeLimits.shown);
}
