import { PageTitle } from '../../components/layout/page-title.tsx';
import { PageHead } from '../../components/seo/page-head.tsx';
import { searchIndexability } from '../../domain/site/indexability.ts';
import { homePath, pagePath, presetPath } from '../../domain/site/paths.ts';
import * as notFoundMessages from '../../messages/generated/notFound.ts';
import * as searchMessages from '../../messages/generated/search.ts';
import { Finder } from '../shared/finder.tsx';
import { headOf } from '../shared/heads.ts';

interface NotFoundScreenProps {
  /** Whether only a script can tell if the address names anything: `404.html` answers for all. */
  readonly unresolved?: boolean;
}

/** Says that a page does not exist, with a search box, and leads on (docs/specification.md#routes). */
export function NotFoundScreen({ unresolved = false }: NotFoundScreenProps) {
  const title = unresolved ? searchMessages.any : notFoundMessages.title;
  return (
    <div className="wrap">
      <PageHead {...headOf(title, [searchMessages.find], searchIndexability)} />
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
