import type { LatLng } from './geo.ts';

/**
 * The square part of the earth that a map shows whole, whatever its own shape: it fits the map's shorter side, and the map goes on
 * beyond it along the longer one.
 */
export interface MapFrame {
  readonly middle: LatLng;
  /** Statute miles along each side. */
  readonly miles: number;
}

/** A point in percent of the frame: x to the east, y to the south. Beyond the frame they are below 0 or above 100. */
export interface FramePoint {
  readonly x: number;
  readonly y: number;
}

/** Percent of the frame that are kept free: at the top for the pins, whose points are at their lower end, at the right for buttons. */
const margin = { top: 13, right: 10, bottom: 10, left: 8 } as const;
/** So that one pharmacy, or several in one building, do not fill the map. */
const leastMiles = 1.6;
const milesPerDegree = 69.05;

const squeezeAt = (lat: number): number => Math.cos((lat * Math.PI) / 180);

/** The frame in which all of the points have room. Without points it is about nowhere: ask for one at least. */
export function frameAround(points: readonly LatLng[]): MapFrame {
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  const squeeze = squeezeAt((south + north) / 2);
  const room = { wide: 100 - margin.left - margin.right, high: 100 - margin.top - margin.bottom };
  const wide = ((east - west) * milesPerDegree * squeeze * 100) / room.wide;
  const high = ((north - south) * milesPerDegree * 100) / room.high;
  const miles = Math.max(leastMiles, wide, high);
  const off = {
    x: ((margin.right - margin.left) / 200) * miles,
    y: ((margin.top - margin.bottom) / 200) * miles,
  };
  return {
    middle: {
      lat: (south + north) / 2 + off.y / milesPerDegree,
      lng: (west + east) / 2 + off.x / (milesPerDegree * squeeze),
    },
    miles,
  };
}

/** The frame of so many miles around a point. */
export const frameAt = (middle: LatLng, miles: number): MapFrame => ({ middle, miles });

/**
 * Places points in a frame, north up, true to scale along its middle latitude (equirectangular, which over the width of a city is
 * exact to a pixel).
 */
export function placeIn({ middle, miles }: MapFrame): (point: LatLng) => FramePoint {
  const perDegree = (milesPerDegree / miles) * 100;
  const squeeze = squeezeAt(middle.lat);
  return ({ lat, lng }) => ({
    x: tenths(50 + (lng - middle.lng) * perDegree * squeeze),
    y: tenths(50 - (lat - middle.lat) * perDegree),
  });
}

/** The point of the earth at a place of the frame. */
export function pointIn({ middle, miles }: MapFrame, { x, y }: FramePoint): LatLng {
  const perDegree = (milesPerDegree / miles) * 100;
  return {
    lat: middle.lat - (y - 50) / perDegree,
    lng: middle.lng + (x - 50) / (perDegree * squeezeAt(middle.lat)),
  };
}

/** As fine as a drawing needs it. */
const tenths = (value: number): number => Math.round(value * 10) / 10;

const ringMiles = [0.25, 0.5, 1, 3, 5, 10, 25, 50, 100] as const;
const ringsShown = 3;

/** The distances to draw rings at, statute miles: those that neither crowd the middle nor lie beyond the map. */
export const ringsFor = (milesShown: number): readonly number[] =>
  ringMiles.filter((miles) => miles >= milesShown * 0.09 && miles <= milesShown * 0.7).slice(0, ringsShown);

const barMiles = [100, 50, 20, 10, 5, 2, 1, 0.5, 0.25, 0.1] as const;

const mostOfWidth = 0.22;

/** The longest round distance for a map's bar, statute miles: no more than a good fifth of the miles shown. */
export const barFor = (milesShown: number): number =>
  barMiles.find((miles) => miles <= milesShown * mostOfWidth) ?? 0.1;
