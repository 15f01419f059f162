import { hashKey, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { entryOf } from '../../domain/landing/landing-entry.ts';
import { searchOfSlug } from '../../domain/search/path-search.ts';
import type { ShownDataset } from '../../domain/site/dataset.ts';
import { datasetPaths } from '../../domain/site/paths.ts';
import { overviewQuery, presetQuery, stateQuery } from './queries.ts';
import type { RoutePlace, SlugRoute } from './resolve-route.ts';
import { cityPageQuery, dataInCache } from './use-page-data.ts';

export const locationQuery = (location: string) =>
  queryOptions({
    queryKey: ['location', location],
    queryFn: async ({ client }): Promise<RoutePlace> =>
      (await import('./resolve-route.ts')).resolvedLocation(client, location),
  });

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
  const { key, place } = cacheEntry(dataset, path);
  if (client.getQueryCache().get(hashKey(key))?.state.data !== dataset) client.setQueryData(key, dataset);
  if (place === undefined) return;
  if (location !== undefined) {
    const { queryKey } = locationQuery(location);
    if (dataInCache(client, queryKey) === undefined) client.setQueryData(queryKey, () => place);
    return;
  }
  if (slug === undefined) return;
  const landing = dataset.kind === 'city' && entryOf(dataset.landing, slug);
  const route: SlugRoute = landing
    ? { kind: 'landing', city: landing.city, slug: landing.slug }
    : { kind: 'search', search: searchOfSlug(slug), place };
  client.setQueryData(slugQuery(slug).queryKey, () => route);
}

/** Gives where a page's dataset belongs in the cache, and the place that it is about. */
function cacheEntry(
  dataset: ShownDataset,
  path: string,
): { readonly key: QueryKey; readonly place?: RoutePlace } {
  switch (dataset.kind) {
    case 'city':
      return {
        key: cityPageQuery(dataset.city.slug, path).queryKey,
        place: { kind: 'city', city: dataset.city.slug },
      };
    case 'state':
      return { key: stateQuery(dataset.state).queryKey, place: { kind: 'state', state: dataset.state } };
    case 'preset':
      return { key: presetQuery(dataset.preset).queryKey };
    case 'brand':
      return { key: ['dataset', datasetPaths.brand(dataset.brand, dataset.inState)] };
    case 'overview':
      return { key: overviewQuery().queryKey };
  }
}
