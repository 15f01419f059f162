import { type FilterId, offeredFilters } from '../../../src/domain/pharmacy/filters.ts';
import { type Pharmacy, uncertaintyOf } from '../../../src/domain/pharmacy/pharmacy.ts';
import { earthRadiusMiles, type LatLng } from '../../../src/domain/places/geo.ts';
import { cellOf, type GeoCell } from '../../../src/domain/places/geo-cell.ts';
import { nearReachMiles, tileCuts } from '../../../src/domain/search/near-tile.ts';
import { type Candidates, candidatesOf, filterCriteria } from './candidates.ts';
import { milesToCell, turnedTo } from './cell-distance.ts';
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

/** A part of the Earth whose tiles depend on nothing but the listings near it. */
export interface TileBlock {
  readonly cell: GeoCell;
  /** Positions of the listings that lie within reach of some point of it, ascending. */
  readonly near: Int32Array;
  readonly tiles: () => readonly PlannedTile[];
}

/**
 * Cuts the Earth into cells until each has few enough listings. Each gets the listings that can be among the first 20 within 60 miles of any point of it: of all,
 * of those that pass an offered filter, or of those open at a moment of an ordinary week. A cell without any has no tile. What a cell needs its parent has, so the
 * work is a straight line in the number of tiles.
 *
 * The tiles are planned in blocks, each when its tiles are asked for. Of wide and crowded cells nearly all listings are needed somewhere: they are cut without a closer look.
 */
export function tileBlocks(pharmacies: readonly Pharmacy[]): readonly TileBlock[] {
  const uncertainties = Float64Array.from(pharmacies, ({ location }) => uncertaintyOf(location));
  let prepared: Candidates | undefined;
  const candidates = (): Candidates => {
    prepared ??= tileCandidates(pharmacies);
    return prepared;
  };
  const isNear = (cell: GeoCell, index: number): boolean => {
    const at = pharmacies[index]?.location;
    return at !== undefined && isWithinReach(cell, at, uncertainties[index] ?? 0);
  };
  const tilesBelow = (cell: GeoCell, near: Int32Array): readonly PlannedTile[] => {
    const isLast = cell.key.length === tileCuts.most;
    const needed = neededIn(cell, near, candidates(), isLast ? undefined : mostRows);
    if (needed.length === 0) return [];
    if (isLast || needed.length <= mostRows) {
      const listings = Array.from(needed).flatMap((index) => pharmacies[index] ?? []);
      return [{ cell, pharmacies: listings.toSorted((a, b) => (a.id < b.id ? -1 : 1)) }];
    }
    return quartersOf(cell).flatMap((quarter) =>
      tilesBelow(
        quarter,
        needed.filter((index) => isNear(quarter, index)),
      ),
    );
  };
  const blocksBelow = (cell: GeoCell, above: Int32Array): readonly TileBlock[] => {
    const near = above.filter((index) => isNear(cell, index));
    if (near.length === 0) return [];
    const isWide = cell.key.length < tileCuts.least;
    const isCrowded = cell.radiusMiles > nearReachMiles && near.length > 2 * mostRows;
    return isWide || isCrowded
      ? quartersOf(cell).flatMap((quarter) => blocksBelow(quarter, near))
      : [{ cell, near, tiles: () => tilesBelow(cell, near) }];
  };
  return blocksBelow(cellOf(''), Int32Array.from(pharmacies.keys()));
}

function tileCandidates(pharmacies: readonly Pharmacy[]): Candidates {
  const passing = filterCriteria(pharmacies);
  const filtered = tileFilters.map((id) => passing([id]));
  return candidatesOf(pharmacies, [() => true, ...filtered, ...openAtOnce(pharmacies)]);
}

const quartersOf = ({ key }: GeoCell): readonly GeoCell[] =>
  ['0', '1', '2', '3'].map((digit) => cellOf(key + digit));

/** More degrees of latitude, and of longitude up to 72 degrees north, than the reach of any listing: a meridian 3 degrees away is 64 miles away there. */
const reachDegrees = { lat: 0.9, lng: 3, upTo: 72 } as const;

/** A degree of latitude, or of longitude at the equator, statute miles. */
const longestDegree = (earthRadiusMiles * Math.PI) / 180;

/** Whether a listing at a point that is uncertain by so many miles can lie within reach of some point of the cell. */
function isWithinReach(cell: GeoCell, { lat, lng }: LatLng, uncertainty: number): boolean {
  if (lat > cell.north + reachDegrees.lat || lat < cell.south - reachDegrees.lat) return false;
  const turned = turnedTo(cell, lng);
  const isBeside = turned < cell.west - reachDegrees.lng || turned > cell.east + reachDegrees.lng;
  if (isBeside && Math.abs(lat) < reachDegrees.upTo) return false;
  // Most lie well within reach, which shows without an angle's sine: no way is longer than that of degrees as long as the equator's.
  const up = Math.max(0, cell.south - lat, lat - cell.north);
  const across = Math.max(0, cell.west - turned, turned - cell.east);
  if (longestDegree * Math.sqrt(up * up + across * across) + uncertainty <= nearReachMiles) return true;
  return milesToCell(cell, { lat, lng }) + uncertainty <= nearReachMiles + slack;
}
