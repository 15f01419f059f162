import type { LatLng } from './geo.ts';

/** Size of a map, pixels. */
export interface MapSize {
  readonly width: number;
  readonly height: number;
}

/** A point on a map: pixels to the right of and below its upper left corner. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

export interface MapFrame extends MapSize {
  readonly middle: LatLng;
  readonly pixelsPerMile: number;
}

const marginPixels = { top: 66, right: 44, bottom: 48, left: 44 } as const;
// So that a single building does not fill the map.
const leastMiles = 1.4;
const milesPerDegree = 69.05;

const squeezeAt = (lat: number): number => Math.cos((lat * Math.PI) / 180);

/** Returns the middle and scale of a map that shows all points. Needs at least one point. */
export function frameAround(points: readonly LatLng[], { width, height }: MapSize): MapFrame {
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  const squeeze = squeezeAt((south + north) / 2);
  const miles = {
    wide: Math.max((east - west) * milesPerDegree * squeeze, leastMiles),
    high: Math.max((north - south) * milesPerDegree, leastMiles),
  };
  // A very small map gives its pins half of itself.
  const room = {
    wide: Math.max(width - marginPixels.left - marginPixels.right, width / 2),
    high: Math.max(height - marginPixels.top - marginPixels.bottom, height / 2),
  };
  const pixelsPerMile = Math.min(room.wide / miles.wide, room.high / miles.high);
  const up = (marginPixels.top - marginPixels.bottom) / 2 / pixelsPerMile;
  const middle = { lat: (south + north) / 2 + up / milesPerDegree, lng: (west + east) / 2 };
  return { middle, pixelsPerMile, width, height };
}

/** Returns a function that converts coordinates to a map's pixels; north is up. */
export function placeIn({ middle, pixelsPerMile, width, height }: MapFrame): (point: LatLng) => MapPoint {
  const perDegree = milesPerDegree * pixelsPerMile;
  const squeeze = squeezeAt(middle.lat);
  return ({ lat, lng }) => ({
    x: tenths(width / 2 + (lng - middle.lng) * perDegree * squeeze),
    y: tenths(height / 2 - (lat - middle.lat) * perDegree),
  });
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

const ringMiles = [0.25, 0.5, 1, 3, 5, 10, 25, 50, 100] as const;
const ringsShown = 3;

/** Returns the radii of a map's distance rings, statute miles. `milesShown` is the map's shorter side. */
export const ringsFor = (milesShown: number): readonly number[] =>
  ringMiles.filter((miles) => miles >= milesShown * 0.09 && miles <= milesShown * 0.7).slice(0, ringsShown);
