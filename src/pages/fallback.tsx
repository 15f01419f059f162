import { useLocation } from 'react-router-dom';
import { PageHead } from '../components/seo/page-head.tsx';
import { notFoundPath } from '../domain/paths.ts';
import { searchOfSlug } from '../domain/resolve-slug.ts';
import { useUrlQuery } from '../features/directory-search/use-url-query.ts';
import { searchHead } from './heads.ts';
import { SearchRoute } from './search.tsx';
import { SearchScreen } from './search-screen.tsx';

/** Any other path: the directory, searched for the words of the path (SPEC §2). */
export function Component() {
  const { pathname } = useLocation();
  const query = useUrlQuery();
  if (pathname === notFoundPath) return <Unresolved />;
  const last = pathname.split('/').findLast((segment) => segment !== '') ?? '';
  const { text, type, service } = searchOfSlug(last);
  return (
    <SearchRoute
      text={text}
      query={{ ...query, type: query.type ?? type, service: query.service ?? service }}
      base={pathname}
    />
  );
}

/** What `404.html` holds: it answers for every unknown path, so it can name none. */
function Unresolved() {
  const query = useUrlQuery();
  return (
    <>
      <PageHead {...searchHead('')} />
      <SearchScreen text="" query={query} base={notFoundPath} />
    </>
  );
}
