import { type CitySummary, withListings } from '../places/city.ts';
import type { StateCode } from '../places/us-state.ts';
import type { LandingSlug } from '../text/slug.ts';

/** A branded store as other pages link to it. */
export interface BrandedLink {
  readonly slug: LandingSlug;
  /** The brand and the town: `City Drugs, Brunswick, GA`. */
  readonly name: string;
}

/** A state as pages about several list it. */
export interface StateSummary {
  readonly state: StateCode;
  readonly cities: readonly CitySummary[];
  /** How many towns its own page links besides; absent for none. */
  readonly towns?: number | undefined;
  readonly branded: readonly BrandedLink[];
}

/** Whether anything of a state is listed: a pharmacy of a city or town, or a branded store. */
export const hasListings = ({ cities, towns, branded }: StateSummary): boolean =>
  branded.length > 0 || towns !== undefined || withListings(cities).length > 0;

/** How many places have a listing, and how many are towns: “3 cities and towns”, but “1 city”. */
export function placeCounts(states: readonly StateSummary[]): {
  readonly cities: number;
  readonly towns: number;
} {
  const linked = withListings(states.flatMap(({ cities }) => cities));
  const more = states.reduce((sum, { towns = 0 }) => sum + towns, 0);
  const cities = linked.length + more;
  return { cities, towns: cities === 1 ? 0 : more + linked.filter(({ town }) => town).length };
}
