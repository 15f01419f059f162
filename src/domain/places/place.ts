import type { PlaceSlug } from '../text/slug.ts';
import type { Area, LatLng } from './geo.ts';

/** A part of a city, with the area that it covers. */
export interface Neighborhood {
  readonly name: string;
  readonly slug: PlaceSlug;
  readonly area: Area;
  /** `named`: an editor gave its centre. `geometric`: a circle or sector of the city stands in for it. */
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

export interface MapPlace {
  /** `city` for the map's own, `town` for those around it. */
  readonly kind: 'city' | 'town' | 'landmark' | 'neighborhood';
  readonly name: string;
  readonly at: LatLng;
}

export interface NamedOrigin {
  /** A city's centre, a place in it, the middle of a ZIP code's listings, or a point of a map. */
  readonly kind: 'center' | 'landmark' | 'neighborhood' | 'zip' | 'point';
  /** The name of the city or place, or the ZIP code; empty for a point of a map. */
  readonly name: string;
  readonly location: LatLng;
}
