import { distanceMiles, type LatLng } from '../../../src/domain/places/geo.ts';

/** A box of the map, degrees. */
export interface MapBox {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Side of a whole tile, degrees: about 69 by 58 miles in the middle of the country. */
const side = 1;
const milesPerDegree = 69;

/** Returns the tiles of a fixed grid within `miles` of a point, south to north and west to east. */
export function tilesAround(points: readonly LatLng[], miles: number): readonly MapBox[] {
  const tiles = new Map<string, MapBox>();
  for (const { lat, lng } of points) {
    const up = miles / milesPerDegree;
    const across = up / Math.cos((lat * Math.PI) / 180);
    for (let south = Math.floor(lat - up); south <= lat + up; south += side) {
      for (let west = Math.floor(lng - across); west <= lng + across; west += side) {
        const tile = { south, west, north: south + side, east: west + side };
        if (distanceToBox({ lat, lng }, tile) <= miles) tiles.set(`${south} ${west}`, tile);
      }
    }
  }
  return [...tiles.values()].toSorted((a, b) => a.south - b.south || a.west - b.west);
}

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

const distanceToBox = ({ lat, lng }: LatLng, { south, west, north, east }: MapBox): number =>
  distanceMiles({ lat, lng }, { lat: within(lat, south, north), lng: within(lng, west, east) });

/** The four quarters of a box. */
export function quarters({ south, west, north, east }: MapBox): readonly MapBox[] {
  const lat = (south + north) / 2;
  const lng = (west + east) / 2;
  return [
    { south, west, north: lat, east: lng },
    { south, west: lng, north: lat, east },
    { south: lat, west, north, east: lng },
    { south: lat, west: lng, north, east },
  ];
}
