import { datasetMetaName, modulesMetaName } from '../../config/constants.ts';

const namesIn = (page: Document, meta: string): readonly string[] =>
  page.querySelector<HTMLMetaElement>(`meta[name="${meta}"]`)?.content.split(' ') ?? [];

/** Returns the URLs of the app's scripts for a page. Empty on the development server. */
export const pageModules = (page: Document): readonly string[] => namesIn(page, modulesMetaName);

/** Returns the URL and kind of a page's dataset, then the URLs of its listings. Empty without a dataset. */
export const pageDataFiles = (page: Document): readonly string[] => namesIn(page, datasetMetaName);

/** Preloads the data files that a page names. */
export function preloadData(page: Document): void {
  page.head.append(
    ...pageDataFiles(page)
      .filter((name) => name.startsWith('/'))
      .map((href) =>
        Object.assign(page.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: '', href }),
      ),
  );
}

/** Preloads a page's scripts all at once, not one import after another. */
export function preloadModules(page: Document, files: readonly string[]): void {
  page.head.append(
    ...files.map((file) =>
      Object.assign(page.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: file }),
    ),
  );
}
