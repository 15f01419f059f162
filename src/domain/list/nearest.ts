import { type Pharmacy, servesPublic } from '../pharmacy/pharmacy.ts';
import { distanceMiles, type LatLng } from '../places/geo.ts';
import { cellOf, milesToCell } from '../places/geo-cell.ts';
import { memoize } from '../text/memoize.ts';
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
 * Finds the first `count` listings around a point that fit and serve the public, over every border. It walks
 * over the tiles outward until the next is farther than the last result, so the answer is exact.
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
    found.push(...firstThatFit(loaded, origin, fits, { count, last }));
    found.sort(nearerFirst);
  }
  const results = found.filter((result) => farthestMiles(result) <= certainMiles).slice(0, count);
  return { results, missing };
}

/**
 * Gives the listings of a tile that may be among the first `count`, `last` being the last so far. Only they are asked whether
 * they fit: what is told from hours takes long.
 */
function firstThatFit(
  loaded: readonly Pharmacy[],
  origin: LatLng,
  fits: Criteria['fits'],
  { count, last }: { readonly count: number; readonly last: Result | undefined },
): readonly Result[] {
  const inReach = loaded
    .filter(servesPublic)
    .map((pharmacy) => resultFrom(origin, pharmacy))
    .filter((result) => farthestMiles(result) <= reachMiles)
    .sort(nearerFirst);
  const fitting: Result[] = [];
  for (const result of inReach) {
    if (fitting.length === count || (last !== undefined && nearerFirst(last, result) < 0)) break;
    if (fits(result.pharmacy)) fitting.push(result);
  }
  return fitting;
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

/** A tile of the tree and its distance from a point. */
interface TileAround {
  readonly key: string;
  /** From the point to the nearest point of the tile's cell, statute miles; 0 within it. */
  readonly miles: number;
}

/** Every key that leads from the whole Earth to one of the tiles. */
const branchesOf = memoize(
  (keys: ReadonlySet<string>): ReadonlySet<string> =>
    new Set([...keys].flatMap((key) => Array.from(key, (_, cut) => key.slice(0, cut)))),
);

/**
 * Walks over the tiles of a quadtree, the nearest to a point first, as far as the caller asks. `keys` names
 * the leaves that hold listings (geo-cell.ts).
 */
export function* tilesAround(point: LatLng, keys: ReadonlySet<string>): Generator<TileAround> {
  const branches = branchesOf(keys);
  // The nearest stands last.
  const queue: TileAround[] = [{ key: '', miles: 0 }];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (keys.has(next.key)) yield next;
    if (!branches.has(next.key)) continue;
    for (const digit of '0123') {
      const key = next.key + digit;
      if (!keys.has(key) && !branches.has(key)) continue;
      const miles = milesToCell(cellOf(key), point);
      const place = queue.findIndex((other) => other.miles <= miles);
      queue.splice(place === -1 ? queue.length : place, 0, { key, miles });
    }
  }
}
