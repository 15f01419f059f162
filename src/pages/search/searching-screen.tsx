import { PageTitle } from '../../components/layout/page-title.tsx';
import { PageHead } from '../../components/seo/page-head.tsx';
import { searchHead } from './search-head.ts';
import { searchWords } from './search-screen-words.ts';

/** What stands while a search is resolved. */
export function SearchingScreen({ text }: { readonly text: string }) {
  return (
    <>
      <PageHead {...searchHead(text)} />
      <div className="wrap">
        <PageTitle>{searchWords.searching(text)}</PageTitle>
        <p role="status">{searchWords.wait}</p>
      </div>
    </>
  );
}
