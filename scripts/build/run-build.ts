import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { addressFiles } from '../addresses/address-lists.ts';
import { rememberAddresses, withAddressProblems } from '../addresses/site-addresses.ts';
import type { Problem } from '../cli/problems/problem.ts';
import { writeHostFiles } from '../hosts/files/write-host-files.ts';
import { loadUnchecked } from '../plan/load-plan.ts';
import type { BuildOptions } from './build-options.ts';
import { type Bundle, bundleApp, bundleAtHand } from './bundle/bundle.ts';
import { checkSite } from './check-site.ts';
import { dayOf } from './earlier-files/earlier-files.ts';
import type { FailedBuild } from './failed-build.ts';
import { makePages } from './make-pages.ts';
import { writePageRecord } from './page-record.ts';
import { checkFolders, claimWorkFolder } from './publish/build-folders.ts';
import { withBuildLock } from './publish/build-lock.ts';
import { lookAhead } from './publish/look-ahead.ts';
import { finishPublication, stagingFolder } from './publish/publish.ts';
import { readPublished } from './publish/published-folder.ts';
import { type SyncDisk, withDiskSync } from './publish/sync-disk.ts';
import { publishSite } from './publish-site.ts';
import type { RenderFailure } from './render/render-group.ts';
import { type RenderThread, startThread } from './render/render-thread.ts';
import { Stage } from './render/stage.ts';
import { partsDayNote } from './shards/parts-day.ts';
import { type Part, readParts } from './shards/read-parts.ts';
import { withRegister } from './site-listings.ts';
import { siteReport } from './site-report.ts';
import type { BuildReport } from './state/build-report.ts';
import { readState } from './state/build-state.ts';
import { pageLinesFile } from './state/page-lines.ts';
import { PublishedFiles } from './state/published-files.ts';
import { stopwatch } from './stopwatch.ts';
import { writeBeside } from './write-beside.ts';

export type BuildOutcome =
  | {
      readonly ok: true;
      readonly report: BuildReport;
      /** What could not be written beside the site, which is published all the same. */
      readonly missing: readonly Problem[];
    }
  /** The published folder is as it was before. */
  | FailedBuild;

/**
 * Builds the site: plan, bundle, render, publish. Whatever goes wrong before the last step leaves the published folder
 * untouched; the last step is journaled (see publish.ts). Throws a Refusal where another build is at work, or an
 * unfinished publication cannot be finished, and else only for faults that no editor can mend.
 */
export async function runBuild(given: BuildOptions): Promise<BuildOutcome> {
  const folders = await checkFolders(given);
  if (!folders.ok) return refusal(folders.problems);
  const parts = given.parts && (await readParts(given.parts));
  if (parts?.ok === false) return refusal(parts.problems);
  const options = { ...given, ...folders.value };
  claimWorkFolder(options.work);
  // Then every page is rendered, and the process grows large.
  const isFirst = !existsSync(options.out);
  const buildLocked = async (sync: SyncDisk): Promise<BuildOutcome> => {
    const atHand = options.bundle === undefined ? await bundleAtHand(bundleFolder(options)) : undefined;
    // Loading the app passes while the lists are read. Few pages are stale as a rule, and one thread is enough for them.
    const count = parts !== undefined ? 0 : isFirst ? options.threads : 1;
    const ahead = atHand === undefined ? [] : Array.from({ length: count }, () => startThread(atHand));
    try {
      return await build(await withRegister(options), atHand, { ahead, parts: parts?.value, sync });
    } finally {
      await Promise.all(ahead.map((thread) => thread.end()));
      await rm(join(options.work, pageLinesFile), { force: true });
    }
  };
  return withBuildLock(options, () => withDiskSync({ atOnce: isFirst }, buildLocked));
}

const refusal = (problems: readonly Problem[], failures: readonly RenderFailure[] = []): BuildOutcome => ({
  ok: false,
  problems,
  failures,
});

const bundleFolder = ({ work }: BuildOptions): string => join(work, 'bundle');

/** What a build works with, beside its options and the bundle. */
interface Means {
  /** Threads that were started ahead. */
  readonly ahead: readonly RenderThread[];
  readonly parts: readonly Part[] | undefined;
  readonly sync: SyncDisk;
}

