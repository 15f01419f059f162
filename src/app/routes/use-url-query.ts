import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import {
  type DirectoryQuery,
  emptyDirectoryQuery,
  parseDirectoryQuery,
} from '../../domain/list/directory-query.ts';

const subscribeToNothing = () => () => undefined;

/**
 * Returns the directory query of the current URL. The render that hydrates has none, like static HTML; the
 * URL's own query follows right after.
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
