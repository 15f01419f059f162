import { PageHead } from '../../components/seo/page-head.tsx';
import type { DirectoryQuery } from '../../domain/search/directory-query.ts';
import { nearHead } from '../../pages/near/near-head.ts';
import { NearScreen } from '../../pages/near/near-screen.tsx';

/** A directory route with `?from=me`: what lies around the visitor, under the route's own filter. */
export function NearRoute({ query }: { readonly query: DirectoryQuery }) {
  return (
    <>
      <PageHead {...nearHead(query)} />
      <NearScreen query={query} />
    </>
  );
}
