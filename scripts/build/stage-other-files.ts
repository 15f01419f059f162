import { join } from 'node:path';
import type { Bundle } from '../client-bundle/bundle.ts';
import type { SiteEnv } from '../config/env.ts';
import { identityFiles } from '../hosts/identity-files.ts';
import type { SitePlan } from '../plan/site-plan.ts';
import { bundleFiles, crawlerFiles } from '../publish/site-files.ts';
import { manifestFiles } from '../render/manifest-files.ts';
import type { Stage } from '../render/stage.ts';
import type { SiteGroups } from '../state/build-state.ts';

interface OtherFiles {
  readonly plan: SitePlan;
  readonly sample: boolean;
  readonly groups: SiteGroups;
  readonly bundle: Bundle;
  readonly env: SiteEnv;
  /** Folder where drawn icons are kept. */
  readonly images: string;
  /** Files that are made already, by name. */
  readonly made: readonly ReadonlyMap<string, string | Buffer>[];
}

/** Stages what a site has beside its pages and datasets: manifests, the bundle, what crawlers read, what tells who the site is, and what is made already. */
export async function stageOtherFiles(
  stage: Stage,
  { plan, sample, groups, bundle, env, images, made }: OtherFiles,
): Promise<void> {
  const files: readonly Iterable<readonly [string, string | Buffer]>[] = [
    await manifestFiles(plan, groups, bundle.client),
    await bundleFiles(bundle.client),
    crawlerFiles(plan.pageGroups, groups, { sample, origin: env.siteOrigin }),
    await identityFiles(env, { mark: join(bundle.client, 'favicon.svg'), cache: images }),
    ...made,
  ];
  for (const some of files) for (const [file, content] of some) stage.add(file, content);
}
