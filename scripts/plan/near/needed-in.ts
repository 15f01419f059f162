import { distanceMiles } from '../../../src/domain/places/geo.ts';
import type { GeoCell } from '../../../src/domain/places/geo-cell.ts';
import { resultsPerPage } from '../../../src/domain/search/directory-query.ts';
import { nearReachMiles } from '../../../src/domain/search/near-tile.ts';
import type { Candidates } from './candidates.ts';
import { partsOf } from './cell-distance.ts';
import { allCriteria, walkOutward } from './outward-walk.ts';

/** Slack for rounding, statute miles. */
const rounding = 0.01;

/**
 * The candidates, of those at the positions `near`, that can be among the first 20 of a criterion from some point of the cell; where they are
 * more than `most`, some of those that cannot be are left among them.
 */
export function neededIn(
  cell: GeoCell,
  near: Int32Array,
  candidates: Candidates,
  most = Number.POSITIVE_INFINITY,
): Int32Array {
  const { middles, radius } = partsOf(cell);
  // A list's first page must be complete.
  const usual = { wanted: resultsPerPage, asked: allCriteria(candidates) };
  const spread = Math.max(...middles.map((middle) => distanceMiles(cell.center, middle))) + radius + rounding;
  const rough = new Uint8Array(near.length);
  const whole = { ...usual, middle: cell.center, radius: spread, miles: nearReachMiles + spread };
  walkOutward(whole, near, candidates, rough);
  const possible = near.filter((_, place) => rough[place] === 1);
  const needed = new Uint8Array(possible.length);
  let count = 0;
  for (const middle of middles) {
    const part = { ...usual, middle, radius, miles: nearReachMiles + radius };
    count += walkOutward(part, possible, candidates, needed).marked;
    // A cell that will be cut need not be known better: its quarters find out for themselves.
    if (count > most) return possible;
  }
  return possible.filter((_, place) => needed[place] === 1);
}
