import {
  type DataTag,
  hashKey,
  type QueryClient,
  type QueryFunction,
  queryOptions,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { CityDataset } from '../../domain/site/dataset.ts';
import type { CitySlug } from '../../domain/text/slug.ts';

/** A query whose answer a page cannot do without. */
interface PageQuery<Data> {
  readonly queryKey: DataTag<string[], Data, Error>;
  readonly queryFn?: QueryFunction<Data, string[]> | undefined;
}

/** Gives the answer of a query and suspends the page until it is there; throws on the server where it is not. */
export const usePageData: <Data>(query: PageQuery<Data>) => Data = import.meta.env.SSR
  ? useSeededData
  : (query) => useSuspenseQuery(query).data;

/** A server renders a page once: nothing observes its data. */
function useSeededData<Data>({ queryKey }: PageQuery<Data>): Data {
  const data = dataInCache(useQueryClient(), queryKey);
  if (data === undefined) throw new Error(`No data for ${queryKey.join(' ')}`);
  return data;
}

/**
 * Gives what the cache holds for a key, if anything. The client's own `getQueryData` completes the query's
 * options at each call, which takes a twentieth of a page's rendering.
 */
export const dataInCache = <Data>(
  client: QueryClient,
  queryKey: DataTag<readonly unknown[], Data, Error>,
): Data | undefined => client.getQueryCache().get<Data>(hashKey(queryKey))?.state.data;

/**
 * Gives a city or town as one of its pages shows it. A page that was sent has the listings that it needs
 * (`seedPage`); for others all are loaded, each file tried again by itself.
 */
export const cityPageQuery = (slug: CitySlug, path: string) =>
  queryOptions({
    queryKey: ['city', slug, path],
    queryFn: async ({ client }) => (await import('./load-city.ts')).loadCity(client, slug),
    retry: false,
  });

/** Gives a city or town with the listings that this page shows. */
export const useCityData = (slug: CitySlug): CityDataset =>
  usePageData(cityPageQuery(slug, useLocation().pathname));
