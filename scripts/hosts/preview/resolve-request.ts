import { extname } from 'node:path';
import { decodedPath } from '../../cli/files/decoded-path.ts';

/** What a static host does with a URL: send a file (`/about.html`), redirect, or answer 404 (`refused`). */
export type Resolution =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'refused' };

/** Returns what static hosts do with a URL: `/about` → `/about.html`. The file need not exist. */
export function resolveRequest(url: string): Resolution {
  const mark = url.indexOf('?');
  // `//host/` in a Location header would lead to another site.
  const raw = (mark === -1 ? url : url.slice(0, mark)).replace(/^[/\\]+/, '/');
  const query = mark === -1 ? '' : url.slice(mark);
  const path = decodedPath(raw);
  if (path === undefined || !path.startsWith('/') || forbidden.test(path)) return { kind: 'refused' };
  if (path === '/') return { kind: 'file', file: '/index.html' };
  // Compared before decoding: a path with an encoded end would redirect to itself.
  if (raw.endsWith('/')) return { kind: 'redirect', location: raw.replace(/(?<=[^/])\/+$/, '') + query };
  if (raw === '/index.html') return { kind: 'redirect', location: `/${query}` };
  if (raw.endsWith('.html')) return { kind: 'redirect', location: raw.slice(0, -'.html'.length) + query };
  return { kind: 'file', file: extname(path) === '' ? `${path}.html` : path };
}

// A dot segment climbs or hides; 404.html is an answer, not an address; _headers is for the host.
const forbidden = /[\0\\]|\/[.](?!well-known\/)|^\/(404([.]html)?|_headers|_redirects)$/;
