import { answersAgain, answersDigest, type KeptAnswers, keptAnswers } from '../addresses/kept-answers.ts';
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
import { routesDigest } from '../plan/routes-digest.ts';
import type { BuildReport } from './state/build-report.ts';

/** What a site's hosts are told, and what is known of its addresses. */
export interface SiteHosting extends Pick<FoundAddresses, 'addresses' | 'kept'> {
  readonly hostSite: HostSite;
  /** What the published folder holds for its host, by name. */
  readonly hostFiles: ReadonlyMap<string, string>;
  /** How many addresses of earlier pages lead elsewhere, by how many pages that stand in, and how many are gone. */
  readonly former: Pick<BuildReport, 'moved' | 'standIns' | 'gone'>;
}

interface FoundAddresses {
  /** What may be to be written down; absent where nothing is new. */
  readonly addresses?: SiteAddresses | undefined;
  readonly former: FormerAddresses;
  /** For the next build. */
  readonly kept: KeptAnswers;
}

interface HostingOptions extends AddressFolders {
  readonly env: SiteEnv;
  readonly host?: HostId | undefined;
  readonly remember?: boolean | undefined;
}

/**
 * Holds a plan against what was published; the problems are the published addresses that it would lose. `known` is what the same code found, which is taken over
 * where it follows from the same: then no page is made to know its path.
 */
export async function siteHosting(
  options: HostingOptions,
  loaded: LoadedPlan,
  known: KeptAnswers | undefined,
): Promise<Checked<SiteHosting>> {
  const found = await foundAddresses(options, loaded, known);
  if (!found.ok) return found;
  const { former, ...rest } = found.value;
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
      ...rest,
      hostSite,
      hostFiles,
      former: { moved, standIns, gone: answers.size - moved },
    },
  };
}

async function foundAddresses(
  options: HostingOptions,
  loaded: LoadedPlan,
  known: KeptAnswers | undefined,
): Promise<Checked<FoundAddresses>> {
  const { lists, remember = false } = options;
  const from = await answersDigest(options, routesDigest(loaded.input));
  const again = known && (await answersAgain(from, known, { lists, remember }));
  if (known !== undefined && again !== undefined) return { ok: true, value: { former: again, kept: known } };
  const addresses = await siteAddresses(options, loaded);
  if (!addresses.ok) return addresses;
  const problems = brokenProblems(lists, addresses.value);
  if (problems.length > 0) return { ok: false, problems };
  const kept = keptAnswers(from, addresses.value, remember);
  return { ok: true, value: { addresses: addresses.value, former: addresses.value, kept } };
}
