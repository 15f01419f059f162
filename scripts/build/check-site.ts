import type { UncheckedPlan } from '../plan/load-plan.ts';
import type { Checked } from '../problems/problem.ts';
import type { OwnFolders } from '../publish/build-folders.ts';
import type { OpenedFolder, PublishedFolder } from '../publish/published-folder.ts';
import { siteLosses } from '../publish/site-losses.ts';
import { type PreviousDeploy, previousDeploy } from '../retention/previous-deploy.ts';
import type { EarlierState, PublishedSite } from '../state/build-state.ts';
import type { BuildOptions } from './build-options.ts';
import { type SiteHosting, siteHosting } from './site-hosting.ts';
import { kindOfSite } from './site-listings.ts';

/** A planned site that may be published, with what is known of where. */
interface CheckedSite {
  readonly hosting: SiteHosting;
  readonly published: PublishedFolder;
  readonly site: PublishedSite;
  readonly previous?: PreviousDeploy | undefined;
}

/** Holds a planned site against itself, against what was ever published, and against what is published now. */
export async function checkSite(
  options: BuildOptions & OwnFolders,
  { value: loaded, check }: UncheckedPlan,
  { opened, earlier }: { readonly opened: OpenedFolder; readonly earlier: EarlierState },
): Promise<Checked<CheckedSite>> {
  const { input } = loaded;
  const previous = options.previous === undefined ? undefined : await previousDeploy(options.previous);
  if (previous?.ok === false) return previous;
  const problems = check();
  if (problems.length > 0) return { ok: false, problems };
  const hosting = await siteHosting(options, loaded);
  if (!hosting.ok) return hosting;
  const published = opened.readAll();
  const site: PublishedSite = {
    kind: kindOfSite(options, input),
    listings: input.cities.reduce((sum, { pharmacies }) => sum + pharmacies.length, 0),
  };
  const losses = siteLosses({ out: options.out, published, earlier, site });
  if (losses.length > 0 && options.acceptLoss !== true) return { ok: false, problems: losses };
  return { ok: true, value: { hosting: hosting.value, published, site, previous: previous?.value } };
}
