import { datasetMetaName, modulesMetaName } from '../../config/constants.ts';

const namesIn = (page: Document, meta: string): readonly string[] =>
  page.querySelector<HTMLMetaElement>(`meta[name="${meta}"]`)?.content.split(' ') ?? [];

/** The files that the page says its app is made of; none on the development server. */
export const pageModules = (page: Document): readonly string[] => namesIn(page, modulesMetaName);

/**
 * The data that the page was made from: the address and the kind of its dataset, then addresses of tiles;
 * nothing for a page without a dataset.
 */
export const pageData = (page: Document): readonly string[] => namesIn(page, datasetMetaName);

/** Asks for the page's data, if it has any, so that it comes together with the scripts that need it. */
export function preloadData(page: Document): void {
  page.head.append(
    ...pageData(page)
      .filter((name) => name.startsWith('/'))
      .map((href) =>
        Object.assign(page.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: '', href }),
      ),
  );
}

/** Fetches modules all at once, before one of them asks for the next. */
export function preloadModules(page: Document, files: readonly string[]): void {
  page.head.append(
    ...files.map((file) =>
      Object.assign(page.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: file }),
    ),
  );
}
