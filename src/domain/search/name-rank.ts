import { distanceMiles, type LatLng } from '../places/geo.ts';

/** How a name fits a search: 0 by whole words, 1 by beginnings of words, 2 with misspellings. */
export type NameFit = 0 | 1 | 2;

export interface NameOrder {
  /** Of equally fitting names, those near this point come first; without it, those of larger cities. */
  readonly near?: LatLng | undefined;
  readonly nearestOnly?: boolean | undefined;
}

/** Sort key of a pharmacy found by name. `further` is statute miles, or minus the city's population. */
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
