import type { LatLng } from './geo.ts';

/** A point that distances are measured from. */
export interface NamedOrigin {
  /** A city's centre, a place in it, the middle of a ZIP code, that of the listings in one, or a point that was chosen on a map. */
  readonly kind: 'center' | 'landmark' | 'neighborhood' | 'zip' | 'zip-listings' | 'point';
  /** The name of the city or place, or the ZIP code; nothing for a point of a map. */
  readonly name: string;
  readonly location: LatLng;
}
