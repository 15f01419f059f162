import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../components/ui/use-hydrated.ts';
import {
  type DirectoryQuery,
  emptyDirectoryQuery,
  parseDirectoryQuery,
} from '../../domain/directory-query.ts';

/**
 * The directory query of the current URL. Static HTML is the page without a query, so the render that hydrates it reads
 * none either; the URL's own takes over right after.
 */
export function useUrlQuery(): DirectoryQuery {
  const { search } = useLocation();
  const hydrated = useHydrated();
  return useMemo(() => (hydrated ? parseDirectoryQuery(search) : emptyDirectoryQuery), [hydrated, search]);
}
