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
  const candidates = isWide ? near : neededIn(cell, near, criteria);
  if (candidates.length === 0) return [];
  if (!isWide && (candidates.length <= mostRows || key.length === tileCuts.most)) {
    const listings = candidates.map(({ pharmacy }) => pharmacy);
    return [{ cell, pharmacies: listings.toSorted((a, b) => (a.id < b.id ? -1 : 1)) }];
  }
  return ['0', '1', '2', '3'].flatMap((digit) => tilesBelow(key + digit, candidates, criteria));
}

/**
 * The candidates that can be among the first 20 from some point of the cell. From the middle of each part of the cell, which has radius r,
 * let k be the distance within which 20 matches surely lie: from any point of the part they lie within k + r, and what lies
 * within that is within k + 2r of the middle. Each criterion looks at its own candidates outward from the cell, as far as they can matter:
 * this is what planning would spend its time on.
 */
function neededIn(cell: GeoCell, candidates: readonly Candidate[], count: number): readonly Candidate[] {
  const { middles, radius } = partsOf(cell);
  const center = directionOf(cell.center);
  // From no point of the cell is a candidate nearer than that.
  const outward = candidates
    .map((candidate) => {
      const { direction, uncertainty } = candidate;
      return { candidate, least: milesBetween(center, direction) + uncertainty - cell.radiusMiles - slack };
    })
    .sort((a, b) => a.least - b.least);
  const leasts = Float64Array.from(outward, ({ least }) => least);
  const matching = Array.from({ length: count }, (): number[] => []);
  for (const [index, { candidate }] of outward.entries())
    for (const criterion of candidate.criteria) matching[criterion]?.push(index);
  const needed = new Uint8Array(outward.length);
  const miles = new Float64Array(outward.length);
  const nearest = new Float64Array(wanted);
  for (const from of middles.map(directionOf)) {
    miles.fill(Number.NaN);
    const away = (index: number): number => {
      const known = miles[index] ?? 0;
      const { candidate } = outward[index] ?? {};
      if (!Number.isNaN(known) || candidate === undefined) return known;
      const measured = milesBetween(from, candidate.direction) + candidate.uncertainty;
      miles[index] = measured;
      return measured;
    };
    for (const indices of matching) {
      nearest.fill(Number.POSITIVE_INFINITY);
      for (const index of indices) {
        if ((leasts[index] ?? 0) > (nearest[wanted - 1] ?? 0)) break;
        keepNearest(nearest, away(index));
      }
      const most = Math.min((nearest[wanted - 1] ?? 0) + 2 * radius, nearReachMiles + radius);
      for (const index of indices) {
        if ((leasts[index] ?? 0) > most) break;
        if (needed[index] === 0 && away(index) <= most) needed[index] = 1;
      }
    }
  }
  const kept = new Set(outward.flatMap(({ candidate }, index) => (needed[index] === 1 ? [candidate] : [])));
  return candidates.filter((candidate) => kept.has(candidate));
}

/** Puts a distance among the smallest ones, which stand in order, where it belongs there. */
function keepNearest(nearest: Float64Array, miles: number): void {
  let place = nearest.length - 1;
  if (miles >= (nearest[place] ?? 0)) return;
  for (; place > 0 && (nearest[place - 1] ?? 0) > miles; place -= 1) nearest[place] = nearest[place - 1] ?? 0;
  nearest[place] = miles;
}
