import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import type { City, CitySummary } from '../places/city.ts';
import type { Landmark, Neighborhood } from '../places/place.ts';
import type { ListCut } from './list-page.ts';

/** A city or town to name on a nearby city's map; coordinates in degrees. */
export type PlaceAround = readonly [name: string, lat: number, lng: number];

export interface CityList extends ListCut {
  readonly city: City;
  /** Pharmacies with an address in the city, nearest to its center first. */
  readonly pharmacies: readonly Pharmacy[];
  /** Pharmacies around the city that serve the public, in no order. */
  readonly fallback: readonly Pharmacy[];
  readonly neighborhoods: readonly Neighborhood[];
  readonly landmarks: readonly Landmark[];
  /** Statute miles from the city's center to the nearest area without data; absent if over 100. */
  readonly edgeMiles?: number | undefined;
  readonly nearby: readonly CitySummary[];
  readonly around?: readonly PlaceAround[] | undefined;
}
