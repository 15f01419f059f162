import { brokenProblems, type SiteAddresses, siteAddresses } from '../addresses/site-addresses.ts';
import type { Checked } from '../cli/problems/problem.ts';
import { hostRules } from '../hosts/files/host-rules.ts';
import { type HostSite, publishedHostFiles } from '../hosts/files/write-host-files.ts';
import type { LoadedPlan } from '../plan/load-plan.ts';
import type { BuildOptions } from './options.ts';

/** What a site's hosts are told, and what is known of its addresses. */
export interface SiteHosting {
  readonly addresses: SiteAddresses;
  readonly hostSite: HostSite;
  /** What the published folder holds for its host, by name. */
  readonly hostFiles: ReadonlyMap<string, string>;
  /** How many earlier addresses lead elsewhere, how many of those by a page that stands in, and how many are gone. */
  readonly former: { readonly moved: number; readonly standIns: number; readonly gone: number };
}

/** Holds a plan against what was ever published. The problems are the published addresses that it would lose. */
export async function siteHosting(
  options: Pick<BuildOptions, 'lists' | 'listings' | 'env' | 'host'>,
  loaded: LoadedPlan,
): Promise<Checked<SiteHosting>> {
  const addresses = await siteAddresses(options, loaded);
  if (!addresses.ok) return addresses;
  const problems = brokenProblems(options.lists, addresses.value);
  if (problems.length > 0) return { ok: false, problems };
  const { answers } = addresses.value;
  const hostSite: HostSite = {
    rules: hostRules(options.env, loaded.input.sample),
    origin: options.env.siteOrigin,
    host: options.host,
    former: addresses.value,
  };
  const hostFiles = publishedHostFiles(hostSite);
  const moved = [...answers.values()].filter(({ kind }) => kind === 'moved').length;
  const standIns = [...hostFiles.keys()].filter((file) => file.endsWith('.html')).length;
  const former = { moved, standIns, gone: answers.size - moved };
  return { ok: true, value: { addresses: addresses.value, hostSite, hostFiles, former } };
}
