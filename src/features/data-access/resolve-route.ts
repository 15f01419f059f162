import type { QueryClient } from '@tanstack/react-query';
import { entryOf } from '../../domain/landing/landing-entry.ts';
import { searchOfSlug } from '../../domain/search/path-search.ts';
import {
  citiesOfSlug,
  knownPlace,
  type RoutePlace,
  resolveLocation,
  resolvePlace,
  type SlugRoute,
} from '../../domain/site/resolve-slug.ts';
import { isCitySlug } from '../../domain/text/slug.ts';
import { cityTestOfState } from './load-listings.ts';
import { gazetteerQuery, placeQuery } from './queries.ts';

/** Returns the place that `/pharmacies/{location}` names: `mobile-al` → Mobile. */
export async function resolvedLocation(client: QueryClient, parameter: string): Promise<RoutePlace> {
  const location = parameter.toLowerCase();
  const hasCity = await cityTestOfState(client, location);
  if (isCitySlug(location) && hasCity(location)) return { kind: 'city', city: location };
  const gazetteer = await client.ensureQueryData(gazetteerQuery());
  return knownPlace(resolveLocation(location, gazetteer.cities), location, gazetteer);
}

/** Returns what a path with one segment shows: a landing page or a search. */
export async function resolvedSlug(client: QueryClient, segment: string): Promise<SlugRoute> {
  const slug = segment.toLowerCase();
  const hasCity = await cityTestOfState(client, slug);
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
