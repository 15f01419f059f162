import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheControl, type HostRules, immutableFolders } from './host-rules.ts';
import { nginxInclude } from './nginx-include.ts';
import { vercelConfig } from './vercel-config.ts';

/**
 * `_headers` as Cloudflare Pages and Netlify read it. Both revalidate whatever has no cache rule. A header of two matching
 * rules would be joined, so each is set once.
 */
export const headersFile = ({ headers }: HostRules): string =>
  [
    '/*',
    ...headers.map(({ name, value }) => `  ${name}: ${value}`),
    ...immutableFolders.flatMap((folder) => [`${folder}*`, `  Cache-Control: ${cacheControl.forever}`]),
    '',
  ].join('\n');

/** `_redirects` as Cloudflare Pages and Netlify read it. */
export const redirectsFile = ({ redirects }: HostRules): string =>
  `${redirects.map(({ from, to }) => `${from} ${to} 301`).join('\n')}\n`;

/** Files that hosts read from the published folder, and do not serve. */
export const publishedHostFiles = (rules: HostRules): ReadonlyMap<string, string> =>
  new Map([
    ['_headers', headersFile(rules)],
    ['_redirects', redirectsFile(rules)],
  ]);

/** Writes what hosts read from elsewhere, `vercel.json` and `nginx.conf`, into a folder beside the published one. */
export async function writeHostFiles(folder: string, rules: HostRules): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'vercel.json'), vercelConfig(rules));
  await writeFile(join(folder, 'nginx.conf'), nginxInclude(rules));
}
