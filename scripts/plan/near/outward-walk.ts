import type { LatLng } from '../../../src/domain/places/geo.ts';
import { bitsPerWord, type Candidates } from './candidates.ts';
import { directionOf, milesBetween } from './cell-distance.ts';
import { sortSpread } from './sort-spread.ts';

/** Distances are put in order to a millionth of a mile, together with the place of whom they are of. */
const parts = 1e6;
const mostCandidates = 2 ** 18;

/** Whose first matches are sought: those from any point within `radius` of the middle. Statute miles. */
interface WalkedCircle {
  readonly middle: LatLng;
  readonly radius: number;
  /** No farther than so many miles from the middle, by the farthest that each may be. */
  readonly miles: number;
  /** How many of each criterion. */
  readonly wanted: number;
  /** The criteria that are asked for, a bit each (candidates.ts). */
  readonly asked: Int32Array;
}

/** What a walk found. */
interface Walk {
  /** How many candidates were newly marked. */
  readonly marked: number;
  /** How many criteria as many met as are wanted. */
  readonly complete: number;
  /** How far from the middle the first of each criterion is, statute miles; infinite where there is none. */
  readonly firsts: Float64Array;
}

/** Every criterion. */
export const allCriteria = ({ words }: Candidates): Int32Array =>
  new Int32Array(words).fill(2 ** bitsPerWord - 1);

/**
 * Marks the candidates, of those at the positions `near`, that can be among the first matches from some point of a circle. Let k be the
 * distance from the middle within which as many as are wanted surely lie: from any point of the circle they lie within k + radius,
 * and what lies within that is within k + 2 radius of the middle. So one walk outward finds them: a criterion is counted
 * until there are enough, and missed 2 radius farther on.
 */
export function walkOutward(
  { middle, radius, miles: mostMiles, wanted, asked }: WalkedCircle,
  near: Int32Array,
  { directions, uncertainties, words, met, criteria }: Candidates,
  needed: Uint8Array,
): Walk {
  if (near.length > mostCandidates) throw new Error(`More than ${mostCandidates} listings around a point`);
  const miles = new Float64Array(near.length);
  const order = new Float64Array(near.length);
  const from = directionOf(middle);
  let within = 0;
  for (let place = 0; place < near.length; place += 1) {
    const index = near[place] ?? 0;
    const away = milesBetween(from, directions, index) + (uncertainties[index] ?? 0);
    miles[place] = away;
    if (away > mostMiles) continue;
    order[within] = Math.floor(away * parts) * mostCandidates + place;
    within += 1;
  }
  sortSpread(order.subarray(0, within), mostMiles * parts * mostCandidates);
  const counts = new Uint8Array(words * bitsPerWord);
  /** The criteria that too few met so far, and those that are not yet missed. */
  const counted = asked.slice();
  const sought = asked.slice();
  /** The criteria that enough met, first to last, and how far each is still sought. */
  const ended = new Int32Array(criteria);
  const ends = new Float64Array(criteria);
  const firsts = new Float64Array(criteria).fill(Number.POSITIVE_INFINITY);
  let [firstEnd, lastEnd, marked] = [0, 0, 0];
  for (let step = 0; step < within; step += 1) {
    const place = (order[step] ?? 0) % mostCandidates;
    const away = miles[place] ?? 0;
    while (firstEnd < lastEnd && away > (ends[firstEnd] ?? 0)) {
      const criterion = ended[firstEnd] ?? 0;
      const word = Math.floor(criterion / bitsPerWord);
      sought[word] = (sought[word] ?? 0) & ~(1 << (criterion % bitsPerWord));
      firstEnd += 1;
    }
    if (firstEnd === criteria) break;
    const start = (near[place] ?? 0) * words;
    for (let word = 0; word < words; word += 1) {
      const meets = met[start + word] ?? 0;
      if (needed[place] === 0 && (meets & (sought[word] ?? 0)) !== 0) {
        needed[place] = 1;
        marked += 1;
      }
      for (let left = meets & (counted[word] ?? 0); left !== 0; left &= left - 1) {
        const bit = 31 - Math.clz32(left & -left);
        const criterion = word * bitsPerWord + bit;
        const number = (counts[criterion] ?? 0) + 1;
        counts[criterion] = number;
        if (number === 1) firsts[criterion] = away;
        if (number !== wanted) continue;
        counted[word] = (counted[word] ?? 0) & ~(1 << bit);
        ends[lastEnd] = away + 1 / parts + 2 * radius;
        ended[lastEnd] = criterion;
        lastEnd += 1;
      }
    }
  }
  return { marked, complete: lastEnd, firsts };
}
