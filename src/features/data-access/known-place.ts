import type { QueryClient } from '@tanstack/react-query';
import { findState, usState } from '../../domain/places/us-state.ts';
import type { UnlistedPlace } from '../../domain/search/phrase/known-places.ts';
import { widerGazetteer } from '../../domain/site/country.ts';
import type { GazetteerCity } from '../../domain/site/datasets-on-demand.ts';
import type { PlaceResolution } from '../../domain/site/resolve-slug.ts';
import { slugify } from '../../domain/text/slug.ts';
import { countryQuery } from './queries-on-demand.ts';
import { type RoutePlace, routePlace } from './route-place.ts';

/** The place that a text was resolved to, or else the one that it names exactly among those of the country without listings. */
export async function knownPlace(
  client: QueryClient,
  resolution: PlaceResolution<GazetteerCity>,
  text: string,
  cities: readonly GazetteerCity[],
): Promise<RoutePlace> {
  const isListed =
    resolution.kind === 'city' ||
    (resolution.kind === 'state' && cities.some(({ state }) => state === resolution.state.code));
  if (isListed || slugify(text) === '') return routePlace(resolution);
  const unlisted = await unlistedPlace(client, slugify(text));
  return unlisted === undefined ? routePlace(resolution) : { kind: 'unlisted', unlisted };
}

/** A city by `austin-tx`, `austin-texas` or, where it is a large one, `austin`; a state; a ZIP code. */
async function unlistedPlace(client: QueryClient, slug: string): Promise<UnlistedPlace | undefined> {
  const { cities, zipPrefixes } = widerGazetteer(await client.ensureQueryData(countryQuery()));
  const area = /^\d{5}$/.test(slug) ? zipPrefixes.get(slug.slice(0, 3)) : undefined;
  if (area !== undefined) return { zip: slug, ...area };
  const city = cities.find(({ name, state, population }) => {
    const own = slugify(name);
    return (
      slug.startsWith(own) &&
      (slug === `${own}-${state.toLowerCase()}` ||
        slug === `${own}-${usState(state).slug}` ||
        (slug === own && population > 0))
    );
  });
  if (city !== undefined) return { city: city.name, state: city.state, location: city.location };
  const state = findState(slug)?.code;
  const largest = cities.find((candidate) => candidate.state === state);
  return state === undefined || largest === undefined ? undefined : { state, location: largest.location };
}
