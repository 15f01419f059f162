import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import type { City, CitySummary } from '../places/city.ts';
import type { Landmark, Neighborhood } from '../places/place.ts';
import type { ListCut } from './list-page.ts';

/** A place near a city, as its maps name it; degrees. */
export type PlaceAround = readonly [name: string, lat: number, lng: number];

export interface CityList extends ListCut {
  readonly city: City;
  /** Pharmacies with an address in the city, nearest to its centre first. */
  readonly pharmacies: readonly Pharmacy[];
  /** Pharmacies of other cities that this city’s pages list, or that may be nearer than its own. */
  readonly fallback: readonly Pharmacy[];
  readonly neighborhoods: readonly Neighborhood[];
  readonly landmarks: readonly Landmark[];
  /**
   * Statute miles from the city's centre to the nearest area without data; absent if that is beyond reach.
   * From another point it is at least this minus the distance to the centre.
   */
  readonly edgeMiles?: number | undefined;
  /** Nearest first. */
  readonly nearby: readonly CitySummary[];
  /** Places to name on its maps, with or without listings, the most useful first. */
  readonly around?: readonly PlaceAround[] | undefined;
}
