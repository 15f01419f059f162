import { distanceMiles, type LatLng } from './geo.ts';

/**
 * A rectangle of latitudes and longitudes. The whole Earth is cut into four, each of those into four, and so on; the key
 * has a digit for each cut: 0 for the north-west, 1 for the north-east, 2 for the south-west, 3 for the south-east.
 */
export interface GeoCell {
  readonly key: string;
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly center: LatLng;
  /** From the centre to the farthest corner, statute miles. */
  readonly radiusMiles: number;
}

/** The key of the cell that a point lies in after so many cuts. A point on a border belongs to the north or the east. */
export function cellKey({ lat, lng }: LatLng, cuts: number): string {
  let [south, north, west, east] = [-90, 90, -180, 180];
  let key = '';
  for (let cut = 0; cut < cuts; cut += 1) {
    const [middle, across] = [(south + north) / 2, (west + east) / 2];
    const [isSouth, isEast] = [lat < middle, lng >= across];
    key += String((isSouth ? 2 : 0) + (isEast ? 1 : 0));
    if (isSouth) north = middle;
    else south = middle;
    if (isEast) west = across;
    else east = across;
  }
  return key;
}

/** The cell of a key of digits from 0 to 3. */
export function cellOf(key: string): GeoCell {
  let [south, north, west, east] = [-90, 90, -180, 180];
  for (const digit of key) {
    if (digit === '2' || digit === '3') north = (south + north) / 2;
    else south = (south + north) / 2;
    if (digit === '1' || digit === '3') west = (west + east) / 2;
    else east = (west + east) / 2;
  }
  const center = { lat: (south + north) / 2, lng: (west + east) / 2 };
  const corners = [
    { lat: south, lng: west },
    { lat: north, lng: west },
  ];
  const radiusMiles = Math.max(...corners.map((corner) => distanceMiles(center, corner)));
  return { key, south, west, north, east, center, radiusMiles };
}

/**
 * Gives the distance from a point to the nearest point of a cell, statute miles: never more than it is, and 0 within it. Beyond
 * some hundred miles it is not exact.
 */
export function milesToCell(cell: GeoCell, { lat, lng }: LatLng): number {
  const nearest = {
    lat: Math.min(cell.north, Math.max(cell.south, lat)),
    lng: Math.min(cell.east, Math.max(cell.west, turnedTo(cell, lng))),
  };
  // On a meridian the nearest point lies a little off the same latitude.
  return Math.max(0, distanceMiles({ lat, lng }, nearest) * 0.999 - 0.001);
}

/** Gives the longitude by which the way to a cell is the shorter one: beyond 180 degrees where it leads over that meridian. */
const turnedTo = ({ center }: GeoCell, lng: number): number =>
  lng - center.lng > 180 ? lng - 360 : lng - center.lng < -180 ? lng + 360 : lng;
