import { distanceMiles, type LatLng } from '../places/geo.ts';

/** Fit of a name with a search: 0 by whole words, 1 by the beginning of a word, 2 with a wrong letter. */
export type NameFit = 0 | 1 | 2;

export interface NameOrder {
  /** Of equal fits, those nearest to this point come first; without it, those of larger cities. */
  readonly near?: LatLng | undefined;
  readonly nearestOnly?: boolean | undefined;
}

/** Sort key of a pharmacy found by name, lowest first; `further` is statute miles or minus the population. */
export type NameRank = readonly [fit: number, further: number];

export const compareRanks = (a: NameRank, b: NameRank): number => a[0] - b[0] || a[1] - b[1];

interface RankedName extends LatLng {
  readonly fit: NameFit;
  readonly population: number;
}

export const rankOfName = ({ fit, ...city }: RankedName, { near, nearestOnly }: NameOrder): NameRank => [
  nearestOnly === true ? 0 : fit,
  near === undefined ? -city.population : distanceMiles(near, city),
];
