import type { CityList } from '../list/city-list.ts';
import { type FilterId, type FilterKind, filterKinds, type IdOfKind } from '../pharmacy/filters.ts';
import type { StateCode } from '../places/us-state.ts';
import type { CitySlug, LandingSlug } from '../text/slug.ts';

/** The filters of a landing page: at most one of each kind. */
export type FiltersByKind = { readonly [Kind in FilterKind]?: IdOfKind<Kind> | undefined };

/** Returns the filters of a landing page, in the order of their kinds. */
export function filtersOf(entry: FiltersByKind): readonly FilterId[] {
  return filterKinds.flatMap((kind) => entry[kind] ?? []);
}

/** One page of the landing list (docs/specification.md#entities), with what it selects and orders by. */
export interface LandingEntry extends FiltersByKind {
  readonly slug: LandingSlug;
  readonly city: CitySlug;
  readonly state: StateCode;
  readonly neighborhood?: string | undefined;
  readonly landmark?: string | undefined;
  /** True if no pharmacy of the city is known to match the page; set by the plan. */
  readonly unconfirmed?: true | undefined;
  /** How much the page matters beside the site's others, 0.6 to 0.9. */
  readonly priority: number;
}

/** Returns the entry with a slug, if there is one. */
export const entryOf = (entries: readonly LandingEntry[], slug: string): LandingEntry | undefined =>
  entries.find((entry) => entry.slug === slug);

/** A city's lists and its landing entries. */
export interface LandingCity extends CityList {
  /** True if the place has a directory page. False for a town known only for its branded store. */
  readonly listed: boolean;
  readonly brandedSlug?: LandingSlug | undefined;
  readonly landing: readonly LandingEntry[];
}
