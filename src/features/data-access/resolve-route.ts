import type { QueryClient } from '@tanstack/react-query';
import { isStateCode } from '../../domain/places/us-state.ts';
import { datasetPaths, manifestPaths } from '../../domain/site/paths.ts';
import { citiesOfSlug, resolveLocation, resolvePlace, resolveSlug } from '../../domain/site/resolve-slug.ts';
import { type CitySlug, isCitySlug } from '../../domain/text/slug.ts';
import { knownPlace } from './known-place.ts';
import { LoadFailure } from './load-failure.ts';
import { manifestQuery } from './manifest.ts';
import { placesNamed } from './places-named.ts';
import { cityQuery } from './queries.ts';
import type { RoutePlace, SlugRoute } from './route-place.ts';

/** Whether there is a city or town of a slug, for all slugs that end in the same state as `text`. The state's manifest knows. */
async function citiesLike(client: QueryClient, text: string): Promise<(slug: CitySlug) => boolean> {
  const state = text.slice(-2).toUpperCase();
  if (!isCitySlug(text) || !isStateCode(state)) return () => false;
  try {
    const { datasets } = await client.fetchQuery(manifestQuery(manifestPaths.state(state)));
    return (slug) => Object.hasOwn(datasets, datasetPaths.city(slug));
  } catch (error) {
    // A state without listings has no manifest.
    if (error instanceof LoadFailure && error.final) return () => false;
    throw error;
  }
}

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
  const datasets = await Promise.all(
    citiesOfSlug(slug, hasCity).map((city) => client.ensureQueryData(cityQuery(city))),
  );
  const pages = new Map<string, CitySlug>(
    datasets.flatMap(({ city, landing }) => landing.map((entry) => [entry.slug, city.slug] as const)),
  );
  const resolved = resolveSlug(slug, { hasCity, hasLanding: (city, landing) => pages.get(landing) === city });
  if (resolved.kind === 'landing') return resolved;
  const { text } = resolved.search;
  const { cities } = await placesNamed(client, text);
  return { ...resolved, place: await knownPlace(client, resolvePlace(text, cities), text, cities) };
}
