import type { QueryClient } from '@tanstack/react-query';
import type { PageSource } from '../../domain/site/page-renderer.ts';
import { cachePage } from '../../features/data-access/page-data.ts';
import { setSiteFacts } from '../client/app-site-facts.ts';
import { pageRoute } from '../routes/page-route.ts';

declare global {
  /**
   * Loads an object with the site's facts, whose `pageOf` finds the page and data at a path. Set by
   * vite.config.ts.
   */
  var pharmacyPageSource: (() => Promise<PageSource>) | undefined;
}

/**
 * Sets the site's facts and caches the data of the page at `url`, in vite-react-ssg's dev server or build.
 * Throws if vite.config.ts has not set `pharmacyPageSource`.
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
    cachePage(client, { ...pageRoute(found.page).params, path }, found.dataset);
}
