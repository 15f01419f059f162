import { modulesMetaName } from '../../config/constants.ts';

/** The files that the page says its app is made of; none on the development server. */
export const pageModules = (page: Document): readonly string[] =>
  page.querySelector<HTMLMetaElement>(`meta[name="${modulesMetaName}"]`)?.content.split(' ') ?? [];

/** Fetches modules all at once, before one of them asks for the next. */
export function preloadModules(page: Document, files: readonly string[]): void {
  page.head.append(
    ...files.map((file) =>
      Object.assign(page.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: file }),
    ),
  );
}
