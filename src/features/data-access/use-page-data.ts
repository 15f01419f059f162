import { type DataTag, type QueryFunction, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { dataInCache } from './data-in-cache.ts';

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

function useFetchedData<Data>(query: PageQuery<Data>): Data {
  return useSuspenseQuery(query).data;
}

/** A server renders a page once: nothing observes its data. */
function useSeededData<Data>({ queryKey }: PageQuery<Data>): Data {
  const data = dataInCache(useQueryClient(), queryKey);
  if (data === undefined) throw new Error(`No data for ${queryKey.join(' ')}`);
  return data;
}
