import { PageTitle } from '../../components/layout/page-title.tsx';
import { PageHead } from '../../components/seo/page-head.tsx';
import * as searchMessages from '../../messages/generated/search.ts';
import { searchHead } from './search-head.ts';

/** What stands while a search is resolved. */
export function SearchingScreen({ text }: { readonly text: string }) {
  return (
    <>
      <PageHead {...searchHead(text)} />
      <div className="wrap">
        <PageTitle>{searchMessages.searching({ text })}</PageTitle>
        <p role="status">{searchMessages.wait}</p>
      </div>
    </>
  );
}
