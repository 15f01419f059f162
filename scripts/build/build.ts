import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../cli/problems/problem.ts';
import { bundleApp } from './bundle/bundle.ts';
import { type BuildOptions, checkSite, planSiteOf, storeFolder } from './check-site.ts';
import { dayOf } from './earlier-files/earlier-files.ts';
import { type BuildGroup, buildGroups, diffGroups, hashOfCommonInputs, siteFacts } from './groups.ts';
import type { SiteGroups } from './manifest.ts';
import { checkFolders, claimWorkFolder, type OwnFolders } from './publish/check-folders.ts';
import { type LockFile, withBuildLock } from './publish/lock.ts';
import { publishSite } from './publish/publish-site.ts';
import { inspectFolder, StagingFolder } from './publish/published-folder.ts';
import { keepGroups, renderGroups } from './render/render-groups.ts';
import type { RenderFailure } from './render/render-worker.ts';
import { writeHostFilesAndRecords } from './report/host-files-and-records.ts';
import { type BuildReport, siteReport } from './report/report.ts';
import { mergeParts, partIdentity, readParts } from './shards/parts.ts';
import { divideGroups } from './shards/shard.ts';
import { stageSiteFiles } from './site-files/stage-files.ts';

export type BuildOutcome =
  | {
      readonly ok: true;
      readonly report: BuildReport;
      /** Problems of files outside the published folder that could not be written. */
      readonly unwrittenFiles: readonly Problem[];
    }
  | FailedBuild;

/** A build that published nothing: its input has problems, or pages could not be rendered. */
export interface FailedBuild {
  readonly ok: false;
  readonly problems: readonly Problem[];
  readonly failures: readonly RenderFailure[];
}

const failed = (problems: readonly Problem[], failures: readonly RenderFailure[] = []): FailedBuild => ({
  ok: false,
  problems,
  failures,
});

/**
 * Builds and publishes the site, or returns problems and leaves the published folder as it was. Throws a
 * Refusal, for example if another build is at work or the disk fails at the end.
 */
export async function buildSite(requested: BuildOptions): Promise<BuildOutcome> {
  const folders = checkFolders(requested);
  if (!folders.ok) return failed(folders.problems);
  const options = { ...requested, ...folders.value };
  claimWorkFolder(options);
  return withBuildLock(options, async (lock) => {
    const stagingPath = join(options.work, 'staging');
    const removeStaging = (): void => rmSync(stagingPath, { recursive: true, force: true });
    removeStaging();
    const listings = await storeFolder(options);
    return build({ ...options, listings }, stagingPath, lock).finally(removeStaging);
  });
}

async function build(
  options: BuildOptions & OwnFolders,
  stagingPath: string,
  lock: LockFile,
): Promise<BuildOutcome> {
  const { out, work, threads, env, onProgress, shard } = options;
  let lastCall = performance.now();
  const lapMs = (): number => {
    const before = lastCall;
    lastCall = performance.now();
    return lastCall - before;
  };

  // Plan: every page and dataset; none is rendered yet.
  const parts = options.parts === undefined ? undefined : readParts(options.parts);
  if (parts?.ok === false) return failed(parts.problems);
  const day = options.day ?? parts?.value[0]?.shard.identity.day ?? dayOf(options.now);
  const loaded = await planSiteOf(options, day);
  if (!loaded.ok) return failed(loaded.problems);
  const { plan, input } = loaded.value;

  // Check: former addresses, the published site, the previous deploy.
  const folder = inspectFolder(out, { verify: options.verify === true });
  const checked = await checkSite(options, loaded.value, folder);
  if (!checked.ok) return failed(checked.problems);
  const { site, hosting, previous } = checked.value;
  const planMs = lapMs();

  // Bundle: made again only if the hash of its sources differs.
  const bundle = await (options.bundle ?? bundleApp)(join(work, 'bundle'));
  const bundleMs = lapMs();

  // Diff: a group is stale if its inputs or its files differ from the last build's.
  const { client, renderer, worker } = bundle;
  const setup = { client, renderer, stagingPath, facts: siteFacts(input, env) };
  const common = hashOfCommonInputs(bundle, setup.facts);
  const plannedGroups = buildGroups(plan.groups, common);
  const groups =
    shard === undefined ? plannedGroups : (divideGroups(plannedGroups, shard.count)[shard.index - 1] ?? []);
  const { kept, stale } = parts === undefined ? diffGroups(groups, folder) : { kept: [], stale: groups };

  // Render: stale groups on threads, or every group from the parts that shards have made.
  const staging = new StagingFolder(stagingPath, folder.files);
  const isSharded = parts !== undefined || shard !== undefined;
  const identity = isSharded ? await partIdentity(input, bundle, env, day) : undefined;
  const rendering =
    parts === undefined || identity === undefined
      ? await renderGroups(stale, { worker, threads, setup, staging, folder, common, onProgress })
      : mergeParts(stale, { parts: parts.value, identity, staging, folder });
  if (rendering.problems.length + rendering.failures.length > 0)
    return failed(rendering.problems, rendering.failures);
  const siteGroups = inPlanOrder(
    groups,
    new Map([...keepGroups(kept, staging, folder), ...rendering.groups]),
  );

  // Site files: everything else that is published.
  const files = { loaded: loaded.value, bundle, groups: siteGroups, hostFiles: hosting.hostFiles };
  await stageSiteFiles(staging, options, { ...files, pictures: rendering.pictures });
  const renderMs = lapMs();

  // Publish: the site is refused as a whole, or changed files are moved into place and old ones removed.
  const manifestShard = shard === undefined || identity === undefined ? undefined : { ...shard, identity };
  const publication = await publishSite(options, {
    ...{ staging, folder, previous, lock },
    ...{
      groups: siteGroups,
      stagedPages: rendering.stagedPages,
      manifest: { ...site, common, shard: manifestShard },
    },
  });
  if (!publication.ok) return failed(publication.problems);

  // Report: also writes the files outside of the published folder.
  const report = siteReport({
    ...{
      publication: publication.value,
      groups: siteGroups,
      hosting,
      sample: input.sample,
      now: options.now,
    },
    ...{ rendered: rendering.rendered, listings: site.listings, partsDay: parts && day },
    timings: { plan: planMs, bundle: bundleMs, render: renderMs, publish: lapMs() },
    bundled: bundle.isNew,
  });
  const unwrittenFiles = await writeHostFilesAndRecords(options, {
    report,
    hosting,
    loaded: loaded.value,
    groups: siteGroups,
  });
  return { ok: true, report, unwrittenFiles };
}

const inPlanOrder = (groups: readonly BuildGroup[], made: SiteGroups): SiteGroups =>
  new Map(
    groups.flatMap(({ id }) => {
      const group = made.get(id);
      return group === undefined ? [] : [[id, group] as const];
    }),
  );
