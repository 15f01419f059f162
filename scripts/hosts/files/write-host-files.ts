import { mkdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { replaceFiles } from '../../cli/files/replace-file.ts';
import { cloudFrontFunction, workerConfig, workerProgram } from './address-functions.ts';
import { addressRules, type FormerAddresses, hostAddresses } from './host-addresses.ts';
import type { HostId } from './host-limits.ts';
import { type AddressRule, cacheControl, type HostRules, immutableFolders } from './host-rules.ts';
import { nginxInclude } from './nginx-include.ts';
import { standInPage } from './stand-in-page.ts';
import { vercelConfig } from './vercel-config.ts';

/** Returns the text of the file `_headers` for Cloudflare and Netlify. */
export const headersFile = ({ headers }: HostRules): string =>
  [
    '/*',
    ...headers.map(({ name, value }) => `  ${name}: ${value}`),
    // The hosts revalidate other files, and would join the values of two matching rules.
    ...immutableFolders.flatMap((folder) => [`${folder}*`, `  Cache-Control: ${cacheControl.forever}`]),
    '',
  ].join('\n');

const redirectLine = ({ from, to }: AddressRule): string =>
  to === undefined ? `${from} /404.html 410\n` : `${from} ${to} 301\n`;

/** Returns the text of the file `_redirects` for Cloudflare and Netlify. */
export const redirectsFile = ({ redirects }: HostRules): string => redirects.map(redirectLine).join('');

export interface HostSite {
  readonly rules: HostRules;
  readonly origin: string;
  readonly host?: HostId | undefined;
  readonly former?: FormerAddresses | undefined;
}

const rulesFor = (host: HostId, { rules, former = new Map() }: HostSite): HostRules => ({
  ...rules,
  redirects: [...rules.redirects, ...hostAddresses(host, former).rules],
});

/** Returns the hosts' files to publish, name → text: `_headers`, `_redirects` and pages that redirect. */
export function publishedHostFiles(site: HostSite): ReadonlyMap<string, string> {
  const { rules, origin, host, former = new Map() } = site;
  const standIns = host === undefined ? [] : [...hostAddresses(host, former).standIns];
  return new Map([
    ['_headers', headersFile(rules)],
    ['_redirects', redirectsFile(publishedRules(site))],
    ...standIns.map(([path, to]) => [`${path.slice(1)}.html`, standInPage(to, origin)] as const),
  ]);
}

function publishedRules(site: HostSite): HostRules {
  const { rules, host = 'netlify', former = new Map() } = site;
  // The Worker answers for former addresses itself.
  if (host === 'workers' || host === 'workers-paid') return rules;
  if (host !== 's3') return rulesFor(host, site);
  // A store has an object for each address that leads elsewhere ("npm run deploy").
  return { ...rules, redirects: [...rules.redirects, ...addressRules(former)] };
}

/** Writes hosts' files that are not published, such as `nginx.conf`, into `folder`. The site is in `out`. */
export async function writeHostFiles(folder: string, out: string, site: HostSite): Promise<void> {
  await mkdir(folder, { recursive: true });
  const files = {
    'vercel.json': vercelConfig(rulesFor('vercel', site)),
    'nginx.conf': nginxInclude(rulesFor('nginx', site)),
    'cloudfront-function.js': cloudFrontFunction(rulesFor('s3', site).redirects),
    'worker.js': workerProgram(rulesFor('workers', site).redirects),
    'wrangler.json': workerConfig('pharmacy-directory', relative(folder, out).replaceAll('\\', '/')),
  };
  await replaceFiles(new Map(Object.entries(files).map(([file, text]) => [join(folder, file), text])));
}
