import type { QueryClient } from '@tanstack/react-query';
import type { Dataset } from '../domain/dataset.ts';
import type { SiteFacts } from '../domain/page-renderer.ts';
import { seedPage } from '../features/datasets/route-queries.ts';
import { setSiteFacts } from './app-site-facts.ts';

/** What vite-react-ssg's server rendering needs of the lists: the site's facts, and the dataset of a path. */
export interface PageSource {
  readonly facts: SiteFacts;
  readonly datasetOf: (path: string) => Promise<Dataset | undefined>;
}

declare global {
  /** Set by vite.config.ts for vite-react-ssg, whose entry contract has no way to pass data in. */
  var pharmacyPageSource: PageSource | undefined;
}

/** Seeds the cache for one page of vite-react-ssg's dev server or build. */
export async function seedOnServer(client: QueryClient, path: string | undefined): Promise<void> {
  const source = globalThis.pharmacyPageSource;
  if (source === undefined) throw new Error('No page source: run vite-react-ssg with this vite.config.ts');
  setSiteFacts(source.facts);
  if (path === undefined) return;
  const clean = path.startsWith('/') ? path : `/${path}`;
  const dataset = await source.datasetOf(clean);
  if (dataset !== undefined) seedPage(client, clean, dataset);
}
