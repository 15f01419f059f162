import { answers, type FilterId, offeredFilters } from '../../../src/domain/pharmacy/filters.ts';
import { type Pharmacy, uncertaintyOf } from '../../../src/domain/pharmacy/pharmacy.ts';
import { cellOf, type GeoCell } from '../../../src/domain/places/geo-cell.ts';
import { resultsPerPage } from '../../../src/domain/search/directory-query.ts';
import { nearReachMiles, tileCuts } from '../../../src/domain/search/near-tile.ts';
import { type Direction, directionOf, milesBetween, milesToCell, partsOf } from './cell-distance.ts';
import { openSets } from './open-moments.ts';

/** Most listings of a tile that can be cut further: with it a tile and the manifest of all stay within 60 KB for any point. */
const mostRows = 600;

/** Slack for rounding, statute miles: a listing too many costs nothing. */
const slack = 0.01;

/** Filters for which a tile is complete besides being so for all: those that a search or the form can ask for. */
const tileFilters: readonly FilterId[] = [...new Set(Object.values(offeredFilters).flat())];

/** A list's first page must be complete. */
const wanted = resultsPerPage;

/** A listing as tiles measure it. What it must be found by is counted from 0, which is "all". */
interface Candidate {
  readonly pharmacy: Pharmacy;
  readonly direction: Direction;
  readonly uncertainty: number;
  readonly criteria: readonly number[];
}

/** A tile before it is packed. */
export interface PlannedTile {
  readonly cell: GeoCell;
  /** By id. */
  readonly pharmacies: readonly Pharmacy[];
}

/**
 * Cuts the Earth into cells until each has few enough listings, and gives each the listings that can be among the first 20 from
 * any point of it, of all, of those that pass an offered filter, or of those open at a moment of an ordinary week, within 60 miles. A cell without any has no tile. What a
 * cell needs its parent has, so the work is a straight line in the number of tiles.
 */
export function planTiles(pharmacies: readonly Pharmacy[]): readonly PlannedTile[] {
  const criteria = pharmacies.map((pharmacy) => [0, ...filtersPassed(pharmacy)]);
  const sets = openSets(pharmacies);
  for (const [number, set] of sets.entries()) {
    for (const index of set) criteria[index]?.push(tileFilters.length + 1 + number);
  }
  const candidates = pharmacies.map((pharmacy, index) => ({
    pharmacy,
    direction: directionOf(pharmacy.location),
    uncertainty: uncertaintyOf(pharmacy.location),
    criteria: criteria[index] ?? [],
  }));
  return tilesBelow('', candidates, tileFilters.length + 1 + sets.length);
}

const filtersPassed = (pharmacy: Pharmacy): readonly number[] =>
  tileFilters.flatMap((id, index) => (answers(pharmacy, id) === 'yes' ? [index + 1] : []));

function tilesBelow(key: string, above: readonly Candidate[], criteria: number): readonly PlannedTile[] {
  const cell = cellOf(key);
  const near = above.filter(
    ({ pharmacy, uncertainty }) =>
      milesToCell(cell, pharmacy.location) + uncertainty <= nearReachMiles + slack,
  );
  const isWide = key.length < tileCuts.least;
  const isCrowded = cell.radiusMiles > nearReachMiles && near.length > 2 * mostRows;
  // Of a wide and crowded cell nearly all are needed somewhere: its quarters find out for themselves.
  const candidates = isWide || isCrowded ? near : neededIn(cell, near, criteria);
  if (candidates.length === 0) return [];
  if (!isWide && !isCrowded && (candidates.length <= mostRows || key.length === tileCuts.most)) {
    const listings = candidates.map(({ pharmacy }) => pharmacy);
    return [{ cell, pharmacies: listings.toSorted((a, b) => (a.id < b.id ? -1 : 1)) }];
  }
  return ['0', '1', '2', '3'].flatMap((digit) => tilesBelow(key + digit, candidates, criteria));
}

/** Distances are put in order to a millionth of a mile, together with the place of whom they are of. */
const parts = 1e6;
const mostCandidates = 2 ** 18;

/**
 * The candidates that can be among the first 20 from some point of the cell. From the middle of each part of the cell, which has radius r,
 * let k be the distance within which 20 matches surely lie: from any point of the part they lie within k + r, and what lies
 * within that is within k + 2r of the middle. Planning would spend its time on this: so numbers stand in flat arrays, and are put in
 * order at once for all criteria.
 */
function neededIn(cell: GeoCell, candidates: readonly Candidate[], count: number): readonly Candidate[] {
  if (candidates.length > mostCandidates)
    throw new Error(`More than ${mostCandidates} listings in ${cell.key}`);
  const { middles, radius } = partsOf(cell);
  const starts = new Int32Array(candidates.length + 1);
  for (const [index, { criteria }] of candidates.entries())
    starts[index + 1] = (starts[index] ?? 0) + criteria.length;
  const criteria = Int32Array.from(candidates.flatMap((candidate) => candidate.criteria));
  const needed = new Uint8Array(candidates.length);
  const miles = new Float64Array(candidates.length);
  const order = new Float64Array(candidates.length);
  const met = new Int32Array(count);
  /** How far the twentieth of each criterion is; infinite where there are fewer. */
  const reach = new Float64Array(count);
  for (const from of middles.map(directionOf)) {
    for (const [index, { direction, uncertainty }] of candidates.entries()) {
      const away = milesBetween(from, direction) + uncertainty;
      miles[index] = away;
      order[index] = Math.floor(away * parts) * mostCandidates + index;
    }
    order.sort();
    met.fill(0);
    reach.fill(Number.POSITIVE_INFINITY);
    let missing = count;
    for (let place = 0; place < order.length && missing > 0; place += 1) {
      const index = (order[place] ?? 0) % mostCandidates;
      const end = starts[index + 1] ?? 0;
      for (let at = starts[index] ?? 0; at < end; at += 1) {
        const criterion = criteria[at] ?? 0;
        const number = (met[criterion] ?? 0) + 1;
        met[criterion] = number;
        if (number !== wanted) continue;
        reach[criterion] = (miles[index] ?? 0) + 1 / parts;
        missing -= 1;
      }
    }
    for (let index = 0; index < candidates.length; index += 1) {
      const away = miles[index] ?? 0;
      if (needed[index] === 1 || away > nearReachMiles + radius) continue;
      const end = starts[index + 1] ?? 0;
      for (let at = starts[index] ?? 0; at < end; at += 1) {
        if (away > (reach[criteria[at] ?? 0] ?? 0) + 2 * radius) continue;
        needed[index] = 1;
        break;
      }
    }
  }
  return candidates.filter((_, index) => needed[index] === 1);
}
