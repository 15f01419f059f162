import { cacheControl, type HostRules, hashedFolder } from './host-rules.ts';

/**
 * `_headers` as Cloudflare Pages and Netlify read it. Both revalidate whatever has no cache rule, and neither sees a query,
 * so datasets are revalidated there too. A header of two matching rules would be joined, so each is set once.
 */
export const headersFile = ({ headers }: HostRules): string =>
  [
    '/*',
    ...headers.map(({ name, value }) => `  ${name}: ${value}`),
    `${hashedFolder}*`,
    `  Cache-Control: ${cacheControl.forever}`,
    '',
  ].join('\n');

/** `_redirects` as Cloudflare Pages and Netlify read it. */
export const redirectsFile = ({ redirects }: HostRules): string =>
  `${redirects.map(({ from, to }) => `${from} ${to} 301`).join('\n')}\n`;
