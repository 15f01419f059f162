import { type Pharmacy, publicFirst, uncertaintyOf } from '../pharmacy/pharmacy.ts';
import { distanceMiles, type LatLng } from '../places/geo.ts';

/** A listing with its distance from the origin of the list it stands in. */
export interface Result {
  readonly pharmacy: Pharmacy;
  /** To its coordinates, statute miles. */
  readonly distanceMiles: number;
  /** How far it may lie from its coordinates, statute miles; 0 for an exact position. */
  readonly uncertaintyMiles: number;
}

/** The farthest that it may be, statute miles: what lists are ordered by. */
export const farthestMiles = ({ distanceMiles, uncertaintyMiles }: Omit<Result, 'pharmacy'>): number =>
  distanceMiles + uncertaintyMiles;

/** The nearest that it may be, statute miles. */
export const leastMiles = ({ distanceMiles, uncertaintyMiles }: Omit<Result, 'pharmacy'>): number =>
  Math.max(0, distanceMiles - uncertaintyMiles);

/**
 * Orders by the farthest that each may be, so that an uncertain spot never stands above an exact one that may
 * be nearer; then by id. Those that may not serve the public come last.
 */
export const nearerFirst = (a: Result, b: Result): number =>
  publicFirst(a.pharmacy, b.pharmacy) ||
  farthestMiles(a) - farthestMiles(b) ||
  (a.pharmacy.id < b.pharmacy.id ? -1 : 1);

/** The pharmacies with their distances from the origin, in the order of `nearerFirst`. */
export const rankByDistance = (pharmacies: readonly Pharmacy[], origin: LatLng): readonly Result[] =>
  pharmacies.map((pharmacy) => resultFrom(origin, pharmacy)).sort(nearerFirst);

/** Gives a pharmacy with its distance from a point. */
export const resultFrom = (origin: LatLng, pharmacy: Pharmacy): Result => ({
  pharmacy,
  distanceMiles: distanceMiles(origin, pharmacy.location),
  uncertaintyMiles: uncertaintyOf(pharmacy.location),
});
