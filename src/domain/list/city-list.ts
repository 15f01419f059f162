import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import type { City, CitySummary } from '../places/city.ts';
import type { Landmark, Neighborhood } from '../places/place.ts';
import type { ListCut } from './list-page.ts';

/** A city or town near a city, to name on the city's map; coordinates in degrees. */
export type PlaceAround = readonly [name: string, lat: number, lng: number];

export interface CityList extends ListCut {
  readonly city: City;
  /** Pharmacies with an address in the city, nearest to its center first. */
  readonly pharmacies: readonly Pharmacy[];
  /** Pharmacies outside the city to list beside its own, in no order; only ones that serve the public. */
  readonly fallback: readonly Pharmacy[];
  readonly neighborhoods: readonly Neighborhood[];
  readonly landmarks: readonly Landmark[];
  /**
   * Statute miles from the city's center to the nearest area without data; 0 inside it, absent if farther
   * than 100. Also 0 when the distance is not known, because a tile failed to load.
   */
  readonly edgeMiles?: number | undefined;
  /** Up to eight cities within 75 miles, nearest first. */
  readonly nearby: readonly CitySummary[];
  readonly around?: readonly PlaceAround[] | undefined;
}
