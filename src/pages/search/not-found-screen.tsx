import { PageTitle } from '../../components/layout/page-title.tsx';
import { PageHead } from '../../components/seo/page-head.tsx';
import { searchIndexability } from '../../domain/site/indexability.ts';
import { homePath, pagePath, presetPath } from '../../domain/site/paths.ts';
import * as notFoundMessages from '../../messages/generated/notFound.ts';
import * as searchMessages from '../../messages/generated/search.ts';
import { Finder } from '../shared/finder.tsx';
import { headOf } from '../shared/heads.ts';

/**
 * Says that a page does not exist, with a search box and links (docs/specification.md#routes). Set
 * `unresolved` while it may still exist, as in `404.html`.
 */
export function NotFoundScreen({ unresolved = false }: { readonly unresolved?: boolean }) {
  const title = unresolved ? searchMessages.any : notFoundMessages.title;
  return (
    <div className="wrap">
      <PageHead {...headOf({ title, says: [searchMessages.find], indexability: searchIndexability })} />
      <div className="prose">
        <PageTitle>{title}</PageTitle>
        {unresolved ? (
          <p className="no-js">{notFoundMessages.withoutScript}</p>
        ) : (
          <p>{notFoundMessages.why}</p>
        )}
        <Finder large />
        <ul>
          <li>
            <a href={presetPath('directory')}>{notFoundMessages.directory}</a>
          </li>
          <li>
            <a href={pagePath('sitemap')}>{notFoundMessages.sitemap}</a>
          </li>
          <li>
            <a href={homePath}>{notFoundMessages.home}</a>
          </li>
        </ul>
      </div>
    </div>
  );
}
