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
import type { CitySlug } from '../../domain/text/slug.ts';
import { gazetteerQuery, overviewQuery, presetQuery, stateQuery } from './queries.ts';
import type { RoutePhrase } from './read-phrase.ts';
import type { RoutePlace, SlugRoute } from './resolve-route.ts';

/**
 * Gives the answer of a query that a page cannot do without, and suspends the page until it is there. Throws
 * `No data for {key}` on the server, where every page has its data beforehand.
 */
export function usePageData<Data>(query: UseSuspenseQueryOptions<Data, Error, Data, string[]>): Data {
  const isThere = useQueryClient().getQueryData(query.queryKey) !== undefined;
  if (import.meta.env.SSR && !isThere) throw new Error(`No data for ${query.queryKey.join(' ')}`);
  return useSuspenseQuery(query).data;
}

/** Gives a city or town with the listings that this page shows. */
export const useCityData = (slug: CitySlug): CityDataset =>
  usePageData(cityPageQuery(slug, useLocation().pathname));

/**
 * Gives a city or town as one of its pages shows it. A page that was sent has the listings that it needs
 * (`seedPage`); for others all are loaded, each file tried again by itself.
 */
export const cityPageQuery = (slug: CitySlug, path: string) =>
  queryOptions({
    queryKey: ['city', slug, path],
    queryFn: async ({ client }) => (await import('./load-listings.ts')).loadCity(client, slug),
    retry: false,
  });

/** Gives a city or town with its own listings alone; null where the site has no such place. */
export const listingsQuery = (slug: CitySlug) =>
  queryOptions({
    queryKey: ['listings', slug],
    queryFn: async ({ client }) => (await import('./load-listings.ts')).loadListingsIfAny(client, slug),
    retry: false,
  });

/** Gives the listings around a point until as many fit as are wanted; null where none is within reach. */
export const nearestQuery = (point: LatLng, { filters, brand, open, count }: NearestWanted) =>
  queryOptions({
    queryKey: ['nearest', JSON.stringify([point.lat, point.lng, filters.toSorted(), brand, open, count])],
    queryFn: async ({ client }) =>
      (await import('./load-listings.ts')).loadNearest(client, point, { filters, brand, open, count }),
  });

/** Finds the cities and towns with listings that are nearest to a point; `miles` are statute miles. */
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

/** A phrase that is a place alone, as a path names it. */
export const phraseOfPlace = (place: RoutePlace): RoutePhrase => ({
  place,
  placeText: '',
  namesakes: [],
  filters: [],
  open: false,
  near: false,
  name: '',
  unused: [],
});

/** What a visitor's phrase means. */
export const phraseQuery = (text: string) =>
  queryOptions({
    queryKey: ['phrase', text],
    queryFn: async ({ client }): Promise<RoutePhrase> =>
      (await import('./read-phrase.ts')).readPhrase(client, text),
    retry: false,
  });

/** What the parameter of `/pharmacies/{location}` names. */
export const locationQuery = (location: string) =>
  queryOptions({
    queryKey: ['location', location],
    queryFn: async ({ client }): Promise<RoutePlace> =>
      (await import('./resolve-route.ts')).resolvedLocation(client, location),
  });

/** What a path of one segment shows. */
export const slugQuery = (slug: string) =>
  queryOptions({
    queryKey: ['slug', slug],
    queryFn: async ({ client }): Promise<SlugRoute> =>
      (await import('./resolve-route.ts')).resolvedSlug(client, slug),
  });

/** A page's path, and the values in it by which its route asks what it shows. */
export interface PageAddress {
  readonly path: string;
  readonly location?: string | undefined;
  readonly slug?: string | undefined;
}

/** Caches a page's dataset and what its path resolves to, so that the page renders at once. */
export function seedPage(client: QueryClient, address: PageAddress, dataset: ShownDataset): void {
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

/** Returns the key of the query that gives a page its dataset. */
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

/** Returns the place that a dataset is about, if it is about one. */
function placeOf(dataset: ShownDataset): RoutePlace | undefined {
  if (dataset.kind === 'city') return { kind: 'city', city: dataset.city.slug };
  return dataset.kind === 'state' ? { kind: 'state', state: dataset.state } : undefined;
}
