import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headersFile, redirectsFile } from './folder-files.ts';
import type { HostRules } from './host-rules.ts';
import { nginxInclude } from './nginx-include.ts';
import { vercelConfig } from './vercel-config.ts';

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
