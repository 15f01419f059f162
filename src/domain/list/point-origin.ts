import { isLatLng, type LatLng } from '../places/geo.ts';
import type { NamedOrigin } from '../places/place.ts';

/** Writes a point for a URL, latitude first: `33.521,-86.802`. */
export const pointId = ({ lat, lng }: LatLng): string => `${lat.toFixed(3)},${lng.toFixed(3)}`;

const pattern = /^(-?\d{1,2}\.\d{3}),(-?\d{1,3}\.\d{3})$/;

/** Reads a point from a URL, latitude first: `33.521,-86.802`; undefined for other texts. */
export function pointOrigin(id: string): (NamedOrigin & { readonly id: string }) | undefined {
  const [, lat, lng] = pattern.exec(id) ?? [];
  const location = { lat: Number(lat), lng: Number(lng) };
  return isLatLng(location) ? { kind: 'point', id, name: '', location } : undefined;
}
