import type { CitySlug, LandingSlug } from '../text/slug.ts';
import type { LatLng } from './geo.ts';
import type { StateCode } from './us-state.ts';

/** A city of the list (docs/specification.md#entities) with the facts a gazetteer adds. */
export interface City {
  readonly name: string;
  readonly state: StateCode;
  readonly slug: CitySlug;
  readonly location: LatLng;
  readonly population: number;
  /** County, parish or borough name as the gazetteer gives it, without the word "County". */
  readonly county: string;
  /** IANA time zone, such as `America/Chicago`. */
  readonly timeZone: string;
  /** Five-digit ZIP codes whose post office names this city, ascending. */
  readonly zips: readonly string[];
}

/** The brand of the branded stores. */
export const brandName = 'City Drugs';

/** A town with a City Drugs branded store; its landing page is `city-drugs-{city}-{state}` (docs/specification.md#entities). */
export interface BrandedStore {
  /** The town as a locality: its slug is `{city}-{state}`, which may also be a city of the list. */
  readonly city: City;
  readonly slug: LandingSlug;
}

/** `Birmingham, AL`. */
export const cityLabel = (city: Pick<City, 'name' | 'state'>): string => `${city.name}, ${city.state}`;
