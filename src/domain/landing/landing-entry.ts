import type { CityList } from '../list/city-list.ts';
import { type FilterId, type FilterKind, filterKinds, type IdOfKind } from '../pharmacy/filters.ts';
import type { StateCode } from '../places/us-state.ts';
import type { CitySlug, LandingSlug } from '../text/slug.ts';

/** The filters of a landing page: at most one type, one service and one other filter. */
export type FiltersByKind = { readonly [Kind in FilterKind]?: IdOfKind<Kind> | undefined };

/** Returns a landing page's filters as a list: type, service, other. */
export function filtersOf(entry: FiltersByKind): readonly FilterId[] {
  return filterKinds.flatMap((kind) => entry[kind] ?? []);
}

/** A row of the landing list (docs/specification.md#entities): one landing page with its filters or place. */
export interface LandingEntry extends FiltersByKind {
  readonly slug: LandingSlug;
  readonly city: CitySlug;
  readonly state: StateCode;
  readonly neighborhood?: string | undefined;
  readonly landmark?: string | undefined;
  readonly unconfirmed?: true | undefined;
  /** Priority in the sitemap, 0.6 to 0.9. Of pages with equal lists, that of highest priority is indexed. */
  readonly priority: number;
}

export const entryOf = (entries: readonly LandingEntry[], slug: string): LandingEntry | undefined =>
  entries.find((entry) => entry.slug === slug);

/** A city's pharmacies, places and landing entries. */
export interface LandingCity extends CityList {
  /** False for a place without pharmacies, which has no directory page. */
  readonly listed: boolean;
  readonly brandedSlug?: LandingSlug | undefined;
  readonly landing: readonly LandingEntry[];
}
