import { type FilterId, offeredFilters, passes } from '../pharmacy/filters.ts';
import { type PackedListings, unpackListings } from '../pharmacy/packed-listings.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { distanceMiles, type LatLng } from '../places/geo.ts';
import { cellKey } from '../places/geo-cell.ts';
import { memoize } from '../text/memoize.ts';
import { farthestMiles, type Result, rankByDistance, resultsPerPage } from './directory-query.ts';

/** How far from a point (statute miles) pharmacies are looked for; who is surely nearer counts. */
export const nearReachMiles = 60;

/** Fewest and most cuts of a tile's cell (geo-cell.ts). */
export const tileCuts = { least: 4, most: 17 } as const;

/** An area that the data does not cover: a circle, its centre and radius in statute miles. */
export type UncoveredArea = readonly [lat: number, lng: number, radiusMiles: number];

/** Every listing that can be among the first 20, of all or of those that pass an offered filter, from any point of a cell. */
export interface NearTile {
  /** The key of its cell (geo-cell.ts). */
  readonly cell: string;
  readonly listings: PackedListings;
  /** The nearest areas without data; absent where none is within reach. */
  readonly edge?: readonly UncoveredArea[] | undefined;
}

/** The key of the tile that a point belongs to: the longest that is there; undefined where nothing is within reach. */
export function tileKey(point: LatLng, has: (key: string) => boolean): string | undefined {
  const longest = cellKey(point, tileCuts.most);
  for (let cuts: number = tileCuts.most; cuts >= tileCuts.least; cuts -= 1) {
    const key = longest.slice(0, cuts);
    if (has(key)) return key;
  }
  return undefined;
}

/** The listings of a tile. */
export const tileListings = memoize(({ listings }: NearTile) => unpackListings(listings));

const offered: ReadonlySet<FilterId> = new Set(Object.values(offeredFilters).flat());

/**
 * How far from a point of its cell (statute miles) a tile lacks no listing that passes all of the filters and, with `isOpen`, is open. It has the first twenty of
 * each of these, so it has all that are nearer than its twentieth.
 */
export function tileReachMiles(
  tile: NearTile,
  point: LatLng,
  filters: readonly FilterId[],
  isOpen?: (pharmacy: Pharmacy) => boolean,
): number {
  const ranked = rankByDistance(tileListings(tile), point);
  const complete = [
    ranked,
    ...filters
      .filter((id) => offered.has(id))
      .map((id) => ranked.filter(({ pharmacy }) => passes(pharmacy, id))),
    ...(isOpen === undefined ? [] : [ranked.filter(({ pharmacy }) => isOpen(pharmacy))]),
  ];
  return Math.max(...complete.map(reachOf));
}

/** How far a list is complete of which the tile has the first twenty. */
function reachOf(ranked: readonly Result[]): number {
  const last = ranked[resultsPerPage - 1];
  return Math.min(nearReachMiles, last === undefined ? nearReachMiles : farthestMiles(last));
}

/** How far from a point the data is known to reach, statute miles; undefined where no edge is within reach. */
export function tileEdgeMiles({ edge = [] }: NearTile, point: LatLng): number | undefined {
  const miles = edge.map(([lat, lng, radius]) => distanceMiles(point, { lat, lng }) - radius);
  const nearest = miles.length === 0 ? nearReachMiles : Math.max(0, Math.min(...miles));
  return nearest < nearReachMiles ? nearest : undefined;
}
