import { useLocation } from 'react-router-dom';
import type { DirectoryQuery } from '../../domain/list/directory-query.ts';
import { type PathSearch, searchOfSlug } from '../../domain/search/path-search.ts';
import { notFoundPath } from '../../domain/site/paths.ts';
import { locationQuery, usePageData } from '../../features/data-access/page-data.ts';
import { NotFoundScreen, PathPlaceSearch } from './screens-on-demand.tsx';
import { useUrlQuery } from './use-url-query.ts';

/**
 * Shows a path without a route of its own: the place named at its end (`/x/mobile-al`), or the page for
 * unknown addresses (docs/specification.md#routes).
 */
export function Component() {
  const { pathname } = useLocation();
  const query = useUrlQuery();
  if (pathname === notFoundPath || pathname === pharmaciesPath) return <NotFoundScreen unresolved />;
  const last = pathname.split('/').findLast((segment) => segment !== '') ?? '';
  return <LastWords search={searchOfSlug(last.toLowerCase())} query={query} pathname={pathname} />;
}

const pharmaciesPath = '/pharmacies';

interface LastWordsProps {
  readonly search: PathSearch;
  readonly query: DirectoryQuery;
  readonly pathname: string;
}

function LastWords({ search: { text, filters, remainder }, ...shown }: LastWordsProps) {
  const place = usePageData(locationQuery(remainder));
  return <PathPlaceSearch {...shown} text={text} filters={filters} place={place} />;
}
