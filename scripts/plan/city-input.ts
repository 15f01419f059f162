import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import type { ClosedPharmacy, UnconfirmedStore } from '../../src/domain/pharmacy/unlisted-places.ts';
import type { City } from '../../src/domain/places/city.ts';
import type { Landmark, Neighborhood } from '../../src/domain/places/place.ts';
import type { BrandedStore } from '../lists/list-rules.ts';

/** One locality with everything the lists and the listing store say of it. */
export interface CityInput {
  readonly city: City;
  /** False for a town that is only known for its branded store, which has no directory. */
  readonly listed: boolean;
  /** A place with pharmacies that no list of cities names; it has few kinds of pages. */
  readonly town?: true | undefined;
  readonly branded?: BrandedStore | undefined;
  readonly neighborhoods: readonly Neighborhood[];
  readonly landmarks: readonly Landmark[];
  readonly pharmacies: readonly Pharmacy[];
  /** Pharmacies that are gone and still have a page (shown-listings.ts); absent where there are none. */
  readonly closed?: readonly ClosedPharmacy[] | undefined;
  /** Stores of chains that no source says have a pharmacy; absent where there are none. */
  readonly unconfirmed?: readonly UnconfirmedStore[] | undefined;
}
