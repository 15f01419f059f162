import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import {
  type DirectoryQuery,
  emptyDirectoryQuery,
  parseDirectoryQuery,
} from '../../domain/list/directory-query.ts';

const subscribeToNothing = () => () => undefined;

/**
 * The directory query of the current URL. Static HTML is the page without a query, so the render that hydrates
 * it reads none either; the URL's own takes over right after.
 */
export function useUrlQuery(): DirectoryQuery {
  const { search } = useLocation();
  const readable = useSyncExternalStore(
    subscribeToNothing,
    () => search,
    () => '',
  );
  return useMemo(
    () => (readable === '' ? emptyDirectoryQuery : parseDirectoryQuery(new URLSearchParams(readable))),
    [readable],
  );
}
