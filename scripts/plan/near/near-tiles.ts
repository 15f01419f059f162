import { type FilterId, offeredFilters } from '../../../src/domain/pharmacy/filters.ts';
import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import { cellOf, type GeoCell } from '../../../src/domain/places/geo-cell.ts';
import { nearReachMiles, tileCuts } from '../../../src/domain/search/near-tile.ts';
import { type Candidates, candidatesOf, filterCriteria } from './candidates.ts';
import { milesToCell } from './cell-distance.ts';
import { neededIn } from './needed-in.ts';
import { openAtOnce } from './open-moments.ts';

/** Most listings of a tile that can be cut further: with it a tile and the manifest of all stay within 60 KB for any point. */
const mostRows = 600;

/** Slack for rounding, statute miles: a listing too many costs nothing. */
const slack = 0.01;

/** Filters for which a tile is complete besides being so for all: those that a search or the form can ask for. */
const tileFilters: readonly FilterId[] = [...new Set(Object.values(offeredFilters).flat())];

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
  const passing = filterCriteria(pharmacies);
  const filtered = tileFilters.map((id) => passing([id]));
  const candidates = candidatesOf(pharmacies, [() => true, ...filtered, ...openAtOnce(pharmacies)]);
  return tilesBelow('', Int32Array.from(pharmacies.keys()), candidates);
}

function tilesBelow(key: string, above: Int32Array, all: Candidates): readonly PlannedTile[] {
  const cell = cellOf(key);
  const near = above.filter((index) => isNear(cell, index, all));
  const isWide = key.length < tileCuts.least;
  const isCrowded = cell.radiusMiles > nearReachMiles && near.length > 2 * mostRows;
  // Of a wide and crowded cell nearly all are needed somewhere: its quarters find out for themselves.
  const isLast = key.length === tileCuts.most;
  const needed = isWide || isCrowded ? near : neededIn(cell, near, all, isLast ? undefined : mostRows);
  if (needed.length === 0) return [];
  if (!isWide && !isCrowded && (needed.length <= mostRows || isLast)) {
    const listings = Array.from(needed).flatMap((index) => all.pharmacies[index] ?? []);
    return [{ cell, pharmacies: listings.toSorted((a, b) => (a.id < b.id ? -1 : 1)) }];
  }
  return ['0', '1', '2', '3'].flatMap((digit) => tilesBelow(key + digit, needed, all));
}

/** More degrees of latitude than the reach of any listing. */
const reachDegrees = 0.9;

/** Whether a listing can lie within reach of some point of the cell. */
function isNear(cell: GeoCell, index: number, { points, uncertainties }: Candidates): boolean {
  const [lat, lng] = [points[2 * index] ?? 0, points[2 * index + 1] ?? 0];
  if (lat > cell.north + reachDegrees || lat < cell.south - reachDegrees) return false;
  return milesToCell(cell, { lat, lng }) + (uncertainties[index] ?? 0) <= nearReachMiles + slack;
}
