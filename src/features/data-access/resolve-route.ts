import type { QueryClient } from '@tanstack/react-query';
import { citiesOfSlug, resolveLocation, resolvePlace, resolveSlug } from '../../domain/site/resolve-slug.ts';
import { type CitySlug, isCitySlug } from '../../domain/text/slug.ts';
import { knownPlace } from './known-place.ts';
import { citiesLike } from './load-city.ts';
import { placesNamed } from './places-named.ts';
import { placeQuery } from './queries.ts';
import type { RoutePlace, SlugRoute } from './route-place.ts';

/** What the parameter of `/pharmacies/{location}` names, with whatever capital letters. Only what is no city's slug needs the gazetteer. */
export async function resolvedLocation(client: QueryClient, parameter: string): Promise<RoutePlace> {
  const location = parameter.toLowerCase();
  const hasCity = await citiesLike(client, location);
  if (isCitySlug(location) && hasCity(location)) return { kind: 'city', city: location };
  const { cities } = await placesNamed(client, location);
  return knownPlace(client, resolveLocation(location, cities), location, cities);
}

/** Which screen a path of one segment shows, with whatever capital letters. Only a search needs the gazetteer. */
export async function resolvedSlug(client: QueryClient, segment: string): Promise<SlugRoute> {
  const slug = segment.toLowerCase();
  const hasCity = await citiesLike(client, slug);
  const places = await Promise.all(
    citiesOfSlug(slug, hasCity).map((city) => client.ensureQueryData(placeQuery(city))),
  );
  const pages = new Map<string, CitySlug>(
    places.flatMap(({ city, landing }) => landing.map((entry) => [entry.slug, city.slug] as const)),
  );
  const resolved = resolveSlug(slug, { hasCity, hasLanding: (city, landing) => pages.get(landing) === city });
  if (resolved.kind === 'landing') return resolved;
  const { text } = resolved.search;
  const { cities } = await placesNamed(client, text);
  return { ...resolved, place: await knownPlace(client, resolvePlace(text, cities), text, cities) };
}
