import { PageHead } from '../../components/seo/page-head.tsx';
import { notFoundHead } from '../../pages/not-found/not-found-head.ts';
import { NotFoundScreen } from '../../pages/not-found/not-found-screen.tsx';
import { searchHead } from '../../pages/search/search-head.ts';
import { Finder } from '../../pages/shared/finder.tsx';

/** Shows what an address says that names no page and no place. */
export const UnknownPath = () => (
  <>
    <PageHead {...notFoundHead()} />
    <NotFoundScreen finder={<Finder large />} />
  </>
);

/** Shows what `404.html` holds: it answers for every unknown path, so it can name none. */
export const UnresolvedSearch = () => (
  <>
    <PageHead {...searchHead('')} />
    <NotFoundScreen finder={<Finder large />} unresolved />
  </>
);
