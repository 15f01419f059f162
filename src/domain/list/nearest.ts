import { type Pharmacy, servesPublic } from '../pharmacy/pharmacy.ts';
import { distanceMiles, type LatLng } from '../places/geo.ts';
import { cellOf, milesToCell } from '../places/geo-cell.ts';
import { farthestMiles, nearerFirst, type Result, resultFrom } from './ranking.ts';

/** How far from a point pharmacies are looked for, statute miles; a listing that is surely nearer counts. */
export const reachMiles = 60;

/** The listings of a site, cut into tiles. */
export interface Tiles {
  /** The keys of the tiles that hold listings. */
  readonly keys: ReadonlySet<string>;
  /** Gives the listings of a tile; undefined for one that is not loaded. */
  readonly listings: (key: string) => readonly Pharmacy[] | undefined;
}

/** Which listings are looked for. */
export interface Criteria {
  readonly fits: (pharmacy: Pharmacy) => boolean;
  /** Tells whether a tile can hold one that fits; every tile can by default. */
  readonly mayHold?: ((key: string) => boolean) | undefined;
}

/** How many missing tiles are told at once: those that can be fetched side by side. */
const mostMissing = 3;

/**
 * Finds the first `count` listings around a point that fit and serve the public, over every border. It walks
 * over the tiles outward until the next is farther than the last result, so the answer is exact.
 */
export function nearest(
  origin: LatLng,
  { fits, mayHold }: Criteria,
  count: number,
  { keys, listings }: Tiles,
) {
  const found: Result[] = [];
  const missing: string[] = [];
  let certainMiles = reachMiles;
  for (const { key, miles } of tilesAround(origin, keys)) {
    const last = found[count - 1];
    if (miles > reachMiles || (last !== undefined && miles > farthestMiles(last))) break;
    if (mayHold?.(key) === false) continue;
    const loaded = listings(key);
    if (loaded === undefined) {
      if (missing.length === 0) certainMiles = miles;
      missing.push(key);
      if (missing.length === mostMissing) break;
      continue;
    }
    const fitting = loaded.filter((pharmacy) => servesPublic(pharmacy) && fits(pharmacy));
    found.push(...fitting.map((pharmacy) => resultFrom(origin, pharmacy)));
    found.sort(nearerFirst);
  }
  return {
    /** Nearest first; none is missing among them. */
    results: found.filter((result) => farthestMiles(result) <= certainMiles).slice(0, count),
    /** Tiles to load for an answer that is complete, nearest first; empty for one that is. */
    missing,
  };
}

/** Statute miles from a point to the nearest tile that is not loaded and may hold what fits. */
export function certainMilesOf(origin: LatLng, { mayHold }: Criteria, { keys, listings }: Tiles): number {
  for (const { key, miles } of tilesAround(origin, keys)) {
    if (miles > reachMiles) break;
    if (listings(key) === undefined && mayHold?.(key) !== false) return miles;
  }
  return reachMiles;
}

/** Lists every listing within so many statute miles of a point, of tiles that are all loaded. */
export function listingsWithin(point: LatLng, miles: number, { keys, listings }: Tiles): readonly Pharmacy[] {
  const found: Pharmacy[] = [];
  for (const tile of tilesAround(point, keys)) {
    if (tile.miles > miles) break;
    found.push(...(listings(tile.key) ?? []));
  }
  return found.filter(({ location }) => distanceMiles(point, location) <= miles);
}

/**
 * Lists the tiles that hold listings, the nearest to a point first, with the statute miles to each, 0 within
 * it. `keys` names their cells (geo-cell.ts).
 */
export const tilesAround = (point: LatLng, keys: ReadonlySet<string>) =>
  Array.from(keys, (key) => ({ key, miles: milesToCell(cellOf(key), point) })).sort(
    (a, b) => a.miles - b.miles,
  );
