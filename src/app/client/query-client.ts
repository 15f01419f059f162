import { QueryCache, QueryClient } from '@tanstack/react-query';
import { dataCache } from '../../config/constants.ts';
import { LoadFailure } from '../../features/data-access/fetch-dataset.ts';
import { notifyBackground } from '../../features/notifications/notification-store.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Notice for the visitor when the query fails. */
      readonly failure?: string;
    };
  }
}

/** Creates a query cache with the limits of docs/specification.md#limits. */
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
        // A changed dataset has another file name.
        staleTime: Number.POSITIVE_INFINITY,
        // A timer of five minutes would keep the pre-renderer alive.
        gcTime: onServer ? Number.POSITIVE_INFINITY : dataCache.retentionMs,
        // Missing files, and code that does not load, stay missing a second later.
        retry: (failures, error) =>
          !onServer &&
          failures < dataCache.retries &&
          error instanceof LoadFailure &&
          !error.final &&
          navigator.onLine,
        retryDelay: (failures) => Math.min(dataCache.firstRetryMs * 2 ** failures, dataCache.longestRetryMs),
        // Offline, the browser may have a dataset in its own cache; if not, it says so at the first try.
        networkMode: 'always',
      },
    },
  });
}
