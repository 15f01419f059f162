import { useLocation } from 'react-router-dom';
import { withDefaults } from '../../domain/search/chosen-filter.ts';
import type { DirectoryQuery } from '../../domain/search/directory-query.ts';
import { searchOfSlug } from '../../domain/search/path-search.ts';
import { notFoundPath } from '../../domain/site/paths.ts';
import { locationQuery } from '../../features/data-access/route-queries.ts';
import { usePageData } from '../../features/data-access/use-page-data.ts';
import { useUrlQuery } from '../../features/directory-search/use-url-query.ts';
import { UnresolvedSearch } from './answers-on-demand.tsx';
import { PlaceSearch } from './screens-on-demand.tsx';

/** Any other path: the directory of the place that its last words name exactly, else what is said of a page that does not exist (docs/specification.md#routes). */
export function Component() {
  const { pathname } = useLocation();
  const query = useUrlQuery();
  if (pathname === notFoundPath || pathname === pharmaciesPath) return <UnresolvedSearch query={query} />;
  const last = pathname.split('/').findLast((segment) => segment !== '') ?? '';
  return <PathSearch search={searchOfSlug(last)} query={query} base={pathname} />;
}

const pharmaciesPath = '/pharmacies';

interface PathSearchProps {
  readonly search: ReturnType<typeof searchOfSlug>;
  readonly query: DirectoryQuery;
  readonly base: string;
}

function PathSearch({ search: { text, remainder, filters }, query, base }: PathSearchProps) {
  const place = usePageData(locationQuery(remainder));
  return (
    <PlaceSearch
      text={text}
      query={{ ...query, filters: withDefaults(query.filters, filters) }}
      base={base}
      place={place}
    />
  );
}
