import type { QueryClient } from '@tanstack/react-query';
import { cityData } from '../../domain/site/city-data.ts';
import { pathOfDataset } from '../../domain/site/paths.ts';
import { type DatasetKind, fetchDataset } from '../../features/data-access/fetch-dataset.ts';
import { cachePage, type PageAddress } from '../../features/data-access/page-data.ts';
import { pageDataFiles } from './page-files.ts';

declare global {
  interface Window {
    __staticRouterHydrationData?: unknown;
  }
}

const kinds = ['place', 'state', 'overview', 'preset', 'brand'] as const satisfies readonly DatasetKind[];

/** Prepares the router for static HTML, and makes the path canonical. Call it before `ViteReactSSG`. */
export function prepareRouter(): void {
  // Without these the router would render nothing at first, and later download a manifest of all pages.
  window.__staticRouterHydrationData = { loaderData: {}, actionData: null, errors: null };
  window.__VITE_REACT_SSG_STATIC_LOADER_MANIFEST__ = {};
  const clean = cleanPath(window.location.pathname);
  if (clean !== window.location.pathname) {
    window.history.replaceState(null, '', clean + window.location.search + window.location.hash);
  }
}

/** Returns a page's canonical path: `/foo.html` → `/foo`, `/foo/` → `/foo`. */
export const cleanPath = (path: string): string =>
  path.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/';

function addressOfPath(path: string): PageAddress {
  const [, slug, ...parts] = path.split('/');
  // In `/brands/{brand}/{state}/{city}` the place is last.
  return parts.length === 0 ? { path, slug } : { path, location: slug === 'brands' ? parts[2] : parts[0] };
}

const never = new Promise<never>(() => {});

/** Loads the page's data into the query cache, before hydration. If that fails, the promise never settles. */
export async function cachePageData(client: QueryClient, page: Document): Promise<void> {
  const [file, kindName, ...tileFiles] = pageDataFiles(page);
  const kind = kinds.find((candidate) => candidate === kindName);
  if (file === undefined || kind === undefined) return;
  try {
    const [dataset, ...tiles] = await Promise.all([
      fetchNamed(client, kind, file),
      ...tileFiles.map((tile) => fetchNamed(client, 'tile', tile)),
    ]);
    const pageDataset = dataset.kind === 'place' ? cityData(dataset, tiles) : dataset;
    cachePage(client, addressOfPath(page.location.pathname), pageDataset);
  } catch (error) {
    import('./static-page.ts').then((module) => module.showStaticNote(error, page)).catch(console.error);
    // The static page stays, and works without the app.
    await never;
  }
}

const fetchNamed = <Kind extends DatasetKind>(client: QueryClient, kind: Kind, file: string) =>
  client.fetchQuery({
    queryKey: ['dataset', pathOfDataset(file)],
    queryFn: () => fetchDataset(kind, file),
  });
