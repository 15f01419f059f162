import type { LatLng } from '../../../src/domain/places/geo.ts';
import { bitsPerWord, countBits, type Walked } from './candidates.ts';
import { directionOf, milesBetween } from './cell-distance.ts';
import { orderSpread } from './sort-spread.ts';

/** Distances that differ by less count as equal, statute miles. */
const rounding = 1e-6;

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
  /** Criteria that too few meet for any to be missed, a bit each; none of them need be asked for. */
  readonly scarce?: Int32Array | undefined;
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

/** What every walk writes anew: making it each time would take as long as the walk. */
let scratch = { miles: new Float64Array(0), places: new Int32Array(0), order: new Int32Array(0) };

function scratchFor(count: number): typeof scratch {
  if (scratch.miles.length < count) {
    const length = 2 * count;
    scratch = {
      miles: new Float64Array(length),
      places: new Int32Array(length),
      order: new Int32Array(length),
    };
  }
  return scratch;
}

/**
 * Marks the listings that can be among the first matches from some point of a circle. Let k be the
 * distance from the middle within which as many as are wanted surely lie: from any point of the circle they lie within k + radius,
 * and what lies within that is within k + 2 radius of the middle. So one walk outward finds them: a criterion is counted
 * until there are enough, and missed 2 radius farther on.
 */
export function walkOutward(
  { middle, radius, miles: mostMiles, wanted, asked, scarce }: WalkedCircle,
  { directions, uncertainties, words, met, criteria }: Walked,
  needed: Uint8Array,
): Walk {
  const { miles, places, order } = scratchFor(uncertainties.length);
  const from = directionOf(middle);
  let [firstEnd, lastEnd, marked, within] = [0, 0, 0, 0];
  const last = countBits(asked);
  for (let place = 0; place < uncertainties.length; place += 1) {
    const away = milesBetween(from, directions, place) + (uncertainties[place] ?? 0);
    if (away > mostMiles) continue;
    miles[within] = away;
    places[within] = place;
    within += 1;
    if (scarce === undefined || needed[place] === 1) continue;
    for (let word = 0; word < words; word += 1) {
      if (((met[place * words + word] ?? 0) & (scarce[word] ?? 0)) === 0) continue;
      needed[place] = 1;
      marked += 1;
      break;
    }
  }
  orderSpread(miles, within, mostMiles, order);
  const counts = new Uint8Array(words * bitsPerWord);
  /** The criteria that too few met so far, and those that are not yet missed. */
  const counted = asked.slice();
  const sought = asked.slice();
  /** The criteria that enough met, first to last, and how far each is still sought. */
  const ended = new Int32Array(criteria);
  const ends = new Float64Array(criteria);
  const firsts = new Float64Array(criteria).fill(Number.POSITIVE_INFINITY);
  for (let step = 0; step < within; step += 1) {
    const away = miles[order[step] ?? 0] ?? 0;
    const place = places[order[step] ?? 0] ?? 0;
    while (firstEnd < lastEnd && away > (ends[firstEnd] ?? 0)) {
      const criterion = ended[firstEnd] ?? 0;
      const word = Math.floor(criterion / bitsPerWord);
      sought[word] = (sought[word] ?? 0) & ~(1 << (criterion % bitsPerWord));
      firstEnd += 1;
    }
    if (firstEnd === last) break;
    const start = place * words;
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
        ends[lastEnd] = away + rounding + 2 * radius;
        ended[lastEnd] = criterion;
        lastEnd += 1;
      }
    }
  }
  return { marked, complete: lastEnd, firsts };
}
