import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { servesPublic } from '../pharmacy/serves-public.ts';
import { distanceMiles, type LatLng } from '../places/geo.ts';
import { farthestMiles, nearerFirst, type Result, resultFrom } from './ranking.ts';
import { tilesAround } from './tile-tree.ts';

/** How far from a point pharmacies are looked for, statute miles; a listing that is surely nearer counts. */
export const reachMiles = 60;

/** The listings of a site, cut into tiles (tile-tree.ts). */
export interface Tiles {
  /** The keys of the tiles that hold listings. */
  readonly keys: ReadonlySet<string>;
  /** Gives the listings of a tile; undefined for one that is not loaded. */
  readonly listings: (key: string) => readonly Pharmacy[] | undefined;
}

/** Which listings are looked for. */
export interface Criteria {
  /** Tells whether a listing is looked for. */
  readonly fits: (pharmacy: Pharmacy) => boolean;
  /** Tells whether a tile can hold one that fits; every tile can by default. */
  readonly mayHold?: ((key: string) => boolean) | undefined;
}

/** The listings nearest to a point, as far as the loaded tiles tell. */
export interface Nearest {
  /** Nearest first; none is missing among them. */
  readonly results: readonly Result[];
  /** Tiles to load for an answer that is complete, nearest first; empty for one that is. */
  readonly missing: readonly string[];
}

/** How many missing tiles are told at once: those that can be fetched side by side. */
const mostMissing = 3;

/**
 * Finds the first `count` listings around a point that fit, over every border. It walks over the tiles outward and ends where
 * the next tile is farther than the last result, so the answer equals that of a search through every listing. Those that may
 * not serve the public are never among them.
 *
 * @example nearest(miami, { fits: isOpenAllDay }, 20, tiles).results[0]
 */
export function nearest(
  origin: LatLng,
  { fits, mayHold }: Criteria,
  count: number,
  { keys, listings }: Tiles,
): Nearest {
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
    const wanted = loaded.filter((pharmacy) => servesPublic(pharmacy) && fits(pharmacy));
    const fitting = wanted.map((pharmacy) => resultFrom(origin, pharmacy));
    found.push(...fitting.filter((result) => farthestMiles(result) <= reachMiles));
    found.sort(nearerFirst);
  }
  const results = found.filter((result) => farthestMiles(result) <= certainMiles).slice(0, count);
  return { results, missing };
}

/** Tells how far from a point no listing that fits is missing, statute miles: up to the nearest tile that is not loaded. */
export function certainMilesOf(origin: LatLng, { mayHold }: Criteria, { keys, listings }: Tiles): number {
  for (const { key, miles } of tilesAround(origin, keys)) {
    if (miles > reachMiles) break;
    if (listings(key) === undefined && mayHold?.(key) !== false) return miles;
  }
  return reachMiles;
}

/** Lists every listing within so many statute miles of a point by its coordinates, of tiles that are all loaded. */
export function listingsWithin(point: LatLng, miles: number, { keys, listings }: Tiles): readonly Pharmacy[] {
  const found: Pharmacy[] = [];
  for (const tile of tilesAround(point, keys)) {
    if (tile.miles > miles) break;
    found.push(...(listings(tile.key) ?? []));
  }
  return found.filter(({ location }) => distanceMiles(point, location) <= miles);
}
