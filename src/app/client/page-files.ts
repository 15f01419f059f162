import { datasetMetaName, modulesMetaName } from '../../config/constants.ts';

const namesIn = (page: Document, meta: string): readonly string[] =>
  page.querySelector<HTMLMetaElement>(`meta[name="${meta}"]`)?.content.split(' ') ?? [];

/** Returns the files of the app that the page names; none on the development server. */
export const pageModules = (page: Document): readonly string[] => namesIn(page, modulesMetaName);

/**
 * Returns what the page was made from: the address and kind of its dataset, then addresses of tiles. Empty
 * for a page without a dataset.
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

/** Preloads modules all at once, before one of them imports the next. */
export function preloadModules(page: Document, files: readonly string[]): void {
  page.head.append(
    ...files.map((file) =>
      Object.assign(page.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: file }),
    ),
  );
}
