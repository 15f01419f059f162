import type { QueryClient } from '@tanstack/react-query';
import { cityData } from '../../domain/site/city-data.ts';
import { pathOfDataset } from '../../domain/site/paths.ts';
import { type DatasetKind, fetchDataset } from '../../features/data-access/fetch-dataset.ts';
import { type PageAddress, seedPage } from '../../features/data-access/page-data.ts';
import { pageData } from './page-files.ts';

declare global {
  interface Window {
    __staticRouterHydrationData?: unknown;
  }
}

const kinds = ['place', 'state', 'overview', 'preset', 'brand'] as const satisfies readonly DatasetKind[];

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
function pageAddress(path: string): PageAddress {
  const [, slug, ...parts] = path.split('/');
  // The place of `/brands/{brand}/{state}/{city}` stands last.
  return parts.length === 0 ? { path, slug } : { path, location: slug === 'brands' ? parts[2] : parts[0] };
}

const never = new Promise<never>(() => {});

/**
 * Puts the page's data into the cache before the page hydrates, each file where later pages look for it. If
 * it cannot be had, or the cache cannot take it, the promise never settles and the static page stays, which
 * works by itself.
 */
export async function seedFromDocument(client: QueryClient, page: Document): Promise<void> {
  const [file, kindName, ...tileFiles] = pageData(page);
  const kind = kinds.find((candidate) => candidate === kindName);
  if (file === undefined || kind === undefined) return;
  try {
    const [dataset, ...tiles] = await Promise.all([
      fetchNamed(client, kind, file),
      ...tileFiles.map((tile) => fetchNamed(client, 'tile', tile)),
    ]);
    const shown = dataset.kind === 'place' ? cityData(dataset, tiles) : dataset;
    seedPage(client, pageAddress(page.location.pathname), shown);
  } catch (error) {
    import('./static-page.ts').then((module) => module.tellStatic(error, page)).catch(console.error);
    await never;
  }
}

/** Fetches a file that the page names, in the version that it names. */
const fetchNamed = <Kind extends DatasetKind>(client: QueryClient, kind: Kind, file: string) =>
  client.fetchQuery({
    queryKey: ['dataset', pathOfDataset(file)],
    queryFn: ({ signal }) => fetchDataset(kind, file, signal),
  });
