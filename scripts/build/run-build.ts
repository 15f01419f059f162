import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteEnv } from '../../src/config/env.ts';
import type { Problem } from '../../src/domain/problem.ts';
import type { HostId } from '../hosts/host-limits.ts';
import { hostRules } from '../hosts/host-rules.ts';
import { identityFiles } from '../hosts/identity-files.ts';
import { publishedHostFiles, writeHostFiles } from '../hosts/write-host-files.ts';
import { cityPictures } from '../images/city-pictures.ts';
import { listDirectory } from '../lists/load-lists.ts';
import { withBuildLock } from './build-lock.ts';
import { type BuildReport, countReasons } from './build-report.ts';
import { type BuildState, readState, stateText } from './build-state.ts';
import { type Bundle, bundleApp, bundleAtHand } from './bundle.ts';
import { loadPlan } from './load-plan.ts';
import { writePageRecord } from './page-record.ts';
import { finishPublication, listFiles, publish } from './publish.ts';
import { publicationProblems } from './refusals.ts';
import { renderSite } from './render-site.ts';
import { type RenderThread, startThread } from './render-thread.ts';
import type { RenderFailure } from './render-unit.ts';
import { bundleFiles, crawlerFiles } from './site-files.ts';
import { Stage } from './stage.ts';

export interface BuildOptions {
  /** Folder of the editors' lists. */
  readonly lists: string;
  /** Folder of the listing store; samples where it is not given or holds none. */
  readonly listings?: string | undefined;
  /** The folder that is published. */
  readonly out: string;
  /** Folder for the bundle, the staged files and the state, on the same disk as `out`. */
  readonly work: string;
  /** Rendering threads at the most. */
  readonly threads: number;
  readonly env: SiteEnv;
  /** Whose limits the site must keep. */
  readonly host?: HostId | undefined;
  /** Makes or finds the bundle; the tests bring their own. */
  readonly bundle?: ((folder: string) => Promise<Bundle>) | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

export const defaultFolders = { lists: listDirectory, out: 'dist', work: '.build' } as const;

export type BuildOutcome =
  | { readonly ok: true; readonly report: BuildReport }
  /** The published folder is as it was before. */
  | {
      readonly ok: false;
      readonly problems: readonly Problem[];
      readonly failures: readonly RenderFailure[];
    };

/**
 * Builds the site: plan, bundle, render, publish. Whatever goes wrong before the last step leaves the published folder
 * untouched; the last step is journaled (see publish.ts). Throws only for faults that no editor can mend.
 */
export const runBuild = (options: BuildOptions): Promise<BuildOutcome> =>
  withBuildLock(options.work, async () => {
    const atHand = options.bundle === undefined ? await bundleAtHand(bundleFolder(options)) : undefined;
    // Loading the app passes while the lists are read. Few pages are stale as a rule, and one thread is enough for them.
    const count = existsSync(options.out) ? 1 : options.threads;
    const ahead = atHand === undefined ? [] : Array.from({ length: count }, () => startThread(atHand));
    try {
      return await build(options, atHand, ahead);
    } finally {
      await Promise.all(ahead.map((thread) => thread.end()));
    }
  });

const bundleFolder = ({ work }: BuildOptions): string => join(work, 'bundle');

async function build(
  options: BuildOptions,
  atHand: Bundle | undefined,
  ahead: readonly RenderThread[],
): Promise<BuildOutcome> {
  const clock = stopwatch();
  const paths = {
    journal: join(options.work, 'journal.json'),
    state: join(options.work, 'state.json'),
    staging: join(options.work, 'staging'),
  };
  await finishPublication(paths.journal);
  await rm(paths.staging, { recursive: true, force: true });
  await mkdir(paths.staging, { recursive: true });

  const [loaded, earlier, files] = await Promise.all([
    loadPlan(options.lists, options.listings),
    readState(paths.state, options.out),
    listFiles(options.out),
  ]);
  if (!loaded.ok) return { ok: false, problems: loaded.problems, failures: [] };
  const { plan, input } = loaded.value;
  const planned = clock();

  const bundle = atHand ?? (await (options.bundle ?? bundleApp)(bundleFolder(options)));
  const bundled = clock();

  const present = new Set(files);
  const stage = new Stage(paths.staging, earlier, present);
  const folders = { staging: paths.staging, published: present.size > 0 ? options.out : undefined };
  const site = { plan, input, bundle, earlier, present, stage, folders, ahead };
  // Drawn while the threads render.
  const [rendering, pictures] = await Promise.all([
    renderSite(site, options),
    cityPictures(
      input.cities.map(({ city, pharmacies }) => ({ city, count: pharmacies.length, sample: input.sample })),
      join(options.work, 'images'),
    ),
  ]);
  if (rendering.failures.length > 0) {
    await rm(paths.staging, { recursive: true, force: true });
    return { ok: false, problems: [], failures: rendering.failures };
  }
  const rendered = clock();

  for (const [file, content] of await bundleFiles(bundle.client)) stage.add(file, content);
  const crawlers = crawlerFiles(plan.units, rendering.units, {
    sample: input.sample,
    origin: options.env.siteOrigin,
  });
  const rules = hostRules(options.env, input.sample);
  const identity = await identityFiles(options.env, {
    mark: join(bundle.client, 'favicon.svg'),
    cache: join(options.work, 'images'),
  });
  for (const [file, content] of [...crawlers, ...publishedHostFiles(rules), ...identity, ...pictures]) {
    stage.add(file, content);
  }
  const next: BuildState = {
    bundle: bundle.id,
    out: earlier.out,
    units: rendering.units,
    files: stage.files,
  };
  const refused = await publicationProblems({
    ...options,
    staging: paths.staging,
    state: next,
    weighed: earlier.bundle === bundle.id,
  });
  if (refused.length > 0) {
    await rm(paths.staging, { recursive: true, force: true });
    return { ok: false, problems: refused, failures: [] };
  }
  const newState = `${paths.state}.new`;
  await writeFile(newState, stateText(next));
  const kept = new Set([
    ...Object.keys(stage.files),
    ...Object.values(rendering.units).flatMap((unit) => unit.pages.map(({ file }) => file)),
  ]);
  const removed = [...present].filter((file) => !kept.has(file));
  await publish(
    {
      staging: paths.staging,
      target: options.out,
      move: [...rendering.written, ...stage.written],
      remove: removed,
      state: { from: newState, to: paths.state },
    },
    paths.journal,
  );
  const published = clock();

  const units = Object.values(next.units);
  const pages = units.flatMap((unit) => unit.pages);
  const others = Object.values(next.files);
  const report: BuildReport = {
    pages: pages.length,
    rendered: rendering.rendered,
    written: rendering.written.length,
    unchanged: pages.length - rendering.written.length,
    removed: removed.length,
    htmlBytes: sum(pages.map(({ bytes }) => bytes)),
    otherBytes: sum(others.map(({ bytes }) => bytes)),
    otherFiles: others.length,
    reasons: countReasons(units),
    sample: input.sample,
    bundled: bundle.fresh,
    timings: { plan: planned, bundle: bundled, render: rendered, publish: published },
  };
  await writeHostFiles(join(options.work, 'hosts'), rules);
  await writePageRecord(join(options.work, 'build-report.json'), report, {
    origin: options.env.siteOrigin,
    state: next,
  });
  return { ok: true, report };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Each call gives the milliseconds since the call before. */
function stopwatch(): () => number {
  let last = performance.now();
  return () => {
    const now = performance.now();
    const elapsed = now - last;
    last = now;
    return elapsed;
  };
}
