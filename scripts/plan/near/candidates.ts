import { type FilterId, filterSet, filtersPassed, hasFilters } from '../../../src/domain/pharmacy/filters.ts';
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

/** Tells of a listing, by its position, whether it meets a criterion. */
export type Criterion = (position: number) => boolean;

/** Prepares listings to be found by criteria. */
export function candidatesOf(pharmacies: readonly Pharmacy[], criteria: readonly Criterion[]): Candidates {
  const words = Math.ceil(criteria.length / bitsPerWord);
  const met = new Int32Array(words * pharmacies.length);
  for (const [criterion, meets] of criteria.entries()) {
    const [word, bit] = [Math.floor(criterion / bitsPerWord), 1 << (criterion % bitsPerWord)];
    for (let position = 0; position < pharmacies.length; position += 1) {
      const place = position * words + word;
      if (meets(position)) met[place] = (met[place] ?? 0) | bit;
    }
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

/** Makes criteria of filters: whether what is known of a listing shows that it passes all of them. */
export function filterCriteria(pharmacies: readonly Pharmacy[]): (ids: readonly FilterId[]) => Criterion {
  const passed = pharmacies.map(filtersPassed);
  return (ids) => {
    const asked = filterSet(ids);
    return (position) => {
      const set = passed[position];
      return set !== undefined && hasFilters(set, asked);
    };
  };
}
