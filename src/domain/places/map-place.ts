import type { LatLng } from './geo.ts';

/** A name on a map. */
export interface MapPlace {
  /** `city` for the one that the map is about, `town` for those around it. */
  readonly kind: 'city' | 'town' | 'landmark' | 'neighborhood';
  readonly name: string;
  readonly at: LatLng;
}
