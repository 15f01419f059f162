import { QueryCache, QueryClient } from '@tanstack/react-query';
import { dataCache } from '../../config/constants.ts';
import { queryHash } from '../../features/data-access/query-hash.ts';
import { notifyBackground } from '../../features/notifications/notification-store.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** What the visitor is told when a query fails at every try that the page does without. */
      readonly failure?: string;
    };
  }
}

/**
 * A query cache with the limits of docs/specification.md#limits. A dataset, once fetched, never goes stale: its file
 * is named by its version, and a manifest, which has a time of its own, says which one is the latest. Make one a page on the server, where a query fails at its first error and no timer is set.
 */
export function createQueryClient(): QueryClient {
  const onServer = typeof window === 'undefined';
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (_, { meta }) => {
        if (meta?.failure !== undefined) notifyBackground(meta.failure);
      },
    }),
    defaultOptions: {
      queries: {
        queryKeyHashFn: queryHash,
        staleTime: Number.POSITIVE_INFINITY,
        // A five-minute timer for every page would keep the pre-renderer alive and its pages in memory.
        gcTime: onServer ? Number.POSITIVE_INFINITY : dataCache.retentionMs,
        retry: onServer ? 0 : dataCache.retries,
        retryDelay: (failures) => Math.min(dataCache.firstRetryMs * 2 ** failures, dataCache.longestRetryMs),
        // Offline, the browser may still have a dataset in its own cache; if not, say so instead of waiting for ever.
        networkMode: 'always',
      },
    },
  });
}
