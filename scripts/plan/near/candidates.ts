import {
  type FilterId,
  type FilterSet,
  filterSet,
  filtersPassed,
  hasFilters,
} from '../../../src/domain/pharmacy/filters.ts';
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
  /** What each meets: so many words each, with a bit for each criterion; of those that were looked at (`lookAt`). */
  readonly met: Int32Array;
  /** Finds out what a listing meets, unless that was done: an edit asks for few of all. */
  readonly lookAt: (position: number) => void;
}

/** A set of criteria, a bit each, as `met` has them. */
export function criteriaSet(criteria: Iterable<number>, words: number): Int32Array {
  const set = new Int32Array(words);
  for (const criterion of criteria) {
    const word = Math.floor(criterion / bitsPerWord);
    set[word] = (set[word] ?? 0) | (1 << (criterion % bitsPerWord));
  }
  return set;
}

/** How many criteria are in a set. */
export function countBits(set: Int32Array): number {
  let count = 0;
  for (const word of set) for (let left = word; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** Of each criterion, how many meet it. */
export function howManyMeet({ uncertainties, words, met, criteria }: Walked): Int32Array {
  const numbers = new Int32Array(criteria);
  for (let place = 0; place < uncertainties.length; place += 1) {
    for (let word = 0; word < words; word += 1) {
      for (let left = met[place * words + word] ?? 0; left !== 0; left &= left - 1) {
        const criterion = word * bitsPerWord + 31 - Math.clz32(left & -left);
        numbers[criterion] = (numbers[criterion] ?? 0) + 1;
      }
    }
  }
  return numbers;
}

/** Tells of a listing, by its position, whether it meets a criterion. */
export type Criterion = (position: number) => boolean;

/** What a walk reads of candidates (outward-walk.ts). */
export type Walked = Pick<Candidates, 'directions' | 'uncertainties' | 'words' | 'met' | 'criteria'>;

/** Prepares listings to be found by criteria. */
export function candidatesOf(pharmacies: readonly Pharmacy[], criteria: readonly Criterion[]): Candidates {
  const words = Math.ceil(criteria.length / bitsPerWord);
  const met = new Int32Array(words * pharmacies.length);
  const looked = new Uint8Array(pharmacies.length);
  const lookAt = (position: number): void => {
    if (looked[position] === 1) return;
    looked[position] = 1;
    for (const [criterion, meets] of criteria.entries()) {
      if (!meets(position)) continue;
      const place = position * words + Math.floor(criterion / bitsPerWord);
      met[place] = (met[place] ?? 0) | (1 << (criterion % bitsPerWord));
    }
  };
  const points = new Float64Array(2 * pharmacies.length);
  const directions = new Float64Array(3 * pharmacies.length);
  for (const [position, { location }] of pharmacies.entries()) {
    const { x, y, z } = directionOf(location);
    directions.set([x, y, z], 3 * position);
    points.set([location.lat, location.lng], 2 * position);
  }
  const uncertainties = Float64Array.from(pharmacies, ({ location }) => uncertaintyOf(location));
  return { pharmacies, points, directions, uncertainties, criteria: criteria.length, words, met, lookAt };
}

/** Makes criteria of filters: whether what is known of a listing shows that it passes all of them. */
export function filterCriteria(pharmacies: readonly Pharmacy[]): (ids: readonly FilterId[]) => Criterion {
  const passed: (FilterSet | undefined)[] = pharmacies.map(() => undefined);
  const passedBy = (position: number): FilterSet | undefined => {
    const pharmacy = pharmacies[position];
    if (pharmacy !== undefined) passed[position] ??= filtersPassed(pharmacy);
    return passed[position];
  };
  return (ids) => {
    const asked = filterSet(ids);
    return (position) => {
      const set = passedBy(position);
      return set !== undefined && hasFilters(set, asked);
    };
  };
}

/** The candidates at some positions, in their order: what is looked at again and again lies together. */
export function candidatesAt(
  { directions, uncertainties, words, met, criteria, lookAt }: Candidates,
  positions: Int32Array,
): Walked {
  const { length } = positions;
  const some = {
    directions: new Float64Array(3 * length),
    uncertainties: new Float64Array(length),
    words,
    met: new Int32Array(words * length),
    criteria,
  };
  for (let place = 0; place < length; place += 1) {
    const position = positions[place] ?? 0;
    lookAt(position);
    some.uncertainties[place] = uncertainties[position] ?? 0;
    for (let part = 0; part < 3; part += 1)
      some.directions[3 * place + part] = directions[3 * position + part] ?? 0;
    for (let word = 0; word < words; word += 1)
      some.met[words * place + word] = met[words * position + word] ?? 0;
  }
  return some;
}
