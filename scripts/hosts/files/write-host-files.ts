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
 * `_headers` as Cloudflare and Netlify read it. Both revalidate whatever has no cache rule. A header of two matching
 * rules would be joined, so each is set once.
 */
export const headersFile = ({ headers }: HostRules): string =>
  [
    '/*',
    ...headers.map(({ name, value }) => `  ${name}: ${value}`),
    ...immutableFolders.flatMap((folder) => [`${folder}*`, `  Cache-Control: ${cacheControl.forever}`]),
    '',
  ].join('\n');

const redirectLine = ({ from, to }: AddressRule): string =>
  to === undefined
    ? `${from.replace('*', ':part')} /404.html 410`
    : `${from.replace('*', ':part')} ${to.replace('*', ':part')} 301`;

/** `_redirects` as Cloudflare and Netlify read it: rules for whole paths first, since one counts all that follow a pattern as patterns. */
export const redirectsFile = ({ redirects }: HostRules): string => {
  const ordered = [...redirects.filter((rule) => !isPattern(rule)), ...redirects.filter(isPattern)];
  return ordered.map((rule) => `${redirectLine(rule)}\n`).join('');
};

/** What hosts are told of a site. */
export interface HostSite {
  readonly rules: HostRules;
  readonly origin: string;
  /** The host that it is built for, if one was named. */
  readonly host?: HostId | undefined;
  readonly former?: FormerAddresses | undefined;
}

const rulesFor = (host: HostId, { rules, former = noFormerAddresses }: HostSite): HostRules => ({
  ...rules,
  redirects: [...rules.redirects, ...hostAddresses(host, former).rules],
});

/** A site that is built for no host in particular has the rules that most understand. */
const hostOfRedirects = ({ host = 'netlify' }: HostSite): HostId => host;

/** Files of the published folder that hosts read and do not serve, and pages that stand in for redirects. */
export function publishedHostFiles(site: HostSite): ReadonlyMap<string, string> {
  const { rules, origin, host, former = noFormerAddresses } = site;
  const standIns = host === undefined ? [] : [...hostAddresses(host, former).standIns];
  return new Map([
    ['_headers', headersFile(rules)],
    ['_redirects', redirectsFile(publishedRules(site))],
    ...standIns.map(([path, to]) => [`${path.slice(1)}.html`, standInPage(to, origin)] as const),
  ]);
}

/** A store has an object for each address that leads elsewhere ("npm run deploy"), without a limit on their number. */
function publishedRules(site: HostSite): HostRules {
  const { rules, host, former = noFormerAddresses } = site;
  if (isWorkers(host)) return rules;
  if (host !== 's3') return rulesFor(hostOfRedirects(site), site);
  return { ...rules, redirects: [...rules.redirects, ...addressRules(former.answers, former.live, [])] };
}

/** The Worker answers for former addresses itself, without a limit on their number. */
const isWorkers = (host: HostId | undefined): boolean => host === 'workers' || host === 'workers-paid';

/** Writes what hosts read from elsewhere into a folder beside the published one, `out`: all of it, or nothing. */
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
