import type { CitySlug } from '../text/slug.ts';
import type { LatLng } from './geo.ts';
import type { StateCode } from './us-state.ts';

/** A city or town (docs/specification.md#entities). */
export interface City {
  readonly name: string;
  readonly state: StateCode;
  readonly slug: CitySlug;
  readonly location: LatLng;
  readonly population: number;
  /** County, parish or borough, without the word “County”. */
  readonly county: string;
  readonly timeZone: string;
  /** Five-digit ZIP codes whose post office names this city, ascending. */
  readonly zips: readonly string[];
}

export const brandName = 'City Drugs';

/** Returns a city's label: `Birmingham, AL`. */
export const cityLabel = (city: Pick<City, 'name' | 'state'>): string => `${city.name}, ${city.state}`;

/** A state's outline and a city's position on it: x to the east, y to the south, 0 to 96. */
export interface CityOutline {
  readonly path: string;
  readonly x: number;
  readonly y: number;
}

export const outlineSize = 96;

export interface CitySummary {
  readonly slug: CitySlug;
  readonly name: string;
  readonly state: StateCode;
  readonly count: number;
  /** True for a town, which the site's list of cities does not have. */
  readonly town?: true | undefined;
}

export const withListings = <City extends Pick<CitySummary, 'count'>>(
  cities: readonly City[],
): readonly City[] => cities.filter(({ count }) => count > 0);
