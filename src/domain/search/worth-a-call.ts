import { type Result, rankByDistance } from '../list/ranking.ts';
import { isTimed } from '../pharmacy/answer-counts.ts';
import { answers, type FilterId } from '../pharmacy/filters.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import type { LatLng } from '../places/geo.ts';

/** How many pharmacies to call are named. */
const mostCalls = 5;

/**
 * Where to ask when no pharmacy is known to pass every filter: those that may, since to none of the filters their answer is no,
 * nearest to the origin first. Those that are known to pass are left out, since they are shown as such.
 */
export const worthACall = (
  pharmacies: readonly Pharmacy[],
  filters: readonly FilterId[],
  origin: LatLng,
): readonly Result[] =>
  rankByDistance(
    pharmacies.filter((pharmacy) => {
      const said = filters.map((id) => answers(pharmacy, id));
      return said.includes('unknown') && !said.includes('no');
    }),
    origin,
  ).slice(0, mostCalls);

/** Whether opening hours are all that is to be asked there. */
export const isAboutHours = (calls: readonly Result[], filters: readonly FilterId[]): boolean =>
  filters.every((id) => isTimed(id) || calls.every(({ pharmacy }) => answers(pharmacy, id) !== 'unknown'));
