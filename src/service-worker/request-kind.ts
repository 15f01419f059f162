/** What a request is for, which decides how its response is saved. */
export type RequestKind = 'page' | 'asset' | 'dataset' | 'manifest' | 'file';

/**
 * Returns the kind of a URL of this site. Assets and datasets have a content hash in their names, so they
 * never change; manifests do. A page has no file ending, or `.html` on some hosts.
 */
export function requestKind({ pathname }: URL): RequestKind {
  if (!/\.[^/]+$/.test(pathname) || pathname.endsWith('.html')) return 'page';
  if (pathname.startsWith('/assets/')) return 'asset';
  if (pathname.startsWith('/data/')) return 'dataset';
  return pathname.startsWith('/manifests/') ? 'manifest' : 'file';
}

/** Returns the URL under which a page is saved: `/foo?q=a`, `/foo/` and `/foo.html` → `/foo`. */
export function pageAddress(href: string): string {
  const { origin, pathname } = new URL(href);
  const path = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '');
  return `${origin}${path || '/'}`;
}
