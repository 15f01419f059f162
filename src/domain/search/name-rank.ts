import { distanceMiles, type LatLng } from '../places/geo.ts';

/** How well a name fits: 0 by whole words, 1 by the beginning of a word, 2 with a wrong letter. */
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

/** Ranks a pharmacy that was found by its name. */
export const rankOfName = ({ fit, ...city }: RankedName, { near, nearestOnly }: NameOrder): NameRank => [
  nearestOnly === true ? 0 : fit,
  near === undefined ? -city.population : distanceMiles(near, city),
];
