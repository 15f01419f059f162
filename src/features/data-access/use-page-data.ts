import { type DataTag, type QueryFunction, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { CityDataset } from '../../domain/site/dataset.ts';
import type { CitySlug } from '../../domain/text/slug.ts';
import { dataInCache } from './data-in-cache.ts';
import { cityPageQuery } from './queries.ts';

/** A query whose answer a page cannot do without. */
interface PageQuery<Data> {
  readonly queryKey: DataTag<string[], Data, Error>;
  readonly queryFn?: QueryFunction<Data, string[]> | undefined;
}

/**
 * Gives the answer of a query; the page is suspended until it is there. A page's own data is in the cache before it is
 * rendered (`seedPage`), so that it renders at once. Throws on the server where it is not.
 */
export const usePageData: <Data>(query: PageQuery<Data>) => Data = import.meta.env.SSR
  ? useSeededData
  : useFetchedData;

/** Gives a city or town with the listings that this page shows. */
export const useCityData = (slug: CitySlug): CityDataset =>
  usePageData(cityPageQuery(slug, useLocation().pathname));

function useFetchedData<Data>(query: PageQuery<Data>): Data {
  return useSuspenseQuery(query).data;
}

/** A server renders a page once: nothing observes its data. */
function useSeededData<Data>({ queryKey }: PageQuery<Data>): Data {
  const data = dataInCache(useQueryClient(), queryKey);
  if (data === undefined) throw new Error(`No data for ${queryKey.join(' ')}`);
  return data;
}
