import { join } from 'node:path';
import {
  brokenProblems,
  type SiteAddresses,
  siteAddresses,
  withAddressProblems,
} from '../addresses/site-addresses.ts';
import type { Checked } from '../cli/problems/problem.ts';
import { checkedValue } from '../cli/problems/refusal.ts';
import { hostRules } from '../hosts/files/host-rules.ts';
import { type HostSite, publishedHostFiles } from '../hosts/files/write-host-files.ts';
import { loadLists, localitiesOf } from '../lists/load-lists.ts';
import { type LoadedPlan, loadPlan } from '../plan/load-plan.ts';
import { previousDeploy } from './earlier-files/earlier-files.ts';
import type { Manifest } from './manifest.ts';
import type { BuildOptions } from './options.ts';
import type { OwnFolders } from './publish/check-folders.ts';
import { siteLosses } from './publish/losses.ts';
import type { PublishedFolder } from './publish/published-folder.ts';

/**
 * Reads the lists and listings and plans every page, or gives every problem that they have. `day` (`YYYY-MM-DD`, UTC)
 * is the day as of which pages tell opening hours.
 */
export async function planSiteOf(
  { lists, listings }: BuildOptions,
  day: string,
): Promise<Checked<LoadedPlan>> {
  const loaded = await loadPlan(lists, listings, day);
  if (loaded.ok) return loaded;
  return { ok: false, problems: await withAddressProblems(lists, loaded.problems) };
}

/**
 * Gives the folder of the listing store; with `register`, of one made of the register's snapshot. Throws a Refusal for
 * lists with problems and for a snapshot that cannot be read.
 */
export async function storeFolder(options: BuildOptions): Promise<string | undefined> {
  const { lists, listings, register, work } = options;
  if (register === undefined) return listings;
  // What reads the register takes a while to load, and other builds need none of it.
  const { registerStore } = await import('../listings/snapshot/register-store.ts');
  const cities = localitiesOf(checkedValue(await loadLists(lists), 'the published folder is unchanged'));
  return registerStore(join(work, 'register'), { cities, file: register });
}

/** What a site's hosts are told, and what is known of its addresses. */
export interface SiteHosting {
  readonly addresses: SiteAddresses;
  readonly hostSite: HostSite;
  /** What the published folder holds for its host, by name. */
  readonly hostFiles: ReadonlyMap<string, string>;
  /** How many earlier addresses lead elsewhere, how many of those by a page that stands in, and how many are gone. */
  readonly former: { readonly moved: number; readonly standIns: number; readonly gone: number };
}

/** Holds a planned site against what was ever published, and against what is published now; gives what is known of where. */
export async function checkSite(
  options: BuildOptions & OwnFolders,
  loaded: LoadedPlan,
  { manifest }: PublishedFolder,
) {
  const { lists, out, acceptLoss, register, shard } = options;
  const { cities, sample } = loaded.input;
  const previous = options.previous === undefined ? undefined : await previousDeploy(options.previous);
  if (previous?.ok === false)
    return { ok: false as const, problems: await withAddressProblems(lists, previous.problems) };
  const addresses = await siteAddresses(options, loaded);
  if (!addresses.ok) return addresses;
  const site: Pick<Manifest, 'kind' | 'listings'> = {
    kind: sample ? 'samples' : register === undefined ? 'imported' : 'register',
    listings: cities.reduce((sum, { pharmacies }) => sum + pharmacies.length, 0),
  };
  const problems = [
    ...brokenProblems(lists, addresses.value),
    ...(acceptLoss === true ? [] : siteLosses({ out, manifest }, { ...site, shard })),
  ];
  if (problems.length > 0) return { ok: false as const, problems };
  const hosting = siteHosting(options, addresses.value, sample);
  return { ok: true as const, value: { site, hosting, previous: previous?.value } };
}

function siteHosting({ env, host }: BuildOptions, addresses: SiteAddresses, sample: boolean): SiteHosting {
  const { answers } = addresses;
  const rules = hostRules(env, sample);
  const hostSite: HostSite = { rules, origin: env.siteOrigin, host, former: addresses };
  const hostFiles = publishedHostFiles(hostSite);
  const moved = [...answers.values()].filter(({ kind }) => kind === 'moved').length;
  const standIns = [...hostFiles.keys()].filter((file) => file.endsWith('.html')).length;
  return { addresses, hostSite, hostFiles, former: { moved, standIns, gone: answers.size - moved } };
}
