import type { ReactNode } from 'react';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { homePath, pagePath, presetPath } from '../../domain/site/paths.ts';
import * as notFoundMessages from '../../messages/generated/notFound.ts';

/** Says that a page does not exist, with a search box where there is one. Shown where a path names no place (docs/specification.md#routes). */
export function NotFoundScreen({ finder }: { readonly finder?: ReactNode }) {
  return (
    <div className="wrap">
      <div className="prose">
        <PageTitle>{notFoundMessages.title}</PageTitle>
        <p>{notFoundMessages.why}</p>
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
