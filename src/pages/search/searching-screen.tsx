import { PageTitle } from '../../components/layout/page-title.tsx';
import { PageHead } from '../../components/seo/page-head.tsx';
import { searchIndexability } from '../../domain/site/indexability.ts';
import * as searchingMessages from '../../messages/generated/searching.ts';
import { titled } from '../shared/heads.ts';

/** What stands while a search is resolved. It comes with the directory: the code of what is found is still on its way. */
export function SearchingScreen({ text }: { readonly text: string }) {
  return (
    <>
      <PageHead
        title={titled(searchingMessages.head({ text }))}
        description={searchingMessages.description({ text })}
        indexability={searchIndexability}
      />
      <div className="wrap">
        <PageTitle>{searchingMessages.title({ text })}</PageTitle>
        <p role="status">{searchingMessages.wait}</p>
      </div>
    </>
  );
}
