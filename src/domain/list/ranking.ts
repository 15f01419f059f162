import { type Pharmacy, publicFirst, uncertaintyOf } from '../pharmacy/pharmacy.ts';
import { distanceMiles, type LatLng } from '../places/geo.ts';

/** A pharmacy with its distance from a point, such as a city's center. */
export interface Result {
  readonly pharmacy: Pharmacy;
  readonly distanceMiles: number;
  /** Statute miles that the pharmacy may lie from its coordinates; 0 if these are exact. */
  readonly uncertaintyMiles: number;
}

/** Returns the largest distance that a pharmacy may have, statute miles: 5 ± 2 → 7. */
export const farthestMiles = ({ distanceMiles, uncertaintyMiles }: Omit<Result, 'pharmacy'>): number =>
  distanceMiles + uncertaintyMiles;

/** Returns the smallest distance that a pharmacy may have, statute miles: 5 ± 2 → 3. */
export const leastMiles = ({ distanceMiles, uncertaintyMiles }: Omit<Result, 'pharmacy'>): number =>
  Math.max(0, distanceMiles - uncertaintyMiles);

/** Compares by largest possible distance; pharmacies that may not serve the public come last. */
export const nearerFirst = (a: Result, b: Result): number =>
  publicFirst(a.pharmacy, b.pharmacy) ||
  farthestMiles(a) - farthestMiles(b) ||
  (a.pharmacy.id < b.pharmacy.id ? -1 : 1);

/** Returns pharmacies with their distances from the origin, sorted by `nearerFirst`. */
export const rankByDistance = (pharmacies: readonly Pharmacy[], origin: LatLng): readonly Result[] =>
  pharmacies.map((pharmacy) => resultFrom(origin, pharmacy)).sort(nearerFirst);

export const resultFrom = (origin: LatLng, pharmacy: Pharmacy): Result => ({
  pharmacy,
  distanceMiles: distanceMiles(origin, pharmacy.location),
  uncertaintyMiles: uncertaintyOf(pharmacy.location),
});
