import { type Pharmacy, publicFirst, uncertaintyOf } from '../pharmacy/pharmacy.ts';
import { distanceMiles, type LatLng } from '../places/geo.ts';

/** A listing with its distance from the list's origin. */
export interface Result {
  readonly pharmacy: Pharmacy;
  /** From the origin to its coordinates, statute miles. */
  readonly distanceMiles: number;
  /** How far it may lie from its coordinates, statute miles; 0 for an exact position. */
  readonly uncertaintyMiles: number;
}

/** Returns the largest possible distance, statute miles. Lists are ordered by it. */
export const farthestMiles = ({ distanceMiles, uncertaintyMiles }: Omit<Result, 'pharmacy'>): number =>
  distanceMiles + uncertaintyMiles;

/** Returns the smallest possible distance, statute miles. */
export const leastMiles = ({ distanceMiles, uncertaintyMiles }: Omit<Result, 'pharmacy'>): number =>
  Math.max(0, distanceMiles - uncertaintyMiles);

/**
 * Compares by the largest possible distance, then by id. So an uncertain position never comes before an exact
 * one that may be nearer. Pharmacies that may not serve the public come last.
 */
export const nearerFirst = (a: Result, b: Result): number =>
  publicFirst(a.pharmacy, b.pharmacy) ||
  farthestMiles(a) - farthestMiles(b) ||
  (a.pharmacy.id < b.pharmacy.id ? -1 : 1);

/** Returns the pharmacies with their distances from the origin, in the order of `nearerFirst`. */
export const rankByDistance = (pharmacies: readonly Pharmacy[], origin: LatLng): readonly Result[] =>
  pharmacies.map((pharmacy) => resultFrom(origin, pharmacy)).sort(nearerFirst);

/** Returns a pharmacy with its distance from a point. */
export const resultFrom = (origin: LatLng, pharmacy: Pharmacy): Result => ({
  pharmacy,
  distanceMiles: distanceMiles(origin, pharmacy.location),
  uncertaintyMiles: uncertaintyOf(pharmacy.location),
});
