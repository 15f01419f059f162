import { type Pharmacy, servesPublic } from '../pharmacy/pharmacy.ts';
import { distanceMiles, type LatLng } from '../places/geo.ts';
import { cellOf, milesToCell } from '../places/geo-cell.ts';
import { farthestMiles, nearerFirst, type Result, resultFrom } from './ranking.ts';

/** Search radius around a point, statute miles. */
export const searchRadiusMiles = 60;

/** The site's pharmacies, cut into map tiles. `listings` returns undefined for a tile that is not loaded. */
export interface Tiles {
  readonly keys: ReadonlySet<string>;
  readonly listings: (key: string) => readonly Pharmacy[] | undefined;
}

export interface Criteria {
  readonly fits: (pharmacy: Pharmacy) => boolean;
  readonly mayHold?: ((key: string) => boolean) | undefined;
}

const mostParallelTiles = 3;

/**
 * Returns up to `count` pharmacies that fit, nearest first, within 60 statute miles. `missing` are the keys
 * of tiles to load next; results that lie beyond the nearest of these are left out.
 */
export function nearest(
  origin: LatLng,
  { fits, mayHold }: Criteria,
  count: number,
  { keys, listings }: Tiles,
) {
  const results: Result[] = [];
  const missing: string[] = [];
  let certainMiles = searchRadiusMiles;
  for (const { key, miles } of tilesAround(origin, keys)) {
    const last = results[count - 1];
    if (miles > searchRadiusMiles || (last !== undefined && miles > farthestMiles(last))) break;
    if (mayHold?.(key) === false) continue;
    const loaded = listings(key);
    if (loaded === undefined) {
      if (missing.length === 0) certainMiles = miles;
      missing.push(key);
      if (missing.length === mostParallelTiles) break;
      continue;
    }
    const fitting = loaded.filter((pharmacy) => servesPublic(pharmacy) && fits(pharmacy));
    results.push(...fitting.map((pharmacy) => resultFrom(origin, pharmacy)));
    results.sort(nearerFirst);
  }
  return {
    results: results.filter((result) => farthestMiles(result) <= certainMiles).slice(0, count),
    missing,
  };
}

/** Returns the statute miles within which all tiles that may hold a match are loaded; at most 60. */
export function certainMilesOf(origin: LatLng, { mayHold }: Criteria, { keys, listings }: Tiles): number {
  for (const { key, miles } of tilesAround(origin, keys)) {
    if (miles > searchRadiusMiles) break;
    if (listings(key) === undefined && mayHold?.(key) !== false) return miles;
  }
  return searchRadiusMiles;
}

/** Returns the loaded pharmacies within `miles` statute miles of a point, in no order. */
export function listingsWithin(point: LatLng, miles: number, { keys, listings }: Tiles): readonly Pharmacy[] {
  const loadedListings: Pharmacy[] = [];
  for (const tile of tilesAround(point, keys)) {
    if (tile.miles > miles) break;
    loadedListings.push(...(listings(tile.key) ?? []));
  }
  return loadedListings.filter(({ location }) => distanceMiles(point, location) <= miles);
}

/**
 * Returns tiles as `{ key, miles }`, nearest to a point first. `miles` are statute miles to the tile; 0 if
 * the point is inside.
 */
export const tilesAround = (point: LatLng, keys: ReadonlySet<string>) =>
  Array.from(keys, (key) => ({ key, miles: milesToCell(cellOf(key), point) })).sort(
    (a, b) => a.miles - b.miles,
  );
