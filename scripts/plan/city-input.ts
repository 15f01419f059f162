import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import type { ClosedPharmacy, UnconfirmedStore } from '../../src/domain/pharmacy/unlisted-places.ts';
import type { City } from '../../src/domain/places/city.ts';
import type { Landmark, Neighborhood } from '../../src/domain/places/place.ts';
import type { BrandedStore } from '../lists/list-rules.ts';

/** A city or town, with the facts and pharmacies that its pages are made from. */
export interface CityInput {
  readonly city: City;
  /** Whether the place has a directory page: `/pharmacies/mobile-al`. */
  readonly listed: boolean;
  /** True for a place that has pharmacies, open or closed, but no row in cities.csv. */
  readonly town?: true | undefined;
  readonly branded?: BrandedStore | undefined;
  readonly neighborhoods: readonly Neighborhood[];
  readonly landmarks: readonly Landmark[];
  readonly pharmacies: readonly Pharmacy[];
  readonly closed?: readonly ClosedPharmacy[] | undefined;
  readonly unconfirmed?: readonly UnconfirmedStore[] | undefined;
}
