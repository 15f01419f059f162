import { useLocation } from 'react-router-dom';
import { withDefaults } from '../../domain/search/chosen-filter.ts';
import { searchOfSlug } from '../../domain/search/path-search.ts';
import { notFoundPath } from '../../domain/site/paths.ts';
import { useUrlQuery } from '../../features/directory-search/use-url-query.ts';
import { SearchRoute, UnresolvedSearch } from './screens-on-demand.tsx';

/** Any other path: the directory, searched for the words of the path (docs/specification.md#routes). */
export function Component() {
  const { pathname } = useLocation();
  const query = useUrlQuery();
  if (pathname === notFoundPath) return <UnresolvedSearch query={query} />;
  const last = pathname.split('/').findLast((segment) => segment !== '') ?? '';
  const { text, filters } = searchOfSlug(last);
  return (
    <SearchRoute
      text={text}
      query={{ ...query, filters: withDefaults(query.filters, filters) }}
      base={pathname}
    />
  );
}
