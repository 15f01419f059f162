import { memoize } from '../text/memoize.ts';
import { distanceMiles, type LatLng } from './geo.ts';

/**
 * A rectangle of the Earth, made by cutting it into four again and again (quadtree). Digits of its key: 0
 * north-west, 1 north-east, 2 south-west, 3 south-east.
 */
export type GeoCell = ReturnType<typeof cellOf>;

/** Returns the key of a point's quadtree cell, with `cuts` digits: `03` for Mobile and 2 cuts. */
export function cellKey({ lat, lng }: LatLng, cuts: number): string {
  let key = '';
  for (let cut = 0; cut < cuts; cut += 1) {
    const { center } = cellOf(key);
    key += String((lat < center.lat ? 2 : 0) + (lng >= center.lng ? 1 : 0));
  }
  return key;
}

/** Returns the quadtree cell with a key: `1` is the north-eastern quarter of the Earth. */
export const cellOf = memoize((key: string) => {
  let [south, north, west, east] = [-90, 90, -180, 180];
  for (const digit of key) {
    if (digit === '2' || digit === '3') north = (south + north) / 2;
    else south = (south + north) / 2;
    if (digit === '1' || digit === '3') west = (west + east) / 2;
    else east = (west + east) / 2;
  }
  const center = { lat: (south + north) / 2, lng: (west + east) / 2 };
  // From the centre to the farthest corner, statute miles.
  const radiusMiles = Math.max(...[south, north].map((lat) => distanceMiles(center, { lat, lng: west })));
  return { key, south, west, north, east, center, radiusMiles };
});

/** Returns a lower bound of the distance from a point to a cell, statute miles; 0 inside. */
export function milesToCell(cell: GeoCell, { lat, lng }: LatLng): number {
  const nearest = {
    lat: Math.min(cell.north, Math.max(cell.south, lat)),
    lng: Math.min(cell.east, Math.max(cell.west, lng)),
  };
  // On a meridian the nearest point lies a little off the same latitude.
  return Math.max(0, distanceMiles({ lat, lng }, nearest) * 0.999 - 0.001);
}
