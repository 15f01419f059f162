import { datasetMetaName, modulesMetaName } from '../../config/constants.ts';

const namesIn = (page: Document, meta: string): readonly string[] =>
  page.querySelector<HTMLMetaElement>(`meta[name="${meta}"]`)?.content.split(' ') ?? [];

/** The files that the page says its app is made of; none on the development server. */
export const pageModules = (page: Document): readonly string[] => namesIn(page, modulesMetaName);

/** The address and the kind of the page's dataset; nothing for a page without one. */
export const pageDataset = (page: Document): readonly string[] => namesIn(page, datasetMetaName);

/** Asks for the page's dataset, if it has one, so that it comes together with the scripts that need it. */
export function preloadDataset(page: Document): void {
  const [file] = pageDataset(page);
  if (file === undefined) return;
  page.head.append(
    Object.assign(page.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: '', href: file }),
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
