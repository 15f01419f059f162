import type { QueryClient } from '@tanstack/react-query';
import type { PageSource } from '../../domain/site/page-renderer.ts';
import { seedPage } from '../../features/data-access/page-data.ts';
import { setSiteFacts } from '../client/app-site-facts.ts';
import { pageRoute } from '../routes/page-route.ts';

declare global {
  /** Set by vite.config.ts, since vite-react-ssg has no way to pass data to its entry. */
  var pharmacyPageSource: (() => Promise<PageSource>) | undefined;
}

/**
 * Sets the site's facts and loads a page's data into the query cache, in vite-react-ssg's dev server or
 * build. Throws without the page source that vite.config.ts sets.
 */
export async function seedOnServer(client: QueryClient, url: string | undefined): Promise<void> {
  const load = globalThis.pharmacyPageSource;
  if (load === undefined) throw new Error('No page source: run vite-react-ssg with this vite.config.ts');
  const source = await load();
  setSiteFacts(source.facts);
  if (url === undefined) return;
  const path = `/${url.replace(/^\//, '').replace(/[?#].*$/, '')}`;
  const found = await source.pageOf(path);
  if (found?.dataset !== undefined)
    seedPage(client, { ...pageRoute(found.page).params, path }, found.dataset);
}
