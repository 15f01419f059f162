/** What a request of this site is for, which decides how its answer is kept. */
export type RequestKind = 'page' | 'asset' | 'dataset' | 'manifest' | 'file';

/**
 * Tells the kind of a URL of this site. Assets and datasets have a hash of their content in their names, so neither
 * changes; manifests lead to datasets and do change. A page has no ending, or `.html` where a host takes that.
 */
export function requestKind({ pathname }: URL): RequestKind {
  if (!/\.[^/]+$/.test(pathname) || pathname.endsWith('.html')) return 'page';
  if (pathname.startsWith('/assets/')) return 'asset';
  if (pathname.startsWith('/data/')) return 'dataset';
  return pathname.startsWith('/manifests/') ? 'manifest' : 'file';
}

/** The address under which a page is kept: the same with a query, as `/foo/` or as `/foo.html`. */
export function pageAddress(href: string): string {
  const { origin, pathname } = new URL(href);
  const path = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '');
  return `${origin}${path || '/'}`;
}
