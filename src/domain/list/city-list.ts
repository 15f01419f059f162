import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import type { City, CitySummary } from '../places/city.ts';
import type { Landmark, Neighborhood } from '../places/place.ts';
import type { ListCut } from './list-page.ts';

/** A place near a city as its maps name it. */
export type PlaceAround = readonly [name: string, lat: number, lng: number];

/** A city with the pharmacies and places that its lists are made of. */
export interface CityList extends ListCut {
  readonly city: City;
  /** The pharmacies whose address is in the city, nearest to its centre first. */
  readonly pharmacies: readonly Pharmacy[];
  /** Pharmacies of other cities that this city’s pages list, or that may be nearer than its own. */
  readonly fallback: readonly Pharmacy[];
  readonly neighborhoods: readonly Neighborhood[];
  readonly landmarks: readonly Landmark[];
  /**
   * From the city's centre to the nearest area that the data does not cover, statute miles; absent beyond
   * reach. From another point it is no less than this minus the way there.
   */
  readonly edgeMiles?: number | undefined;
  /** Nearest first. */
  readonly nearby: readonly CitySummary[];
  /** Places around it to name on its maps, with or without listings, the most useful first. */
  readonly around?: readonly PlaceAround[] | undefined;
}
