import { distanceMiles, type LatLng } from '../../../src/domain/places/geo.ts';
import type { GeoCell } from '../../../src/domain/places/geo-cell.ts';
import { resultsPerPage } from '../../../src/domain/search/directory-query.ts';
import { nearReachMiles } from '../../../src/domain/search/near-tile.ts';
import { type Candidates, candidatesAt, criteriaSet, howManyMeet } from './candidates.ts';
import { partsOf } from './cell-distance.ts';
import { walkOutward } from './outward-walk.ts';

/** Slack for rounding, statute miles. */
const rounding = 0.01;

/**
 * The candidates, of those at the positions `near`, that can be among the first 20 of a criterion from some point of the cell; where they are
 * more than `most`, some of those that cannot be are left among them. Where time zones meet, those of each zone are looked at by themselves: who
 * is open at one moment is open at another hour of the week in each, and no criterion says so of both.
 */
export function neededIn(
  cell: GeoCell,
  near: Int32Array,
  candidates: Candidates,
  most = Number.POSITIVE_INFINITY,
): Int32Array {
  const zones = new Set<string | undefined>();
  for (const position of near) zones.add(candidates.pharmacies[position]?.timeZone);
  if (zones.size < 2) return neededOfOneZone(cell, near, candidates, most);
  const needed = new Set<number>();
  for (const zone of zones) {
    const own = near.filter((position) => candidates.pharmacies[position]?.timeZone === zone);
    for (const position of neededOfOneZone(cell, own, candidates, most)) needed.add(position);
  }
  return near.filter((position) => needed.has(position));
}

function neededOfOneZone(cell: GeoCell, near: Int32Array, candidates: Candidates, most: number): Int32Array {
  const { middles, radius } = partsOf(cell);
  const spread = Math.max(...middles.map((middle) => distanceMiles(cell.center, middle))) + radius + rounding;
  const rough = walksOver(near, candidates);
  rough.walk(cell.center, spread);
  const possible = near.filter((_, place) => rough.needed[place] === 1);
  const fine = walksOver(possible, candidates);
  let count = 0;
  for (const middle of middles) {
    count += fine.walk(middle, radius);
    // A cell that will be cut need not be known better: its quarters find out for themselves.
    if (count > most || count === possible.length) return possible;
  }
  return possible.filter((_, place) => fine.needed[place] === 1);
}

/** Prepares walks over the candidates at some positions, of which each marks the needed ones and says how many it newly marked. */
function walksOver(positions: Int32Array, candidates: Candidates) {
  const listings = candidatesAt(candidates, positions);
  const needed = new Uint8Array(positions.length);
  // A list's first page must be complete.
  const wanted = resultsPerPage;
  const numbers = howManyMeet(listings);
  const setOf = (isIn: (number: number) => boolean): Int32Array =>
    criteriaSet(
      [...numbers.keys()].filter((criterion) => isIn(numbers[criterion] ?? 0)),
      listings.words,
    );
  const [asked, scarce] = [setOf((number) => number >= wanted), setOf((number) => number < wanted)];
  const walk = (middle: LatLng, radius: number): number => {
    const circle = { middle, radius, miles: nearReachMiles + radius, wanted, asked, scarce };
    return walkOutward(circle, listings, needed).marked;
  };
  return { needed, walk };
}
