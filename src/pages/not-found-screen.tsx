import { PageTitle } from '../components/layout/page-title.tsx';
import { homePath, pagePath, presetPath } from '../domain/paths.ts';

/** Says that a page does not exist. Not routed: unknown paths show the directory (SPEC §2). */
export function NotFoundScreen() {
  return (
    <div className="wrap prose">
      <PageTitle>This page does not exist</PageTitle>
      <p>The address may be mistyped, or the page may have moved. These lead on:</p>
      <ul>
        <li>
          <a href={presetPath('directory')}>The directory, by state and city</a>
        </li>
        <li>
          <a href={pagePath('sitemap')}>The list of all pages</a>
        </li>
        <li>
          <a href={homePath}>The home page</a>
        </li>
      </ul>
    </div>
  );
}
