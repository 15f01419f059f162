/** What a request is for. `asset`: scripts and styles. `file`: anything that is none of the others. */
export type RequestKind = 'page' | 'asset' | 'dataset' | 'manifest' | 'file';

/** Returns what a URL is for: `/foo` → `page`, `/assets/a.js` → `asset`, `/data/b.json` → `dataset`. */
export function requestKind({ pathname }: URL): RequestKind {
  if (!/\.[^/]+$/.test(pathname) || pathname.endsWith('.html')) return 'page';
  if (pathname.startsWith('/assets/')) return 'asset';
  if (pathname.startsWith('/data/')) return 'dataset';
  return pathname.startsWith('/manifests/') ? 'manifest' : 'file';
}

/** Returns the URL to save a page under: `https://a.org/foo.html?q=a` → `https://a.org/foo`. */
export function pageAddress(href: string): string {
  const { origin, pathname } = new URL(href);
  const path = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '');
  return `${origin}${path || '/'}`;
}
