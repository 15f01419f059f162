import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import type { ClosedPharmacy, UnconfirmedStore } from '../../src/domain/pharmacy/unlisted-places.ts';
import type { City } from '../../src/domain/places/city.ts';
import type { Landmark, Neighborhood } from '../../src/domain/places/place.ts';
import type { BrandedStore } from '../lists/list-rules.ts';

/** A city or other place, with its rows of the CSV lists and its pharmacies. */
export interface CityInput {
  readonly city: City;
  /**
   * False for a place that is neither in cities.csv nor has open pharmacies. It has no directory page, only
   * pages of a City Drugs shop or of closed pharmacies.
   */
  readonly listed: boolean;
  /**
   * True for a place that cities.csv does not list; it gets fewer kinds of pages. Absent if the place has a
   * City Drugs shop of branded-stores.csv, but no open pharmacies.
   */
  readonly town?: true | undefined;
  readonly branded?: BrandedStore | undefined;
  readonly neighborhoods: readonly Neighborhood[];
  readonly landmarks: readonly Landmark[];
  readonly pharmacies: readonly Pharmacy[];
  readonly closed?: readonly ClosedPharmacy[] | undefined;
  readonly unconfirmed?: readonly UnconfirmedStore[] | undefined;
}
