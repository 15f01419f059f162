import { withAddressProblems } from '../addresses/site-addresses.ts';
import type { Checked } from '../cli/problems/problem.ts';
import type { LoadedPlan } from '../plan/load-plan.ts';
import { type PreviousDeploy, previousDeploy } from './earlier-files/previous-deploy.ts';
import type { Manifest } from './manifest.ts';
import type { BuildOptions } from './options.ts';
import { kindOfSite } from './plan-site.ts';
import type { OwnFolders } from './publish/check-folders.ts';
import { siteLosses } from './publish/losses.ts';
import type { PublishedFolder } from './publish/published-folder.ts';
import { type SiteHosting, siteHosting } from './site-hosting.ts';

/** A planned site that may be published, with what is known of where. */
export interface CheckedSite {
  readonly site: Pick<Manifest, 'kind' | 'listings'>;
  readonly hosting: SiteHosting;
  readonly previous: PreviousDeploy | undefined;
}

/** Holds a planned site against what was ever published, and against what is published now. */
export async function checkSite(
  options: BuildOptions & OwnFolders,
  loaded: LoadedPlan,
  { manifest }: Pick<PublishedFolder, 'manifest'>,
): Promise<Checked<CheckedSite>> {
  const { lists, out, acceptLoss } = options;
  const { input } = loaded;
  const previous = options.previous === undefined ? undefined : await previousDeploy(options.previous);
  if (previous?.ok === false)
    return { ok: false, problems: await withAddressProblems(lists, previous.problems) };
  const site = {
    kind: kindOfSite(options, input),
    listings: input.cities.reduce((sum, { pharmacies }) => sum + pharmacies.length, 0),
  };
  const hosting = await siteHosting(options, loaded);
  const losses = acceptLoss === true ? [] : siteLosses({ out, manifest }, { ...site, shard: options.shard });
  if (!hosting.ok) return { ok: false, problems: [...hosting.problems, ...losses] };
  if (losses.length > 0) return { ok: false, problems: losses };
  return { ok: true, value: { site, hosting: hosting.value, previous: previous?.value } };
}
