import type { StateCode } from '../../domain/places/us-state.ts';
import type { PathSearch } from '../../domain/search/path-search.ts';
import type { Area } from '../../domain/search/phrase/area.ts';
import type { UnlistedPlace } from '../../domain/search/phrase/known-places.ts';
import type { GazetteerCity } from '../../domain/site/datasets-on-demand.ts';
import type { PlaceResolution } from '../../domain/site/resolve-slug.ts';
import type { CitySlug, LandingSlug } from '../../domain/text/slug.ts';

/** The place a location or a search names, as far as this directory knows it. */
export type RoutePlace =
  | { readonly kind: 'city'; readonly city: CitySlug }
  | { readonly kind: 'state'; readonly state: StateCode }
  /** A county or region. */
  | { readonly kind: 'area'; readonly area: Area<GazetteerCity> }
  /** A place of the country without listings. */
  | { readonly kind: 'unlisted'; readonly unlisted: UnlistedPlace }
  | { readonly kind: 'unknown'; readonly text: string };

/** Another place that is called like the one that was read, as words that name it. */
export interface Namesake {
  /** `San Antonio, FL`. */
  readonly label: string;
  /** With listings; larger than the one that was read, without; or as that without. */
  readonly kind: 'listed' | 'larger' | 'unlisted';
}

/** Which screen a path of one segment shows. */
export type SlugRoute =
  | { readonly kind: 'landing'; readonly city: CitySlug; readonly slug: LandingSlug }
  | { readonly kind: 'search'; readonly search: PathSearch; readonly place: RoutePlace };

/** A resolved place by the name that routes have for it. */
export function routePlace(resolution: PlaceResolution<{ readonly slug: CitySlug }>): RoutePlace {
  switch (resolution.kind) {
    case 'city':
      return { kind: 'city', city: resolution.city.slug };
    case 'state':
      return { kind: 'state', state: resolution.state.code };
    case 'unknown':
      return resolution;
  }
}
