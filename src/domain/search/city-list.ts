import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import type { City } from '../places/city.ts';
import type { NearbyCity } from '../places/city-summary.ts';
import type { Landmark, Neighborhood } from '../places/place.ts';
import type { ListCut } from './list-page.ts';

/** A city with the pharmacies and places that its lists are made of. */
export interface CityList extends ListCut {
  readonly city: City;
  /** The pharmacies whose address is in the city, nearest to its centre first. */
  readonly pharmacies: readonly Pharmacy[];
  /** The nearest pharmacies of other cities that a page of this city may have to fall back on. */
  readonly fallback: readonly Pharmacy[];
  readonly neighborhoods: readonly Neighborhood[];
  readonly landmarks: readonly Landmark[];
  /** Nearest first. */
  readonly nearby: readonly NearbyCity[];
}
