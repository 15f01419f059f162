import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import {
  type DirectoryQuery,
  emptyDirectoryQuery,
  parseDirectoryQuery,
} from '../../domain/list/directory-query.ts';

const subscribeToNothing = () => () => undefined;

/**
 * Returns the directory query of the current URL. Static HTML has no query, so the hydrating render uses none
 * either, and the URL's query follows right after. Without one, nothing renders again.
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
