import { useQueryClient } from '@tanstack/react-query';
import { usePageData } from '../../features/data-access/use-page-data.ts';
import type { NamesFound } from '../../features/directory-search/find-names.ts';
import { nameHitsQuery } from '../../pages/search/name-hits-query.ts';

/** The pharmacies of a name or number; `retry` searches again, for what could not be had. */
export function useNames(wanted: Parameters<typeof nameHitsQuery>[0]): {
  readonly found: NamesFound;
  readonly retry: () => void;
} {
  const client = useQueryClient();
  const query = nameHitsQuery(wanted);
  return { found: usePageData(query), retry: () => void client.refetchQueries({ queryKey: query.queryKey }) };
}
