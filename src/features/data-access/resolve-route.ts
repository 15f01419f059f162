import type { QueryClient } from '@tanstack/react-query';
import { entryOf } from '../../domain/landing/landing-entry.ts';
import type { StateCode } from '../../domain/places/us-state.ts';
import { type PathSearch, searchOfSlug } from '../../domain/search/path-search.ts';
import type { Area } from '../../domain/search/phrase/area.ts';
import type { UnlistedPlace } from '../../domain/search/phrase/known-places.ts';
import { unlistedPlace } from '../../domain/search/unlisted-place.ts';
import {
  type GazetteerCity,
  type GazetteerDataset,
  widerGazetteer,
} from '../../domain/site/datasets-on-demand.ts';
import {
  citiesOfSlug,
  type PlaceResolution,
  resolveLocation,
  resolvePlace,
} from '../../domain/site/resolve-slug.ts';
import { type CitySlug, isCitySlug, type LandingSlug, slugify } from '../../domain/text/slug.ts';
import { citiesLike } from './load-listings.ts';
import { gazetteerQuery, placeQuery } from './queries.ts';

/** Resolves the parameter of `/pharmacies/{location}`. Loads the gazetteer only if it is no city's slug. */
export async function resolvedLocation(client: QueryClient, parameter: string): Promise<RoutePlace> {
  const location = parameter.toLowerCase();
  const hasCity = await citiesLike(client, location);
  if (isCitySlug(location) && hasCity(location)) return { kind: 'city', city: location };
  const gazetteer = await client.ensureQueryData(gazetteerQuery());
  return knownPlace(resolveLocation(location, gazetteer.cities), location, gazetteer);
}

/** Resolves a path of one segment. Only a search needs the gazetteer. */
export async function resolvedSlug(client: QueryClient, segment: string): Promise<SlugRoute> {
  const slug = segment.toLowerCase();
  const hasCity = await citiesLike(client, slug);
  const places = await Promise.all(
    citiesOfSlug(slug, hasCity).map((city) => client.ensureQueryData(placeQuery(city))),
  );
  const [entry] = places.flatMap(({ landing }) => entryOf(landing, slug) ?? []);
  if (entry !== undefined) return { kind: 'landing', city: entry.city, slug: entry.slug };
  const search = searchOfSlug(slug);
  const gazetteer = await client.ensureQueryData(gazetteerQuery());
  const place = knownPlace(resolvePlace(search.text, gazetteer.cities), search.text, gazetteer);
  return { kind: 'search', search, place };
}

/** Returns the place a text was resolved to, or the place without listings that it names exactly. */
export function knownPlace(
  resolution: PlaceResolution<GazetteerCity>,
  text: string,
  { cities, country }: GazetteerDataset,
): RoutePlace {
  if (resolution.kind === 'city') return { kind: 'city', city: resolution.city.slug };
  const state = resolution.kind === 'state' ? resolution.state.code : undefined;
  const isListed = cities.some((city) => city.state === state);
  const unlisted = isListed ? undefined : unlistedPlace(widerGazetteer(country), slugify(text));
  if (unlisted !== undefined) return { kind: 'unlisted', unlisted };
  return state === undefined ? { kind: 'unknown', text } : { kind: 'state', state };
}

/** The place that a path or a search names. */
export type RoutePlace =
  | { readonly kind: 'city'; readonly city: CitySlug }
  | { readonly kind: 'state'; readonly state: StateCode }
  /** A county or region. */
  | { readonly kind: 'area'; readonly area: Area<GazetteerCity> }
  | { readonly kind: 'unlisted'; readonly unlisted: UnlistedPlace }
  | { readonly kind: 'unknown'; readonly text: string };

/** Which screen a path of one segment shows. */
export type SlugRoute =
  | { readonly kind: 'landing'; readonly city: CitySlug; readonly slug: LandingSlug }
  | { readonly kind: 'search'; readonly search: PathSearch; readonly place: RoutePlace };
