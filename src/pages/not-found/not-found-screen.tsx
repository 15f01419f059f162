import { PageTitle } from '../../components/layout/page-title.tsx';
import { homePath, pagePath, presetPath } from '../../domain/site/paths.ts';
import { notFoundWords as words } from './not-found-words.ts';

/** Says that a page does not exist. Not routed: unknown paths show the directory (docs/specification.md#routes). */
export function NotFoundScreen() {
  return (
    <div className="wrap prose">
      <PageTitle>{words.title}</PageTitle>
      <p>{words.why}</p>
      <ul>
        <li>
          <a href={presetPath('directory')}>{words.directory}</a>
        </li>
        <li>
          <a href={pagePath('sitemap')}>{words.allPages}</a>
        </li>
        <li>
          <a href={homePath}>{words.home}</a>
        </li>
      </ul>
    </div>
  );
}
