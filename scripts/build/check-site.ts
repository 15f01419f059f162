import { withAddressProblems } from '../addresses/site-addresses.ts';
import type { Checked, Problem } from '../cli/problems/problem.ts';
import type { LoadedPlan } from '../plan/load-plan.ts';
import type { BuildOptions } from './build-options.ts';
import { type PreviousDeploy, previousDeploy } from './earlier-files/previous-deploy.ts';
import type { OwnFolders } from './publish/build-folders.ts';
import type { PublishedFolder } from './publish/look-at-folder.ts';
import { markerOf } from './publish/published-folder.ts';
import { siteLosses } from './publish/site-losses.ts';
import { type SiteHosting, siteHosting } from './site-hosting.ts';
import { kindOfSite } from './site-listings.ts';
import type { EarlierState, PublishedSite } from './state/build-state.ts';
import type { PublishedFiles } from './state/published-files.ts';

/** A planned site that may be published, with what is known of where. */
export interface CheckedSite {
  readonly hosting: SiteHosting;
  readonly site: PublishedSite;
  readonly previous?: PreviousDeploy | undefined;
}

interface Published {
  readonly folder: () => PublishedFolder;
  readonly published: PublishedFiles;
  readonly earlier: EarlierState;
}

/** Holds a planned site against itself, against what was ever published, and against what is published now. */
export async function checkSite(
  options: BuildOptions & OwnFolders,
  loaded: LoadedPlan,
  { folder, published, earlier }: Published,
): Promise<Checked<CheckedSite>> {
  const { input } = loaded;
  const previous = options.previous === undefined ? undefined : await previousDeploy(options.previous);
  const refuse = async (...all: readonly Problem[]): Promise<Checked<CheckedSite>> => ({
    ok: false,
    problems: await withAddressProblems(options.lists, all),
  });
  if (previous?.ok === false) return refuse(...previous.problems);
  const hosting = await siteHosting(options, loaded);
  const site: PublishedSite = {
    kind: kindOfSite(options, input),
    listings: input.cities.reduce((sum, { pharmacies }) => sum + pharmacies.length, 0),
  };
  const losses =
    options.acceptLoss === true
      ? []
      : siteLosses({ out: options.out, published, marker: markerOf(folder()), earlier, site });
  if (!hosting.ok) return { ok: false, problems: [...hosting.problems, ...losses] };
  if (losses.length > 0) return { ok: false, problems: losses };
  return { ok: true, value: { hosting: hosting.value, site, previous: previous?.value } };
}
