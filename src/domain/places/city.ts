import type { CitySlug } from '../text/slug.ts';
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

export const brandName = 'City Drugs';

/** Returns a city's label: `Birmingham, AL`. */
export const cityLabel = (city: Pick<City, 'name' | 'state'>): string => `${city.name}, ${city.state}`;

/** A city's position on a drawing of its state, 0 to `outlineSize`: x to the east, y to the south. */
export interface CityOutline {
  /** The state's outline, as the data of an SVG path. */
  readonly path: string;
  readonly x: number;
  readonly y: number;
}

export const outlineSize = 96;

export interface CitySummary {
  readonly slug: CitySlug;
  readonly name: string;
  readonly state: StateCode;
  /** Listings whose address is in the city. */
  readonly count: number;
  /** True for a town, which no list of cities names. */
  readonly town?: true | undefined;
}

/** Returns the cities that have a listing. */
export const withListings = <City extends Pick<CitySummary, 'count'>>(
  cities: readonly City[],
): readonly City[] => cities.filter(({ count }) => count > 0);
