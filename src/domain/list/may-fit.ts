import { answers, type FilterId } from '../pharmacy/filters.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import type { LatLng } from '../places/geo.ts';
import type { ListEntry } from './list-parts.ts';
import { type Result, rankByDistance } from './ranking.ts';

/** How many pharmacies to call are named. */
export const mostCalls = 5;

/** True if some of a pharmacy's answers to the filters are unknown, and none is no. */
export function mayFit(pharmacy: Pharmacy, filters: readonly FilterId[]): boolean {
  const said = filters.map((id) => answers(pharmacy, id));
  return said.includes('unknown') && !said.includes('no');
}

/** Gives the nearest of pharmacies that may fit, in the group of those to ask by phone. */
export const nearestToCall = (
  pharmacies: readonly Pharmacy[],
  origin: LatLng,
): readonly (Result & ListEntry)[] =>
  rankByDistance(pharmacies, origin)
    .slice(0, mostCalls)
    .map((result) => ({ ...result, group: 'may-fit' }));
