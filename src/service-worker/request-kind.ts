/** What a request of this site is for, which decides how its answer is kept. */
export type RequestKind = 'page' | 'asset' | 'dataset' | 'file';

/**
 * The kind of a URL of this site: a page has no file ending; assets and datasets carry a hash of their content in their names,
 * so neither changes under its URL.
 */
export function requestKind({ pathname }: URL): RequestKind {
  if (!/\.[^/]+$/.test(pathname)) return 'page';
  if (pathname.startsWith('/assets/')) return 'asset';
  return pathname.startsWith('/data/') ? 'dataset' : 'file';
}
