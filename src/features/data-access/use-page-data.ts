import {
  type DataTag,
  type QueryClient,
  type QueryFunction,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { queryHash } from './query-hash.ts';

/** A query whose answer a page cannot do without. */
interface PageQuery<Data> {
  readonly queryKey: DataTag<string[], Data, Error>;
  readonly queryFn?: QueryFunction<Data, string[]> | undefined;
}

/** What the cache has of a query, without the options that `getQueryData` makes anew each time. */
export const knownData = <Data>(
  client: QueryClient,
  { queryKey }: Pick<PageQuery<Data>, 'queryKey'>,
): Data | undefined => client.getQueryCache().get<Data>(queryHash(queryKey))?.state.data;

/**
 * Gives the answer of a query; the page is suspended until it is there. A page's own data is in the cache before it is rendered
 * (`seedPage`), so that it renders at once. On the server nothing can change: there the answer is looked up and not observed
 * (docs/decisions/0120-fragments.md).
 */
export const usePageData: <Data>(query: PageQuery<Data>) => Data = import.meta.env.SSR
  ? useKnown
  : (query) => useSuspenseQuery(query).data;

function useKnown<Data>(query: PageQuery<Data>): Data {
  const data = knownData(useQueryClient(), query);
  if (data === undefined) throw new Error(`No data for ${query.queryKey.join(' ')}`);
  return data;
}
