import type { CityList } from '../list/city-list.ts';
import { type FilterId, type FilterKind, filterKinds, type IdOfKind } from '../pharmacy/filters.ts';
import type { StateCode } from '../places/us-state.ts';
import type { CitySlug, LandingSlug } from '../text/slug.ts';

/** The filters of a landing page by their kind: `{ type: '24-hour', service: 'flu-shots' }`. */
export type FiltersByKind = { readonly [Kind in FilterKind]?: IdOfKind<Kind> | undefined };

/** Returns a landing page's filters as a list: `{ type: '24-hour' }` → `['24-hour']`. */
export function filtersOf(entry: FiltersByKind): readonly FilterId[] {
  return filterKinds.flatMap((kind) => entry[kind] ?? []);
}

/**
 * A landing page: a city's pharmacies narrowed by filters or a neighborhood, or sorted by distance from a
 * landmark.
 */
export interface LandingEntry extends FiltersByKind {
  readonly slug: LandingSlug;
  readonly city: CitySlug;
  readonly state: StateCode;
  readonly neighborhood?: string | undefined;
  readonly landmark?: string | undefined;
  readonly unconfirmed?: true | undefined;
  /** Priority in the sitemap, 0.6 to 0.9. */
  readonly priority: number;
}

export const entryOf = (entries: readonly LandingEntry[], slug: string): LandingEntry | undefined =>
  entries.find((entry) => entry.slug === slug);

/** A city's pharmacies, places and landing pages. */
export interface LandingCity extends CityList {
  /** False if the place has no page `/pharmacies/{slug}`. */
  readonly listed: boolean;
  readonly brandedSlug?: LandingSlug | undefined;
  readonly landing: readonly LandingEntry[];
}
