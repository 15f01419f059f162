import type { LatLng } from './geo.ts';

/** A point that distances are measured from. */
export interface NamedOrigin {
  /** A city's centre, a place in it, the middle of a ZIP code, or that of the listings in one. */
  readonly kind: 'center' | 'landmark' | 'neighborhood' | 'zip' | 'zip-listings';
  /** The name of the city or place, or the ZIP code. */
  readonly name: string;
  readonly location: LatLng;
}
