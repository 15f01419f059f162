import type { PlaceSlug } from '../text/slug.ts';
import type { Area, LatLng } from './geo.ts';

export interface Neighborhood {
  readonly name: string;
  readonly slug: PlaceSlug;
  readonly area: Area;
  /** `named`: an editor gave its center. `geometric`: a circle or wedge of the city stands in for it. */
  readonly basis: 'named' | 'geometric';
}

export const landmarkKinds = ['hospital', 'university', 'airport', 'park', 'museum'] as const;
export type LandmarkKind = (typeof landmarkKinds)[number];

/** A hospital, university, airport, park or museum that distances can be measured from. */
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
  /** Name of the city or place, or the ZIP code; empty for a point of a map. */
  readonly name: string;
  readonly location: LatLng;
}
