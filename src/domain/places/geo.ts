/** A point on the Earth in WGS 84 decimal degrees; north and east are positive. */
export interface LatLng {
  readonly lat: number;
  readonly lng: number;
}

/** Mean radius of the Earth, statute miles (6,371.0088 km, IUGG). */
export const earthRadiusMiles = 3958.7613;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the great-circle distance in statute miles. */
export function distanceMiles(from: LatLng, to: LatLng): number {
  const dLat = radians(to.lat - from.lat);
  const dLng = radians(to.lng - from.lng);
  const a =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(dLng / 2) ** 2;
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(a)));
}

/** Returns the initial direction from one point to another, degrees clockwise from north, below 360. */
export function bearingDegrees(from: LatLng, to: LatLng): number {
  const dLng = radians(to.lng - from.lng);
  const y = Math.sin(dLng) * Math.cos(radians(to.lat));
  const x =
    Math.cos(radians(from.lat)) * Math.sin(radians(to.lat)) -
    Math.sin(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.cos(dLng);
  const degrees = (Math.atan2(y, x) * 180) / Math.PI;
  return (degrees + 360) % 360;
}

/** Returns the point some statute miles from another, in a direction (degrees clockwise from north). */
export function pointAt(from: LatLng, bearing: number, miles: number): LatLng {
  const angle = miles / earthRadiusMiles;
  const lat1 = radians(from.lat);
  const lng1 = radians(from.lng);
  const theta = radians(bearing);
  const lat2 = Math.asin(
    Math.sin(lat1) * Math.cos(angle) + Math.cos(lat1) * Math.sin(angle) * Math.cos(theta),
  );
  const lng2 =
    lng1 +
    Math.atan2(
      Math.sin(theta) * Math.sin(angle) * Math.cos(lat1),
      Math.cos(angle) - Math.sin(lat1) * Math.sin(lat2),
    );
  return { lat: (lat2 * 180) / Math.PI, lng: (((lng2 * 180) / Math.PI + 540) % 360) - 180 };
}

/** True if latitude and longitude are numbers within ±90 and ±180 degrees. */
export const isLatLng = ({ lat, lng }: LatLng): boolean =>
  Number.isFinite(lat) && Number.isFinite(lng) && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/** A part of a city: a circle, or a wedge (sector) of a circle around the city's center. */
export type Area =
  | { readonly shape: 'circle'; readonly center: LatLng; readonly radiusMiles: number }
  | {
      readonly shape: 'sector';
      readonly center: LatLng;
      readonly radiusMiles: number;
      /** Middle of the wedge, degrees clockwise from north; the wedge is 90° wide. */
      readonly bearing: number;
    };

/** True if a point lies in an area or on its edge. */
export function isInArea(area: Area, point: LatLng): boolean {
  if (distanceMiles(area.center, point) > area.radiusMiles) return false;
  if (area.shape === 'circle') return true;
  const off = Math.abs(((bearingDegrees(area.center, point) - area.bearing + 540) % 360) - 180);
  return off <= 45;
}

/** Returns the middle of an area: a circle's center, or a point halfway out in a wedge. */
export const areaOrigin = (area: Area): LatLng =>
  area.shape === 'circle' ? area.center : pointAt(area.center, area.bearing, area.radiusMiles / 2);
