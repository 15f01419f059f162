import { join } from 'node:path';
import type { SiteEnv } from '../cli/settings/env.ts';
import type { SitePlan } from '../plan/site-plan.ts';
import type { Bundle } from './bundle/bundle.ts';
import { identityFiles } from './identity-files.ts';
import { bundleFiles, crawlerFiles } from './publish/site-files.ts';
import { manifestFiles } from './render/manifest-files.ts';
import type { Stage } from './render/stage.ts';
import type { EarlierState, SiteGroups } from './state/build-state.ts';

interface GivenFiles {
  readonly bundle: Bundle;
  readonly env: SiteEnv;
  /** Folder where drawn icons are kept. */
  readonly images: string;
}

/** Stages what a site has whatever its pages are, and so before they are made: the bundle, and what tells who the site is. */
export async function stageGivenFiles(stage: Stage, { bundle, env, images }: GivenFiles): Promise<void> {
  stageAll(stage, await bundleFiles(bundle.client));
  stageAll(stage, await identityFiles(env, { mark: join(bundle.client, 'favicon.svg'), cache: images }));
}

interface OtherFiles extends Pick<GivenFiles, 'bundle' | 'env'> {
  readonly plan: SitePlan;
  readonly sample: boolean;
  readonly groups: SiteGroups;
  readonly earlier: Pick<EarlierState, 'bundle' | 'groups'>;
  /** Files that are made already, by name. */
  readonly made: readonly ReadonlyMap<string, string | Buffer>[];
}

/** Stages what a site has beside its pages and datasets, once those are known: manifests, what crawlers read, and what is made already. */
export async function stageOtherFiles(
  stage: Stage,
  { plan, sample, groups, earlier, bundle, env, made }: OtherFiles,
): Promise<void> {
  stageAll(stage, await manifestFiles(plan, groups, bundle.client));
  const before =
    earlier.bundle === bundle.id
      ? { groups: earlier.groups, keep: (file: string) => stage.keep(file) }
      : undefined;
  stageAll(stage, crawlerFiles(plan.pageGroups, groups, { sample, origin: env.siteOrigin }, before));
  for (const files of made) stageAll(stage, files);
}

function stageAll(stage: Stage, files: Iterable<readonly [file: string, content: string | Buffer]>): void {
  for (const [file, content] of files) stage.add(file, content);
}
