import type { PlaceSlug } from '../text/slug.ts';
import type { Area, LatLng } from './geo.ts';

/** A named or geometric part of a city, as an area that membership is checked against. */
export interface Neighborhood {
  readonly name: string;
  readonly slug: PlaceSlug;
  readonly area: Area;
  /** `named`: an editor gave its centre. `geometric`: a radius or sector around the city's centre stands in. */
  readonly basis: 'named' | 'geometric';
}

export const landmarkKinds = ['hospital', 'university', 'airport', 'park', 'museum'] as const;
export type LandmarkKind = (typeof landmarkKinds)[number];

/** A well-known point that visitors measure distance from. */
export interface Landmark {
  readonly name: string;
  readonly slug: PlaceSlug;
  readonly kind: LandmarkKind;
  readonly location: LatLng;
}
