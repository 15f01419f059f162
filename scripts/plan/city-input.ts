import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import type { ClosedPharmacy, UnconfirmedStore } from '../../src/domain/pharmacy/unlisted-places.ts';
import type { City } from '../../src/domain/places/city.ts';
import type { Landmark, Neighborhood } from '../../src/domain/places/place.ts';
import type { BrandedStore } from '../lists/list-rules.ts';

/** A city or town with its facts of the lists and of the listing store. */
export interface CityInput {
  readonly city: City;
  /** False for a town with a branded store and no listings, which has no directory. */
  readonly listed: boolean;
  /** True for a place of listings that is in no list of cities; it has fewer kinds of pages. */
  readonly town?: true | undefined;
  readonly branded?: BrandedStore | undefined;
  readonly neighborhoods: readonly Neighborhood[];
  readonly landmarks: readonly Landmark[];
  readonly pharmacies: readonly Pharmacy[];
  /** Closed pharmacies that still have a page (shown-listings.ts); absent if none. */
  readonly closed?: readonly ClosedPharmacy[] | undefined;
  /** Stores of chains without a confirmed pharmacy; absent if none. */
  readonly unconfirmed?: readonly UnconfirmedStore[] | undefined;
}
