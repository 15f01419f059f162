import { mkdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type AddressRule, addressRules, isPattern } from '../../addresses/address-rules.ts';
import { replaceFiles } from '../../cli/files/replace-file.ts';
import { cloudFrontFunction, workerConfig, workerProgram } from './address-functions.ts';
import { type FormerAddresses, hostAddresses, noFormerAddresses } from './host-addresses.ts';
import type { HostId } from './host-limits.ts';
import { cacheControl, type HostRules, immutableFolders } from './host-rules.ts';
import { nginxInclude } from './nginx-include.ts';
import { standInPage } from './stand-in-page.ts';
import { vercelConfig } from './vercel-config.ts';

/**
 * Returns `_headers` as Cloudflare and Netlify read it. Both revalidate files without a cache rule. Both join
 * a header that two matching rules set, so each is set once.
 */
export const headersFile = ({ headers }: HostRules): string =>
  [
    '/*',
    ...headers.map(({ name, value }) => `  ${name}: ${value}`),
    ...immutableFolders.flatMap((folder) => [`${folder}*`, `  Cache-Control: ${cacheControl.forever}`]),
    '',
  ].join('\n');

const redirectLine = ({ from, to }: AddressRule): string =>
  (to === undefined ? `${from} /404.html 410` : `${from} ${to} 301`).replaceAll('*', ':part');

/** Returns `_redirects`, whole paths first: Cloudflare counts every rule after a pattern as a pattern. */
export const redirectsFile = ({ redirects }: HostRules): string => {
  const ordered = [...redirects.filter((rule) => !isPattern(rule)), ...redirects.filter(isPattern)];
  return ordered.map((rule) => `${redirectLine(rule)}\n`).join('');
};

export interface HostSite {
  readonly rules: HostRules;
  readonly origin: string;
  /** Host that the site is built for, if one was named. */
  readonly host?: HostId | undefined;
  readonly former?: FormerAddresses | undefined;
}

const rulesFor = (host: HostId, { rules, former = noFormerAddresses }: HostSite): HostRules => ({
  ...rules,
  redirects: [...rules.redirects, ...hostAddresses(host, former).rules],
});

/** Returns the published files that hosts read, and stand-in pages, by name. */
export function publishedHostFiles(site: HostSite): ReadonlyMap<string, string> {
  const { rules, origin, host, former = noFormerAddresses } = site;
  const standIns = host === undefined ? [] : [...hostAddresses(host, former).standIns];
  return new Map([
    ['_headers', headersFile(rules)],
    ['_redirects', redirectsFile(publishedRules(site))],
    ...standIns.map(([path, to]) => [`${path.slice(1)}.html`, standInPage(to, origin)] as const),
  ]);
}

/** Returns the rules of `_redirects`. Without a host, these are the rules that most hosts understand. */
function publishedRules(site: HostSite): HostRules {
  const { rules, host = 'netlify', former = noFormerAddresses } = site;
  // The Worker answers for former addresses itself.
  if (host === 'workers' || host === 'workers-paid') return rules;
  if (host !== 's3') return rulesFor(host, site);
  // A store has an object for each redirect ("npm run deploy").
  return { ...rules, redirects: [...rules.redirects, ...addressRules(former.answers, former.live, [])] };
}

/** Writes into `folder` the host files that are not published in `out`: all of them, or none. */
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
