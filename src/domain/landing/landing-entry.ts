import type { CityList } from '../list/city-list.ts';
import { type FilterId, type FilterKind, filterKinds, type IdOfKind } from '../pharmacy/filters.ts';
import type { StateCode } from '../places/us-state.ts';
import type { CitySlug, LandingSlug } from '../text/slug.ts';

/** What a landing page selects by: at most one filter of each kind. */
export type FiltersByKind = { readonly [Kind in FilterKind]?: IdOfKind<Kind> | undefined };

/** The filters of a landing page, in the order of their kinds. */
export function filtersOf(entry: FiltersByKind): readonly FilterId[] {
  return filterKinds.flatMap((kind) => entry[kind] ?? []);
}

/** One page of the landing list (docs/specification.md#entities), with what it selects or orders by. */
export interface LandingEntry extends FiltersByKind {
  readonly slug: LandingSlug;
  readonly city: CitySlug;
  readonly state: StateCode;
  /** Name of a neighbourhood of the city. */
  readonly neighborhood?: string | undefined;
  /** Name of a landmark of the city. */
  readonly landmark?: string | undefined;
  /** That no pharmacy of the city is known for what the page is about; the plan marks it. */
  readonly unconfirmed?: true | undefined;
  /** 0.6 to 0.9. */
  readonly priority: number;
}

export const entryOf = (entries: readonly LandingEntry[], slug: string): LandingEntry | undefined =>
  entries.find((entry) => entry.slug === slug);

/** A city's lists with its part of the landing list. */
export interface LandingCity extends CityList {
  /** Whether it has a directory of its own; false for a town that is only known for its branded store. */
  readonly listed: boolean;
  /** The branded store's landing slug, where the town has one. */
  readonly brandedSlug?: LandingSlug | undefined;
  readonly landing: readonly LandingEntry[];
}
