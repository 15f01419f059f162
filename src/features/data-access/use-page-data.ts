import { type DataTag, type QueryFunction, useSuspenseQuery } from '@tanstack/react-query';

/** A query whose answer a page cannot do without. */
interface PageQuery<Data> {
  readonly queryKey: DataTag<string[], Data, Error>;
  readonly queryFn?: QueryFunction<Data, string[]> | undefined;
}

/**
 * Gives the answer of a query; the page is suspended until it is there. A page's own data is in the cache before it is
 * rendered (`seedPage`), so that it renders at once.
 */
export const usePageData = <Data>(query: PageQuery<Data>): Data => useSuspenseQuery(query).data;
