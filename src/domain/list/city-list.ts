import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import type { City, CitySummary } from '../places/city.ts';
import type { Landmark, Neighborhood } from '../places/place.ts';
import type { ListCut } from './list-page.ts';

/** A town near a city, to name on the city's map; coordinates in degrees. */
export type PlaceAround = readonly [name: string, lat: number, lng: number];

export interface CityList extends ListCut {
  readonly city: City;
  /** Pharmacies with an address in the city, nearest to its center first. */
  readonly pharmacies: readonly Pharmacy[];
  /** Pharmacies of other cities that the city's pages list, or that may be nearer than its own. */
  readonly fallback: readonly Pharmacy[];
  readonly neighborhoods: readonly Neighborhood[];
  readonly landmarks: readonly Landmark[];
  /**
   * Statute miles from the city's center to the nearest area without data; absent if farther than 60. From
   * another point it is at least this minus the point's distance to the center.
   */
  readonly edgeMiles?: number | undefined;
  /** Nearest first. */
  readonly nearby: readonly CitySummary[];
  /** Towns to name on the city's maps, most useful first. */
  readonly around?: readonly PlaceAround[] | undefined;
}
