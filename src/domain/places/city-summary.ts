import type { CitySlug } from '../text/slug.ts';
import type { StateCode } from './us-state.ts';

/** A city as other pages link to it. */
export interface CitySummary {
  readonly slug: CitySlug;
  readonly name: string;
  readonly state: StateCode;
  /** Listings whose address is in the city. */
  readonly count: number;
  /** Whether it is a town, which no list of cities names. */
  readonly town?: true | undefined;
}

/** The cities that have a listing: those that a page counts, and leads to. */
export const withListings = <City extends Pick<CitySummary, 'count'>>(
  cities: readonly City[],
): readonly City[] => cities.filter(({ count }) => count > 0);
