import { type DataTag, type QueryFunction, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { cachedData } from './query-hash.ts';

/** A query whose answer a page cannot do without. */
interface PageQuery<Data> {
  readonly queryKey: DataTag<string[], Data, Error>;
  readonly queryFn?: QueryFunction<Data, string[]> | undefined;
}

function useSeededData<Data>({ queryKey }: PageQuery<Data>): Data {
  const data = cachedData<Data>(useQueryClient(), queryKey);
  if (data === undefined) throw new Error(`The page was rendered without ${queryKey.join(' ')}`);
  return data;
}

const useObservedData = <Data>(query: PageQuery<Data>): Data => useSuspenseQuery(query).data;

/**
 * The answer of a query, once it is there; the page is suspended until then. The pre-renderer puts a page's data into the
 * cache first (`seedPage`) and renders once, so there it is read without an observer, which would take a tenth of the
 * page's time; a page whose data was forgotten throws.
 */
export const usePageData = import.meta.env.SSR ? useSeededData : useObservedData;
