import {
  type QueryClient,
  queryOptions,
  type UseSuspenseQueryOptions,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { entryOf } from '../../domain/landing/landing-entry.ts';
import type { NearestWanted } from '../../domain/list/near-area.ts';
import { cityLabel } from '../../domain/places/city.ts';
import { distanceMiles, type LatLng } from '../../domain/places/geo.ts';
import { searchOfSlug } from '../../domain/search/path-search.ts';
import type { CityDataset, ShownDataset } from '../../domain/site/dataset.ts';
import { datasetPaths } from '../../domain/site/paths.ts';
import type { RoutePlace, SlugRoute } from '../../domain/site/resolve-slug.ts';
import type { CitySlug } from '../../domain/text/slug.ts';
import { gazetteerQuery, overviewQuery, presetQuery, stateQuery } from './queries.ts';
import type { RoutePhrase } from './read-phrase.ts';

/**
 * Returns a query's data, and suspends until they are loaded. On the server it throws if they are not cached.
 */
export function usePageData<Data>(query: UseSuspenseQueryOptions<Data, Error, Data, string[]>): Data {
  const isThere = useQueryClient().getQueryData(query.queryKey) !== undefined;
  if (import.meta.env.SSR && !isThere) throw new Error(`No data for ${query.queryKey.join(' ')}`);
  return useSuspenseQuery(query).data;
}

/** Returns a city or town with its own and nearby listings. Suspends until they are loaded. */
export const useCityData = (slug: CitySlug): CityDataset =>
  usePageData(cityPageQuery(slug, useLocation().pathname));

/**
 * Returns the TanStack query for a city's or town's page: its own pharmacies and those nearby. `path` is the
 * page's.
 */
export const cityPageQuery = (slug: CitySlug, path: string) =>
  queryOptions({
    queryKey: ['city', slug, path],
    queryFn: async ({ client }) => (await import('./load-listings.ts')).loadCity(client, slug),
    retry: false,
  });

/**
 * Returns the TanStack query for a city or town and the listings in it, not those nearby. Its data are null
 * if the site lacks the city.
 */
export const listingsQuery = (slug: CitySlug) =>
  queryOptions({
    queryKey: ['listings', slug],
    queryFn: async ({ client }) => (await import('./load-listings.ts')).loadOwnListings(client, slug),
    retry: false,
  });

/**
 * Returns the TanStack query that loads pharmacies around a point until `count` fit what is wanted. Its
 * `NearArea` holds all that were loaded, nearest first; null if there is no pharmacy within 60 statute miles.
 */
export const nearestQuery = (point: LatLng, { filters, brand, open, count }: NearestWanted) =>
  queryOptions({
    queryKey: ['nearest', JSON.stringify([point.lat, point.lng, filters.toSorted(), brand, open, count])],
    queryFn: async ({ client }) =>
      (await import('./load-listings.ts')).loadNearest(client, point, { filters, brand, open, count }),
  });

/**
 * Returns the TanStack query for cities with a directory page and listings: the `count` nearest to a point,
 * nearest first. `miles` are statute miles.
 */
export const nearestListedQuery = (point: LatLng, count: number) =>
  queryOptions({
    queryKey: ['nearest-listed', String(point.lat), String(point.lng), String(count)],
    queryFn: async ({ client }) => {
      const { cities } = await client.ensureQueryData(gazetteerQuery());
      return cities
        .filter((city) => city.listed && city.count > 0)
        .map((city) => ({ slug: city.slug, label: cityLabel(city), miles: distanceMiles(point, city) }))
        .sort((a, b) => a.miles - b.miles)
        .slice(0, count);
    },
    retry: false,
  });

/** Returns what a visitor's phrase asks for if it names a place and nothing else. */
export const phraseNamingPlace = (place: RoutePlace): RoutePhrase => ({
  place,
  placeText: '',
  namesakes: [],
  filters: [],
  open: false,
  near: false,
  name: '',
  unused: [],
});

/**
 * Returns the TanStack query for what a visitor's words ask for: `flu shots in mobile` → a filter and a city.
 */
export const phraseQuery = (text: string) =>
  queryOptions({
    queryKey: ['phrase', text],
    queryFn: async ({ client }): Promise<RoutePhrase> =>
      (await import('./read-phrase.ts')).readPhrase(client, text),
    retry: false,
  });

/** Returns the TanStack query for the place at `/pharmacies/{location}`. */
export const locationQuery = (location: string) =>
  queryOptions({
    queryKey: ['location', location],
    queryFn: async ({ client }): Promise<RoutePlace> =>
      (await import('./resolve-route.ts')).resolvedLocation(client, location),
  });

/** Returns the TanStack query for what a path with one segment shows: a landing page or a search. */
export const slugQuery = (slug: string) =>
  queryOptions({
    queryKey: ['slug', slug],
    queryFn: async ({ client }): Promise<SlugRoute> =>
      (await import('./resolve-route.ts')).resolvedSlug(client, slug),
  });

export interface PageAddress {
  readonly path: string;
  readonly location?: string | undefined;
  readonly slug?: string | undefined;
}

/** Caches a page's dataset, so that the page renders at once. */
export function cachePage(client: QueryClient, address: PageAddress, dataset: ShownDataset): void {
  const { location, slug, path } = address;
  const place = placeOf(dataset);
  client.setQueryData(datasetKey(dataset, path), dataset);
  if (place === undefined) return;
  if (location !== undefined) client.setQueryData(locationQuery(location).queryKey, place);
  else if (slug !== undefined) {
    const landing = dataset.kind === 'city' && entryOf(dataset.landing, slug);
    const route: SlugRoute = landing
      ? { kind: 'landing', city: landing.city, slug: landing.slug }
      : { kind: 'search', search: searchOfSlug(slug), place };
    client.setQueryData(slugQuery(slug).queryKey, route);
  }
}

function datasetKey(dataset: ShownDataset, path: string): readonly string[] {
  switch (dataset.kind) {
    case 'city':
      return cityPageQuery(dataset.city.slug, path).queryKey;
    case 'state':
      return stateQuery(dataset.state).queryKey;
    case 'preset':
      return presetQuery(dataset.preset).queryKey;
    case 'brand':
      return ['dataset', datasetPaths.brand(dataset.brand, dataset.inState)];
    case 'overview':
      return overviewQuery().queryKey;
  }
}

function placeOf(dataset: ShownDataset): RoutePlace | undefined {
  if (dataset.kind === 'city') return { kind: 'city', city: dataset.city.slug };
  return dataset.kind === 'state' ? { kind: 'state', state: dataset.state } : undefined;
}
