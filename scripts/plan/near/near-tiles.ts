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
 * within that is within k + 2r of the middle.
 */
function neededIn(cell: GeoCell, candidates: readonly Candidate[], count: number): readonly Candidate[] {
  const { middles, radius } = partsOf(cell);
  const needed = new Set<Candidate>();
  const nearest = new NearestOfEach(count);
  const miles = new Float64Array(candidates.length);
  for (const from of middles.map(directionOf)) {
    nearest.clear();
    let index = 0;
    for (const { direction, uncertainty, criteria } of candidates) {
      const away = milesBetween(from, direction) + uncertainty;
      miles[index] = away;
      index += 1;
      for (const criterion of criteria) nearest.add(criterion, away);
    }
    index = 0;
    for (const candidate of candidates) {
      const away = miles[index] ?? 0;
      index += 1;
      if (away > nearReachMiles + radius || needed.has(candidate)) continue;
      if (candidate.criteria.some((criterion) => away <= nearest.reach(criterion) + 2 * radius))
        needed.add(candidate);
    }
  }
  return candidates.filter((candidate) => needed.has(candidate));
}

/** Keeps the twenty smallest distances of each criterion, in one array: this is what planning spends its time on. */
class NearestOfEach {
  readonly #kept: Float64Array;

  constructor(criteria: number) {
    this.#kept = new Float64Array(criteria * wanted);
  }

  clear(): void {
    this.#kept.fill(Number.POSITIVE_INFINITY);
  }

  add(criterion: number, miles: number): void {
    const kept = this.#kept;
    const first = criterion * wanted;
    let place = first + wanted - 1;
    if (miles >= this.reach(criterion)) return;
    for (; place > first && (kept[place - 1] ?? 0) > miles; place -= 1) kept[place] = kept[place - 1] ?? 0;
    kept[place] = miles;
  }

  /** How far the twentieth is, statute miles; infinite where there are fewer. */
  reach(criterion: number): number {
    return this.#kept[criterion * wanted + wanted - 1] ?? 0;
  }
}
