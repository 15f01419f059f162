import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import {
  type DirectoryQuery,
  emptyDirectoryQuery,
  parseDirectoryQuery,
} from '../../domain/list/directory-query.ts';

const subscribeToNothing = () => () => undefined;

/** Returns the directory query of the current URL. Empty in static HTML and while it is hydrated. */
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
