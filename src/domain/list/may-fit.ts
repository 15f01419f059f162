import { answers, type FilterId } from '../pharmacy/filters.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import type { LatLng } from '../places/geo.ts';
import type { ListEntry } from './list-parts.ts';
import { type Result, rankByDistance } from './ranking.ts';

/** How many pharmacies to call are named. */
export const mostCalls = 5;

/** True if a pharmacy may pass every filter, but is not known to: it answers no to none, and some answer is unknown. */
export function mayFit(pharmacy: Pharmacy, filters: readonly FilterId[]): boolean {
  const said = filters.map((id) => answers(pharmacy, id));
  return said.includes('unknown') && !said.includes('no');
}

/** Where to ask when no pharmacy is known to pass every filter: those that may, the nearest to the origin first. */
export const worthACall = (
  pharmacies: readonly Pharmacy[],
  filters: readonly FilterId[],
  origin: LatLng,
): readonly (Result & ListEntry)[] =>
  rankByDistance(
    pharmacies.filter((pharmacy) => mayFit(pharmacy, filters)),
    origin,
  )
    .slice(0, mostCalls)
    .map((result) => ({ ...result, group: 'may-fit' }));
