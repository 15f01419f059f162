import { answers, type FilterId, offeredFilters } from '../../../src/domain/pharmacy/filters.ts';
import { type Pharmacy, uncertaintyOf } from '../../../src/domain/pharmacy/pharmacy.ts';
import { cellOf, type GeoCell } from '../../../src/domain/places/geo-cell.ts';
import { resultsPerPage } from '../../../src/domain/search/directory-query.ts';
import { nearReachMiles, tileCuts } from '../../../src/domain/search/near-tile.ts';
import { type Direction, directionOf, milesBetween, milesToCell } from './cell-distance.ts';

/** Most listings of a tile that can be cut further: with it a tile and the manifest of all stay within 60 KB for any point. */
const mostRows = 600;

/** Into so many parts to a side a cell is cut to find out what its points need. */
const partsPerSide = 6;

/** Slack for rounding, statute miles: a listing too many costs nothing. */
const slack = 0.01;

/** Filters for which a tile is complete besides being so for all: those that a search or the form can ask for. */
export const tileFilters: readonly FilterId[] = [...new Set(Object.values(offeredFilters).flat())];

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
 * any point of it, of all or of those that pass an offered filter, within 60 miles. A cell without any has no tile. What a
 * cell needs its parent has, so the work is a straight line in the number of tiles.
 */
export function planTiles(pharmacies: readonly Pharmacy[]): readonly PlannedTile[] {
  const candidates = pharmacies.map((pharmacy) => ({
    pharmacy,
    direction: directionOf(pharmacy.location),
    uncertainty: uncertaintyOf(pharmacy.location),
    criteria: [0, ...criteriaOf(pharmacy)],
  }));
  return tilesBelow('', candidates);
}

const criteriaOf = (pharmacy: Pharmacy): readonly number[] =>
  tileFilters.flatMap((id, index) => (answers(pharmacy, id) === 'yes' ? [index + 1] : []));

function tilesBelow(key: string, above: readonly Candidate[]): readonly PlannedTile[] {
  const cell = cellOf(key);
  const near = above.filter(
    ({ pharmacy, uncertainty }) =>
      milesToCell(cell, pharmacy.location) + uncertainty <= nearReachMiles + slack,
  );
  const isWide = key.length < tileCuts.least;
  const candidates = isWide ? near : neededIn(cell, near);
  if (candidates.length === 0) return [];
  if (!isWide && (candidates.length <= mostRows || key.length === tileCuts.most)) {
    const listings = candidates.map(({ pharmacy }) => pharmacy);
    return [{ cell, pharmacies: listings.toSorted((a, b) => (a.id < b.id ? -1 : 1)) }];
  }
  return ['0', '1', '2', '3'].flatMap((digit) => tilesBelow(key + digit, candidates));
}

/**
 * The candidates that can be among the first 20 from some point of the cell. From the middle of each part of the cell, which has radius r,
 * let k be the distance within which 20 matches surely lie: from any point of the part they lie within k + r, and what lies
 * within that is within k + 2r of the middle.
 */
function neededIn(cell: GeoCell, candidates: readonly Candidate[]): readonly Candidate[] {
  const radius = (cell.radiusMiles / partsPerSide) * 1.01 + slack;
  const needed = new Uint8Array(candidates.length);
  const miles = new Float64Array(candidates.length);
  for (const from of middlesOf(cell)) {
    for (const [index, { direction, uncertainty }] of candidates.entries()) {
      miles[index] = milesBetween(from, direction) + uncertainty;
    }
    const reach = reachOf(candidates, miles).map((reached) =>
      Math.min(reached + 2 * radius, nearReachMiles + radius),
    );
    for (const [index, { criteria }] of candidates.entries()) {
      if (needed[index] === 1) continue;
      const away = miles[index] ?? 0;
      if (criteria.some((criterion) => away <= (reach[criterion] ?? 0))) needed[index] = 1;
    }
  }
  return candidates.filter((_, index) => needed[index] === 1);
}

/** The middles of the parts of a cell. */
function middlesOf({ south, west, north, east }: GeoCell): readonly Direction[] {
  const shares = Array.from({ length: partsPerSide }, (_, index) => (index + 0.5) / partsPerSide);
  return shares.flatMap((up) =>
    shares.map((across) =>
      directionOf({ lat: south + (north - south) * up, lng: west + (east - west) * across }),
    ),
  );
}

/** How far the twentieth match of each criterion may be, statute miles; infinite where there are fewer. */
function reachOf(candidates: readonly Candidate[], miles: Float64Array): readonly number[] {
  const nearest = Array.from({ length: tileFilters.length + 1 }, () =>
    new Float64Array(wanted).fill(Number.POSITIVE_INFINITY),
  );
  for (const [index, { criteria }] of candidates.entries()) {
    const away = miles[index] ?? 0;
    for (const criterion of criteria) {
      const kept = nearest[criterion];
      if (kept === undefined || away >= (kept[wanted - 1] ?? 0)) continue;
      let place = wanted - 1;
      for (; place > 0 && (kept[place - 1] ?? 0) > away; place -= 1) kept[place] = kept[place - 1] ?? 0;
      kept[place] = away;
    }
  }
  return nearest.map((kept) => kept[wanted - 1] ?? 0);
}
