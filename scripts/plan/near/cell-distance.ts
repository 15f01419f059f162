import { distanceMiles, earthRadiusMiles, type LatLng } from '../../../src/domain/places/geo.ts';
import type { GeoCell } from '../../../src/domain/places/geo-cell.ts';

/** A point of the Earth as a direction from its centre, of length 1. */
export interface Direction {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The direction of a point: with it, a distance takes one root and one arcsine. */
export function directionOf({ lat, lng }: LatLng): Direction {
  const across = Math.cos(radians(lat));
  return {
    x: across * Math.cos(radians(lng)),
    y: across * Math.sin(radians(lng)),
    z: Math.sin(radians(lat)),
  };
}

/**
 * Great-circle distance in statute miles to the direction that stands at a position of an array of three coordinates each, as
 * distanceMiles gives it but for rounding.
 */
export function milesBetween(from: Direction, directions: Float64Array, position: number): number {
  const x = from.x - (directions[3 * position] ?? 0);
  const y = from.y - (directions[3 * position + 1] ?? 0);
  const z = from.z - (directions[3 * position + 2] ?? 0);
  // Math.hypot takes ten times as long.
  const chord = Math.sqrt(x * x + y * y + z * z);
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, chord / 2));
}

/**
 * From a point to the nearest point of a cell, statute miles: never more than it is, and 0 within it. Beyond some hundred miles it is not
 * exact.
 */
export function milesToCell(cell: GeoCell, { lat, lng }: LatLng): number {
  const nearest = {
    lat: Math.min(cell.north, Math.max(cell.south, lat)),
    lng: Math.min(cell.east, Math.max(cell.west, turnedTo(cell, lng))),
  };
  // On a meridian the nearest point lies a little off the same latitude.
  return Math.max(0, distanceMiles({ lat, lng }, nearest) * 0.999 - 0.001);
}

/** A longitude by which the way to a cell is the shorter one, which may lead over the 180th meridian: beyond 180 degrees then. */
export const turnedTo = ({ center }: GeoCell, lng: number): number =>
  lng - center.lng > 180 ? lng - 360 : lng - center.lng < -180 ? lng + 360 : lng;

/** Into so many parts to a side a cell is cut to find out what its points need. */
const partsPerSide = 6;

/** Slack for rounding, statute miles. */
const rounding = 0.01;

/** The middles of the parts of a cell, and from each how far its part reaches at most, statute miles. */
export function partsOf({ south, west, north, east }: GeoCell): {
  readonly middles: readonly LatLng[];
  readonly radius: number;
} {
  const [up, across] = [(north - south) / partsPerSide, (east - west) / partsPerSide];
  const steps = Array.from({ length: partsPerSide }, (_, index) => index + 0.5);
  const middles = steps.flatMap((row) =>
    steps.map((column) => ({ lat: south + up * row, lng: west + across * column })),
  );
  const radii = middles.flatMap((middle) =>
    [-0.5, 0.5].map((half) =>
      distanceMiles(middle, { lat: middle.lat + up * half, lng: middle.lng + across / 2 }),
    ),
  );
  return { middles, radius: Math.max(...radii) + rounding };
}
