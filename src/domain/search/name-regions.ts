import { distanceMiles, type LatLng } from '../places/geo.ts';
import type { StateCode } from '../places/us-state.ts';
import { usState } from '../places/us-state.ts';

/** A part of the country whose names stand in a file of their own. */
export interface NameRegion {
  /** As the file is named: `alabama`, `california/0230`. */
  readonly key: string;
  /** Of its largest place. */
  readonly people: number;
  /** What holds the centres of its places: south, west, north, east, degrees. */
  readonly box: readonly [south: number, west: number, north: number, east: number];
}

/** How well a name fits: 0 where it has every word as it stands, 1 as the beginning of a word, 2 with a wrong letter. */
export type NameFit = 0 | 1 | 2;

/** How pharmacies of a name are put in order. */
export interface NameOrder {
  /** The nearest first; without it the larger city first. */
  readonly near?: LatLng | undefined;
  /** Whether only nearness counts, and not how well the name fits. */
  readonly nearestOnly?: boolean | undefined;
}

/** Where something stands in the order: the lower, the earlier. The first figure that differs decides. */
export type NameRank = readonly [fit: number, further: number];

export const compareRanks = (a: NameRank, b: NameRank): number => a[0] - b[0] || a[1] - b[1];

/** What is ranked: how well the name fits, and the place that the pharmacy is in. */
interface RankedName extends LatLng {
  readonly fit: NameFit;
  readonly population: number;
}

/** The rank of a pharmacy of a name. */
export const rankOfName = ({ fit, ...city }: RankedName, { near, nearestOnly }: NameOrder): NameRank => [
  nearestOnly === true ? 0 : fit,
  near === undefined ? -city.population : distanceMiles(near, city),
];

/** The best rank that a pharmacy of a region can have, if its name fits no better than so. */
export const bestRankIn = (region: NameRegion, fit: NameFit, { near, nearestOnly }: NameOrder): NameRank => [
  nearestOnly === true ? 0 : fit,
  near === undefined ? -region.people : milesToRegion(region, near),
];

/** Slack for points that a box of meridians and parallels does not bound exactly. */
const slack = 0.98;

/** No place of the region is nearer than so many miles. */
export function milesToRegion({ box: [south, west, north, east] }: NameRegion, point: LatLng): number {
  const lat = Math.min(north, Math.max(south, point.lat));
  const lng = Math.min(east, Math.max(west, point.lng));
  const beside = distanceMiles(point, { lat, lng });
  // The nearest point of a meridian lies a little to the pole of the point beside it.
  const degrees = Math.abs(point.lng - lng);
  if (degrees === 0) return beside;
  const north1 = Math.min(north, Math.max(south, meridianLatitude(point.lat, degrees)));
  return slack * Math.min(beside, distanceMiles(point, { lat: north1, lng }));
}

/** The latitude of the point of a meridian, so many degrees away, that is nearest to a point of a latitude. */
const meridianLatitude = (lat: number, degrees: number): number => {
  const radians = Math.PI / 180;
  return Math.atan2(Math.tan(lat * radians), Math.cos(Math.min(89, degrees) * radians)) / radians;
};

/** Whether a region is of a state. */
export const isRegionOf = (state: StateCode, key: string): boolean => {
  const { slug } = usState(state);
  return key === slug || key.startsWith(`${slug}/`);
};
