import type { Modifier, PharmacyType, Service } from '../pharmacy/taxonomy.ts';
import type { StateCode } from '../places/us-state.ts';
import type { CitySlug, LandingSlug } from '../text/slug.ts';

/** One page of the landing list (docs/specification.md#entities). The optional fields say what the page selects or orders by. */
export interface LandingEntry {
  /** The phrase a visitor would type: `24-hour pharmacy in Birmingham, AL`. */
  readonly keyword: string;
  readonly slug: LandingSlug;
  readonly city: CitySlug;
  readonly state: StateCode;
  readonly type?: PharmacyType | undefined;
  readonly service?: Service | undefined;
  /** Name of a neighbourhood of the city. */
  readonly neighborhood?: string | undefined;
  /** Name of a landmark of the city. */
  readonly landmark?: string | undefined;
  readonly modifier?: Modifier | undefined;
  /** 0.6 to 0.9. */
  readonly priority: number;
}
