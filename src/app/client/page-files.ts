import { datasetMetaName, modulesMetaName } from '../../config/constants.ts';

const namesIn = (page: Document, meta: string): readonly string[] =>
  page.querySelector<HTMLMetaElement>(`meta[name="${meta}"]`)?.content.split(' ') ?? [];

/** Returns the app's script files that the page names in a `<meta>` tag; none on the development server. */
export const pageModules = (page: Document): readonly string[] => namesIn(page, modulesMetaName);

/**
 * Returns the URL and kind of the page's dataset, then the URLs of the map tiles with its listings. Empty for
 * a page without a dataset.
 */
export const pageData = (page: Document): readonly string[] => namesIn(page, datasetMetaName);

/** Preloads the page's data, so that it arrives together with the scripts that need it. */
export function preloadData(page: Document): void {
  page.head.append(
    ...pageData(page)
      .filter((name) => name.startsWith('/'))
      .map((href) =>
        Object.assign(page.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: '', href }),
      ),
  );
}

/** Preloads scripts at once, before they import each other. */
export function preloadModules(page: Document, files: readonly string[]): void {
  page.head.append(
    ...files.map((file) =>
      Object.assign(page.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: file }),
    ),
  );
}
