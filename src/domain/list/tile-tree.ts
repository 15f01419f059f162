import type { LatLng } from '../places/geo.ts';
import { cellOf, type GeoCell, milesToCell } from '../places/geo-cell.ts';
import { memoize } from '../text/memoize.ts';
import { memoizeText } from '../text/memoize-text.ts';

/** A tile of the tree and its distance from a point. */
export interface TileAround {
  readonly key: string;
  /** From the point to the nearest point of the tile's cell, statute miles; 0 within it. */
  readonly miles: number;
}

/** The cell of a key, made once. */
const cellAt = memoizeText((key: string): GeoCell => cellOf(key));

/** Every key that leads from the whole Earth to one of the tiles. */
const branchesOf = memoize(
  (keys: ReadonlySet<string>): ReadonlySet<string> =>
    new Set([...keys].flatMap((key) => Array.from(key, (_, cut) => key.slice(0, cut)))),
);

/**
 * Walks over the tiles of a quadtree, the nearest to a point first. `keys` names the leaves that hold listings (geo-cell.ts).
 * Only as much of the tree is looked at as the caller asks for.
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
      const miles = milesToCell(cellAt(key), point);
      const place = queue.findIndex((other) => other.miles <= miles);
      queue.splice(place === -1 ? queue.length : place, 0, { key, miles });
    }
  }
}
