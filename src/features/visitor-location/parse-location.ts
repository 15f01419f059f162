import { isLatLng, type LatLng } from '../../domain/places/geo.ts';

/** How the visitor's location is known: guessed from the network address, or measured by the device on request. */
export type LocationBasis = 'network' | 'device';

const locPattern = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/;

/**
 * Reads the `loc` field of the IP geolocation service: "latitude,longitude" in decimal degrees (docs/specification.md#calls).
 * Undefined for anything else, such as spaces, a third number or a value out of range.
 */
export function parseLoc(loc: string): LatLng | undefined {
  const match = locPattern.exec(loc);
  if (match === null) return undefined;
  const point = { lat: Number(match[1]), lng: Number(match[2]) };
  return isLatLng(point) ? point : undefined;
}
