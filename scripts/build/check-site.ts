import { join } from 'node:path';
import {
  lostNameProblems,
  type SiteAddresses,
  siteAddresses,
  withAddressProblems,
} from '../addresses/site-addresses.ts';
import { acceptLossOption, type Holdings, heavyLosses, lossText } from '../cli/problems/loss-guard.ts';
import type { Checked, Problem } from '../cli/problems/problem.ts';
import { checkedValue } from '../cli/problems/refusal.ts';
import type { SiteEnv } from '../cli/settings/env.ts';
import type { HostId } from '../hosts/files/host-limits.ts';
import { hostRules } from '../hosts/files/host-rules.ts';
import { type HostSite, publishedHostFiles } from '../hosts/files/write-host-files.ts';
import { loadLists, localitiesOf } from '../lists/load-lists.ts';
import { type LoadedPlan, loadPlan } from '../plan/load-plan.ts';
import type { Bundle } from './bundle/bundle.ts';
import { previousDeploy } from './earlier-files/earlier-files.ts';
import type { ListingsKind, Manifest } from './manifest.ts';
import type { OwnFolders, RequestedFolders } from './publish/check-folders.ts';
import type { PublishedFolder } from './publish/published-folder.ts';
import { type Shard, shardText } from './shards/shard.ts';

export interface BuildOptions extends RequestedFolders {
  readonly threads: number;
  readonly env: SiteEnv;
  readonly verify?: boolean | undefined;
  readonly acceptLoss?: boolean | undefined;
  /** Folder or URL of the last deploy, whose hashed files stay for pages that visitors have open. */
  readonly previous?: string | undefined;
  /** File with a snapshot of the US register of providers (NPPES), used instead of the listing store. */
  readonly register?: string | undefined;
  readonly now: Date;
  /** Day (`YYYY-MM-DD`, UTC) as of which pages state opening hours; by default of `parts`, else of `now`. */
  readonly day?: string | undefined;
  readonly shard?: Shard | undefined;
  /** Published folders of all shards, to be merged instead of rendering the site. */
  readonly parts?: readonly string[] | undefined;
  readonly host?: HostId | undefined;
  readonly remember?: boolean | undefined;
  readonly bundle?: ((folder: string) => Promise<Bundle>) | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** Reads the CSV lists and the listings, and plans the site's pages. `day` is `YYYY-MM-DD`, UTC. */
export async function planSiteOf(
  { lists, listings }: BuildOptions,
  day: string,
): Promise<Checked<LoadedPlan>> {
  const loaded = await loadPlan(lists, listings, day);
  if (loaded.ok) return loaded;
  return { ok: false, problems: await withAddressProblems(lists, loaded.problems) };
}

/**
 * Returns the folder of the listing store, made from `register` where that is given. Throws a Refusal for an
 * unreadable register or faulty lists.
 */
export async function storeFolder(options: BuildOptions): Promise<string | undefined> {
  const { lists, listings, register, work } = options;
  if (register === undefined) return listings;
  // Imported late: it is slow to load, and other builds do not need it.
  const { registerStore } = await import('../listings/snapshot/make-snapshot.ts');
  const cities = localitiesOf(checkedValue(await loadLists(lists), 'the published folder is unchanged'));
  return registerStore(join(work, 'register'), { cities, file: register });
}

export interface SiteHosting {
  readonly addresses: SiteAddresses;
  readonly hostSite: HostSite;
  readonly hostFiles: ReadonlyMap<string, string>;
  readonly former: { readonly moved: number; readonly standIns: number; readonly gone: number };
}

/** Returns problems if a planned site may not replace the published one, else facts to publish it with. */
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
    ...lostNameProblems(lists, addresses.value),
    ...(acceptLoss === true ? [] : siteLosses({ out, manifest }, { ...site, shard })),
  ];
  if (problems.length > 0) return { ok: false as const, problems };
  const hosting = siteHosting(options, addresses.value, sample);
  return { ok: true as const, value: { site, hosting, previous: previous?.value } };
}

function siteHosting({ env, host }: BuildOptions, addresses: SiteAddresses, sample: boolean): SiteHosting {
  const { answers } = addresses;
  const hostSite: HostSite = { rules: hostRules(env, sample), origin: env.siteOrigin, host, former: answers };
  const hostFiles = publishedHostFiles(hostSite);
  const moved = [...answers.values()].filter(({ kind }) => kind === 'moved').length;
  const standIns = [...hostFiles.keys()].filter((file) => file.endsWith('.html')).length;
  return { addresses, hostSite, hostFiles, former: { moved, standIns, gone: answers.size - moved } };
}

interface PublishedSite {
  readonly out: string;
  readonly manifest: Pick<Manifest, 'kind' | 'listings' | 'groups' | 'shard'> | undefined;
}

const kindNames: Readonly<Record<ListingsKind, string>> = {
  samples: 'sample listings',
  imported: 'imported listings',
  register: 'the register’s listings',
};

/**
 * Returns a problem if a site is too unlike the published one. Example: it has over a fifth fewer pharmacies.
 */
export function siteLosses(
  { out, manifest }: PublishedSite,
  site: Pick<Manifest, 'kind' | 'listings'> & { readonly shard?: Shard | undefined },
): readonly Problem[] {
  if (manifest === undefined) return [];
  const [before, after] = [manifest.shard, site.shard].map((shard) =>
    shard ? shardText(shard) : 'a whole site',
  );
  if (before !== after) {
    const rule = `${before} is published here, and this build makes ${after}`;
    return [{ file: out, rule, remedy: 'Give the other a folder of its own with --out.' }];
  }
  if (manifest.kind !== site.kind) {
    const [here, wanted] = [kindNames[manifest.kind], kindNames[site.kind]];
    const rule = `the site published here shows ${here}, and one with ${wanted} is another site`;
    const replace = `To replace it, run the same "npm run build" once more with ${acceptLossOption}`;
    const remedy = `${replace}; to keep it, give the other a folder of its own with --out.`;
    return [{ file: out, rule, remedy }];
  }
  const lost = Math.max(0, manifest.listings - site.listings);
  return lossProblems(out, { name: 'listings', before: manifest.listings, lost });
}

/** Returns a problem if `has` is false for the files of over a fifth of the published pages. */
export function pageLosses(
  { out, manifest }: PublishedSite,
  has: (file: string) => boolean,
): readonly Problem[] {
  const pages = Object.values(manifest?.groups ?? {}).flatMap((group) => group.pages);
  const lost = pages.filter(({ file }) => !has(file)).length;
  return lossProblems(out, { name: 'pages', before: pages.length, lost });
}

const lossProblems = (out: string, losses: Holdings): readonly Problem[] =>
  heavyLosses([losses]).map((loss) => ({
    file: out,
    value: lossText(loss),
    rule: 'a build must not remove more than a fifth of what is published',
    remedy: `If that is meant, run it once more with ${acceptLossOption}.`,
  }));
