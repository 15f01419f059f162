import type { QueryClient } from '@tanstack/react-query';
import { findState, usState } from '../../domain/places/us-state.ts';
import type { UnlistedPlace } from '../../domain/search/phrase/known-places.ts';
import { type GazetteerCity, widerGazetteer } from '../../domain/site/datasets-on-demand.ts';
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

/** A ZIP code; a state, before a city of its name; a city by `austin-tx`, `austin-texas` or, where it is a large one, `austin`. */
async function unlistedPlace(client: QueryClient, slug: string): Promise<UnlistedPlace | undefined> {
  const { cities, zipPrefixes } = widerGazetteer(await client.ensureQueryData(countryQuery()));
  const area = /^\d{5}$/.test(slug) ? zipPrefixes.get(slug.slice(0, 3)) : undefined;
  if (area !== undefined) return { zip: slug, ...area };
  const state = findState(slug)?.code;
  if (state !== undefined) {
    const largest = cities.find((candidate) => candidate.state === state);
    return largest && { state, location: largest.location };
  }
  const city = cities.find((candidate) => {
    const own = slugify(candidate.name);
    return (
      slug.startsWith(own) &&
      (slug === `${own}-${candidate.state.toLowerCase()}` ||
        slug === `${own}-${usState(candidate.state).slug}` ||
        (slug === own && candidate.population > 0))
    );
  });
  return city && { city: city.name, state: city.state, location: city.location };
}
