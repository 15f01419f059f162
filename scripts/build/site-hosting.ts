import {
  type AddressFolders,
  brokenProblems,
  type SiteAddresses,
  siteAddresses,
} from '../addresses/site-addresses.ts';
import type { Checked } from '../cli/problems/problem.ts';
import type { SiteEnv } from '../cli/settings/env.ts';
import type { FormerAddresses } from '../hosts/files/host-addresses.ts';
import type { HostId } from '../hosts/files/host-limits.ts';
import { hostRules } from '../hosts/files/host-rules.ts';
import { type HostSite, publishedHostFiles } from '../hosts/files/write-host-files.ts';
import type { LoadedPlan } from '../plan/load-plan.ts';
import type { BuildReport } from './state/build-report.ts';

/** What a site's hosts are told, and what is known of its addresses. */
export interface SiteHosting {
  /** What may be to be written down. */
  readonly addresses: SiteAddresses;
  readonly hostSite: HostSite;
  /** What the published folder holds for its host, by name. */
  readonly hostFiles: ReadonlyMap<string, string>;
  /** How many addresses of earlier pages lead elsewhere, by how many pages that stand in, and how many are gone. */
  readonly former: Pick<BuildReport, 'moved' | 'standIns' | 'gone'>;
}

interface HostingOptions extends AddressFolders {
  readonly env: SiteEnv;
  readonly host?: HostId | undefined;
}

/** Holds a plan against what was published; the problems are the published addresses that it would lose. */
export async function siteHosting(
  options: HostingOptions,
  loaded: LoadedPlan,
): Promise<Checked<SiteHosting>> {
  const addresses = await siteAddresses(options, loaded);
  if (!addresses.ok) return addresses;
  const problems = brokenProblems(options.lists, addresses.value);
  if (problems.length > 0) return { ok: false, problems };
  const former: FormerAddresses = addresses.value;
  const { answers } = former;
  const moved = [...answers.values()].filter(({ kind }) => kind === 'moved').length;
  const hostSite: HostSite = {
    rules: hostRules(options.env, loaded.input.sample),
    origin: options.env.siteOrigin,
    host: options.host,
    former,
  };
  const hostFiles = publishedHostFiles(hostSite);
  const standIns = [...hostFiles.keys()].filter((file) => file.endsWith('.html')).length;
  return {
    ok: true,
    value: {
      addresses: addresses.value,
      hostSite,
      hostFiles,
      former: { moved, standIns, gone: answers.size - moved },
    },
  };
}
