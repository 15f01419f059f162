import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../cli/problems/problem.ts';
import { bundleApp } from './bundle/bundle.ts';
import { checkSite, planSiteOf, storeFolder } from './check-site.ts';
import { diffGroups } from './diff.ts';
import { dayOf } from './earlier-files/earlier-files.ts';
import { type BuildGroup, buildGroups, commonInputs, siteFacts } from './group-inputs.ts';
import type { SiteGroups } from './manifest.ts';
import type { BuildOptions } from './options.ts';
import { checkFolders, claimWorkFolder, type OwnFolders } from './publish/check-folders.ts';
import { type Hold, withBuildLock } from './publish/lock.ts';
import { publishSite } from './publish/publish-site.ts';
import { lookAtFolder } from './publish/published-folder.ts';
import type { RenderFailure } from './render/render-group.ts';
import { keepGroups, renderGroups } from './render/render-groups.ts';
import { type BuildReport, siteReport } from './report/report.ts';
import { writeBesideSite } from './report/write-beside.ts';
import { mergeParts, partIdentity, readParts } from './shards/parts.ts';
import { shareOut } from './shards/shard.ts';
import { stageSiteFiles } from './site-files/stage-files.ts';
import { Stage } from './stage.ts';

export type BuildOutcome =
  | {
      readonly ok: true;
      readonly report: BuildReport;
      /** What could not be written beside the site, which is published all the same. */
      readonly missing: readonly Problem[];
    }
  | FailedBuild;

/** Why nothing was published: problems of the input, or pages that could not be rendered. */
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
 * Builds the site: plan, check, bundle, diff, render, publish. Whatever goes wrong before the last step leaves the
 * published folder as it was. Throws a Refusal where another build is at work, and else only for faults that no editor
 * can mend.
 */
export async function buildSite(given: BuildOptions): Promise<BuildOutcome> {
  const folders = checkFolders(given);
  if (!folders.ok) return failed(folders.problems);
  const options = { ...given, ...folders.value };
  claimWorkFolder(options);
  return withBuildLock(options, async (hold) => {
    const staging = join(options.work, 'staging');
    const removeStaging = (): void => rmSync(staging, { recursive: true, force: true });
    removeStaging();
    return build({ ...options, listings: await storeFolder(options) }, staging, hold).finally(removeStaging);
  });
}

async function build(options: BuildOptions & OwnFolders, staging: string, hold: Hold): Promise<BuildOutcome> {
  const { out, work, threads, env, onProgress, shard } = options;
  let last = performance.now();
  /** Milliseconds since the call before. */
  const lap = (): number => {
    const before = last;
    last = performance.now();
    return last - before;
  };

  // Plan: every page and dataset, nothing made yet.
  const parts = options.parts === undefined ? undefined : readParts(options.parts);
  if (parts?.ok === false) return failed(parts.problems);
  const day = options.day ?? parts?.value[0]?.shard.identity.day ?? dayOf(options.now);
  const loaded = await planSiteOf(options, day);
  if (!loaded.ok) return failed(loaded.problems);
  const { plan, input } = loaded.value;

  // Check: the plan against what was ever published, and against what is published now.
  const folder = lookAtFolder(out, { verify: options.verify === true });
  const checked = await checkSite(options, loaded.value, folder);
  if (!checked.ok) return failed(checked.problems);
  const { site, hosting, previous } = checked.value;
  const planMs = lap();

  // Bundle: the client and the renderer, kept by the hash of their sources.
  const bundle = await (options.bundle ?? bundleApp)(join(work, 'bundle'));
  const bundleMs = lap();

  // Diff: the groups whose inputs or files are not those of the last build.
  const { client, renderer, worker } = bundle;
  const setup = { client, renderer, staging, facts: siteFacts(input, env) };
  const common = commonInputs(bundle, setup.facts);
  const planned = buildGroups(plan, common);
  const groups = shard === undefined ? planned : (shareOut(planned, shard.count)[shard.index - 1] ?? []);
  const { kept, stale } = parts === undefined ? diffGroups(groups, folder) : { kept: [], stale: groups };

  // Render: stale groups on threads; or take every group from the parts that shards have made.
  const stage = new Stage(staging, folder.files);
  const isPart = parts !== undefined || shard !== undefined;
  const identity = isPart ? await partIdentity(input, bundle, env, day) : undefined;
  const made =
    parts === undefined || identity === undefined
      ? await renderGroups(stale, { worker, threads, setup, stage, folder, common, onProgress })
      : mergeParts(stale, { parts: parts.value, identity, staging, stage, folder });
  if (made.problems.length + made.failures.length > 0) return failed(made.problems, made.failures);
  const all = inPlanOrder(groups, new Map([...keepGroups(kept, stage), ...made.groups]));
  const files = { loaded: loaded.value, bundle, groups: all, hostFiles: hosting.hostFiles };
  await stageSiteFiles(stage, options, { ...files, pictures: made.pictures });
  const renderMs = lap();

  // Publish: move what differs into place, then remove what is gone.
  const part = shard === undefined || identity === undefined ? undefined : { ...shard, identity };
  const publication = await publishSite(options, {
    ...{ staging, hold, stage, folder, previous },
    ...{ groups: all, written: made.written, manifest: { ...site, common, shard: part } },
  });
  if (!publication.ok) return failed(publication.problems);
  const report = siteReport({
    ...{ publication: publication.value, groups: all, hosting, sample: input.sample, now: options.now },
    ...{ rendered: made.rendered, listings: site.listings, partsDay: parts && day },
    timings: { plan: planMs, bundle: bundleMs, render: renderMs, publish: lap() },
    bundled: bundle.fresh,
  });
  const missing = await writeBesideSite(options, { report, hosting, loaded: loaded.value, groups: all });
  return { ok: true, report, missing };
}

const inPlanOrder = (groups: readonly BuildGroup[], made: SiteGroups): SiteGroups =>
  new Map(
    groups.flatMap(({ id }) => {
      const group = made.get(id);
      return group === undefined ? [] : [[id, group] as const];
    }),
  );
