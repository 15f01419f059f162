import { type Result, rankByDistance } from '../list/ranking.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { publicFirst } from '../pharmacy/serves-public.ts';
import type { CityList } from './city-list.ts';
import { groupOf, openGroups, type StatusOf } from './open-groups.ts';

/** How many alternatives a pharmacy's page lists, and among how many of the nearest it prefers the open ones. */
export const alternativeLimits = { shown: 5, considered: 8 } as const;

/**
 * Where else to go when this pharmacy will not do: the nearest to it by the city's dataset. Once the time is known (`statusOf`
 * is null in static HTML) those open now come first, then those that may be, the closed ones last; each group nearest first.
 */
export function nearbyAlternatives(
  pharmacy: Pharmacy,
  { pharmacies, fallback }: Pick<CityList, 'pharmacies' | 'fallback'>,
  statusOf: StatusOf | null,
): readonly Result[] {
  const others = [...pharmacies, ...fallback].filter(({ id }) => id !== pharmacy.id);
  const nearest = rankByDistance(others, pharmacy.location).slice(0, alternativeLimits.considered);
  if (statusOf === null) return nearest.slice(0, alternativeLimits.shown);
  const rank = (result: Result): number => {
    const group = groupOf(result.pharmacy, statusOf);
    return group === undefined ? openGroups.length : openGroups.indexOf(group);
  };
  return nearest
    .map((result) => ({ result, order: rank(result) }))
    .toSorted((a, b) => publicFirst(a.result.pharmacy, b.result.pharmacy) || a.order - b.order)
    .slice(0, alternativeLimits.shown)
    .map(({ result }) => result);
}

/** Whether the time can put alternatives before nearer ones: some hours of them are known, of a pharmacy or of its store. */
export const openComeFirst = (alternatives: readonly Result[]): boolean =>
  alternatives.some(({ pharmacy }) => pharmacy.hours !== undefined);