async function build(
  options: BuildOptions,
  atHand: Bundle | undefined,
  { ahead, parts, sync }: Means,
): Promise<BuildOutcome> {
  const clock = stopwatch();
  const { out, work } = options;
  const staging = join(work, stagingFolder);
  const day = options.day ?? parts?.[0]?.record.identity.day ?? dayOf(options.now);
  finishPublication(options);

  const earlier = await readState(work, out);
  const look = { out, earlier, verify: options.verify === true };
  const lookedAt = atHand && options.threads > 1 ? lookAhead(atHand.looker, look) : undefined;
  const folder = once(() => lookedAt?.() ?? readPublished(look));
  const isSameCode = atHand !== undefined && atHand.id === earlier.bundle;
  const known = (isSameCode ? earlier.faultless : undefined) ?? {};
  const loaded = await loadUnchecked(options.lists, options.listings, day, known);
  if (!loaded.ok) return refusal(await withAddressProblems(options.lists, loaded.problems));
  const { plan, input } = loaded.value.value;
  const published = new PublishedFiles(earlier, folder);
  const stage = new Stage(staging, published);
  const plannedIn = clock();

  let isRefused = false;
  const make = (bundle: Bundle): ReturnType<typeof makePages> =>
    makePages(
      {
        ...{ plan, input, bundle, earlier, published, staging, stage, ahead, parts, day, sync },
        isRefused: () => isRefused,
      },
      options,
    );
  await mkdir(staging, { recursive: true });
  // With the bundle at hand, threads render while the plan is checked.
  const early = atHand && make(atHand);
  const stopRendering = async (): Promise<void> => {
    isRefused = true;
    await early?.catch(() => undefined);
  };
  early?.catch(() => undefined);
  const giveUp = async (...refused: Parameters<typeof refusal>): Promise<BuildOutcome> => {
    await stopRendering();
    await rm(staging, { recursive: true, force: true });
    return refusal(...refused);
  };
  const checked = await checkSite(options, loaded.value, { folder, published, earlier, known }).catch(
    async (error) => {
      await stopRendering();
      throw error;
    },
  );
  if (!checked.ok) return giveUp(checked.problems);
  const { hosting, site, previous } = checked.value;
  const { addresses, hostSite, hostFiles, former } = hosting;
  const checkedIn = clock();

  const bundle = atHand ?? (await (options.bundle ?? bundleApp)(bundleFolder(options)));
  const bundled = clock();

  const rendering = await (early ?? make(bundle));
  const { failures, groups } = rendering;
  if (failures.length + rendering.problems.length > 0) return giveUp(rendering.problems, failures);
  const rendered = clock();

  const publication = await publishSite(options, {
    ...{ loaded: loaded.value.value, hosting, site, previous, bundle, rendering },
    ...{ earlier, published, folder, stage, staging, sync: options.sync ?? sync },
  });
  if (!publication.ok) return giveUp(publication.problems);
  const publishedIn = clock();

  const report = siteReport({
    ...{ rendering, publication: publication.value, published, folder: folder() },
    ...{ former, hostFiles, sample: input.sample, bundled: bundle.fresh },
    isEmpty: site.listings === 0,
    partsDay: parts && partsDayNote(day, options.now),
    timings: {
      plan: plannedIn + (early === undefined ? checkedIn : 0),
      bundle: bundled,
      render: rendered + (early === undefined ? 0 : checkedIn),
      publish: publishedIn,
    },
  });
  const missing = await writeBeside([
    [join(work, 'hosts'), () => writeHostFiles(join(work, 'hosts'), out, hostSite)],
    [
      join(options.lists, addressFiles.published),
      async () =>
        options.remember === true && addresses !== undefined
          ? rememberAddresses(options, addresses)
          : undefined,
    ],
    [
      join(work, 'build-report.json'),
      async () =>
        writePageRecord(join(work, 'build-report.json'), report, { origin: options.env.siteOrigin, groups }),
    ],
  ]);
  return { ok: true, report, missing };
}

/** Makes a value when it is first asked for. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
