import type { BrandedStore, City } from './city.ts';
import type { Pharmacy } from './pharmacy.ts';
import type { Landmark, Neighborhood } from './place.ts';

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
