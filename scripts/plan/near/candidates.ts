import { type Pharmacy, uncertaintyOf } from '../../../src/domain/pharmacy/pharmacy.ts';
import { directionOf } from './cell-distance.ts';

/** Bits of a number that stand for criteria. */
export const bitsPerWord = 31;

/**
 * Listings to be found by where they are and by the criteria they meet, each by its position in `pharmacies`. Planning would spend its time on
 * reading records, so numbers stand in flat arrays.
 */
export interface Candidates {
  readonly pharmacies: readonly Pharmacy[];
  /** Latitude and longitude of each, degrees. */
  readonly points: Float64Array;
  /** Three coordinates of each one's direction (cell-distance.ts). */
  readonly directions: Float64Array;
  /** Statute miles. */
  readonly uncertainties: Float64Array;
  /** How many criteria there are. */
  readonly criteria: number;
  readonly words: number;
  /** What each meets: so many words each, with a bit for each criterion. */
  readonly met: Int32Array;
}

/** Prepares listings; each criterion is given as the positions of those that meet it. */
export function candidatesOf(
  pharmacies: readonly Pharmacy[],
  criteria: readonly (readonly number[])[],
): Candidates {
  const words = Math.ceil(criteria.length / bitsPerWord);
  const met = new Int32Array(words * pharmacies.length);
  for (const [criterion, positions] of criteria.entries()) {
    const [word, bit] = [Math.floor(criterion / bitsPerWord), 1 << (criterion % bitsPerWord)];
    for (const position of positions)
      met[position * words + word] = (met[position * words + word] ?? 0) | bit;
  }
  const points = new Float64Array(2 * pharmacies.length);
  const directions = new Float64Array(3 * pharmacies.length);
  for (const [position, { location }] of pharmacies.entries()) {
    const { x, y, z } = directionOf(location);
    directions.set([x, y, z], 3 * position);
    points.set([location.lat, location.lng], 2 * position);
  }
  const uncertainties = Float64Array.from(pharmacies, ({ location }) => uncertaintyOf(location));
  return { pharmacies, points, directions, uncertainties, criteria: criteria.length, words, met };
}

/** The positions of the listings that meet a criterion. */
export const positionsOf = (
  pharmacies: readonly Pharmacy[],
  meets: (pharmacy: Pharmacy) => boolean,
): readonly number[] => pharmacies.flatMap((pharmacy, position) => (meets(pharmacy) ? [position] : []));
