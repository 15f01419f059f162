import type { ReactNode } from 'react';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { homePath, pagePath, presetPath } from '../../domain/site/paths.ts';
import * as notFoundMessages from '../../messages/generated/notFound.ts';
import * as searchMessages from '../../messages/generated/search.ts';

interface NotFoundScreenProps {
  readonly finder?: ReactNode;
  /** That nobody knows yet whether the address names anything: `404.html` answers for all, and only a script can tell. */
  readonly unresolved?: boolean;
}

/** Says that a page does not exist, with a search box where there is one, and leads on. Shown where a path names no place (docs/specification.md#routes). */
export function NotFoundScreen({ finder, unresolved = false }: NotFoundScreenProps) {
  return (
    <div className="wrap">
      <div className="prose">
        <PageTitle>{unresolved ? searchMessages.any : notFoundMessages.title}</PageTitle>
        {unresolved ? (
          <p className="no-js">{notFoundMessages.withoutScript}</p>
        ) : (
          <p>{notFoundMessages.why}</p>
        )}
        {finder}
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
