import type { QueryClient } from '@tanstack/react-query';
import { type DatasetKind, fetchDataset } from '../../features/data-access/fetch-dataset.ts';
import { type RouteParams, seedPage } from '../../features/data-access/route-queries.ts';
import { pageDataset } from './page-files.ts';

declare global {
  interface Window {
    __staticRouterHydrationData?: unknown;
  }
}

const kinds: readonly DatasetKind[] = ['city', 'state', 'overview', 'preset', 'brand'];

/**
 * Must run before `ViteReactSSG`. It gives every route a loader on a pre-rendered page, so without this the router would
 * start uninitialised, render nothing over the static page, and download a manifest of all pages at the first navigation.
 */
export function prepareRouter(): void {
  window.__staticRouterHydrationData = { loaderData: {}, actionData: null, errors: null };
  window.__VITE_REACT_SSG_STATIC_LOADER_MANIFEST__ = {};
  const clean = cleanPath(window.location.pathname);
  if (clean !== window.location.pathname) {
    window.history.replaceState(null, '', clean + window.location.search + window.location.hash);
  }
}

/** The path that a page's canonical names, for a path a host may also answer: `/foo.html` and `/foo/` are `/foo`. */
export const cleanPath = (path: string): string =>
  path.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/';

/** Reads the parameters of the page's route out of its path, which is all that a browser has of it. */
function routeParams(path: string): RouteParams {
  const [, slug, ...parts] = path.split('/');
  // The place of `/brands/{brand}/{state}/{city}` stands last.
  return parts.length === 0 ? { slug } : { location: slug === 'brands' ? parts[2] : parts[0] };
}

const never = new Promise<never>(() => {});

/**
 * Puts the page's dataset into the cache before the page hydrates. If it cannot be had, or the cache cannot take it, the promise
 * never settles and the static page stays, which works by itself.
 */
export async function seedFromDocument(client: QueryClient, page: Document): Promise<void> {
  const [href, kindName] = pageDataset(page);
  const kind = kinds.find((candidate) => candidate === kindName);
  if (href === undefined || kind === undefined) return;
  try {
    const dataset = await client.fetchQuery({
      queryKey: ['page-dataset', href],
      queryFn: ({ signal }) => fetchDataset(kind, href, signal),
    });
    seedPage(client, routeParams(page.location.pathname), dataset);
  } catch (error) {
    import('./static-page.ts').then((module) => module.tellStatic(error, page)).catch(console.error);
    await never;
  }
}
