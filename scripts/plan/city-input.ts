import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import type { BrandedStore, City } from '../../src/domain/places/city.ts';
import type { Landmark, Neighborhood } from '../../src/domain/places/place.ts';

/** One locality with everything the lists and the listing store say of it. */
export interface CityInput {
  readonly city: City;
  /** False for a town that is only known for its branded store. */
  readonly listed: boolean;
  readonly branded?: BrandedStore | undefined;
  readonly neighborhoods: readonly Neighborhood[];
  readonly landmarks: readonly Landmark[];
  readonly pharmacies: readonly Pharmacy[];
}
