import { PageTitle } from '../../components/layout/page-title.tsx';
import { homePath, pagePath, presetPath } from '../../domain/site/paths.ts';
import * as notFoundMessages from '../../messages/generated/notFound.ts';

/** Says that a page does not exist. Not routed: unknown paths show the directory (docs/specification.md#routes). */
export function NotFoundScreen() {
  return (
    <div className="wrap prose">
      <PageTitle>{notFoundMessages.title}</PageTitle>
      <p>{notFoundMessages.why}</p>
      <ul>
        <li>
          <a href={presetPath('directory')}>{notFoundMessages.directory}</a>
        </li>
        <li>
          <a href={pagePath('sitemap')}>{notFoundMessages.allPages}</a>
        </li>
        <li>
          <a href={homePath}>{notFoundMessages.home}</a>
        </li>
      </ul>
    </div>
  );
}
