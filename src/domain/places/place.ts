import type { PlaceSlug } from '../text/slug.ts';
import type { Area, LatLng } from './geo.ts';

export interface Neighborhood {
  readonly name: string;
  readonly slug: PlaceSlug;
  readonly area: Area;
  /**
   * `named`: an editor listed it, with its center. `geometric`: derived from the city's center, such as
   * `North Side`.
   */
  readonly basis: 'named' | 'geometric';
}

export const landmarkKinds = ['hospital', 'university', 'airport', 'park', 'museum'] as const;
export type LandmarkKind = (typeof landmarkKinds)[number];

/** A public place, such as a hospital, that distances can be measured from. */
export interface Landmark {
  readonly name: string;
  readonly slug: PlaceSlug;
  readonly kind: LandmarkKind;
  readonly location: LatLng;
}

export interface MapPlace {
  readonly kind: 'city' | 'town' | 'landmark' | 'neighborhood';
  readonly name: string;
  readonly at: LatLng;
}

export interface NamedOrigin {
  readonly kind: 'center' | 'landmark' | 'neighborhood' | 'zip' | 'point';
  /** Empty for a point without a name. */
  readonly name: string;
  readonly location: LatLng;
}
