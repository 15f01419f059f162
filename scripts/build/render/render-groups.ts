import { Tinypool } from 'tinypool';
import type { PageRef } from '../../../src/domain/site/page-ref.ts';
import { datasetFile, pageFile } from '../../../src/domain/site/paths.ts';
import { digestOf } from '../../cli/files/digest.ts';
import type { Problem } from '../../cli/problems/problem.ts';
import { datasetFileOf, madeData, madeFile } from '../../plan/page-group.ts';
import type { BuildGroup } from '../groups.ts';
import type { FileEntry, PublishedGroup, PublishedPage } from '../manifest.ts';
import { type PublishedFolder, type StagingFolder, withCurrentTimes } from '../publish/published-folder.ts';
import type { RenderedGroup, RenderFailure, RenderJob, RenderSetup } from './render-worker.ts';

const pagesPerThread = 600;

const jobsAhead = 2;

/** Page groups with their pages and datasets, and the pages that could not be rendered. */
export interface RenderedGroups {
  readonly groups: ReadonlyMap<string, PublishedGroup>;
  readonly stagedPages: readonly string[];
  readonly failures: readonly RenderFailure[];
  readonly rendered: number;
  readonly problems: readonly Problem[];
  readonly pictures?: ReadonlyMap<string, Buffer> | undefined;
}

interface RenderOptions {
  readonly worker: string;
  readonly threads: number;
  readonly setup: RenderSetup;
  readonly staging: StagingFolder;
  readonly folder: Pick<PublishedFolder, 'files' | 'manifest' | 'isIntact'>;
  readonly common: string;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

interface QueuedJob {
  readonly id: string;
  readonly job: RenderJob;
  readonly take: (rendered: RenderedGroup) => void;
}

/** Renders or reuses the pages of groups, and stages the files that changed. */
export async function renderGroups(
  groups: readonly BuildGroup[],
  options: RenderOptions,
): Promise<RenderedGroups> {
  const { staging, folder, onProgress } = options;
  const total = groups.reduce((sum, { pages }) => sum + pages.length, 0);
  const groupById = new Map<string, PublishedGroup>();
  const stagedPages: string[] = [];
  const failures: RenderFailure[] = [];
  let rendered = 0;
  function* jobs(): Generator<QueuedJob> {
    // The largest first, so that all threads end at nearly the same time.
    for (const group of groups.toSorted((a, b) => b.pages.length - a.pages.length)) {
      const { id, pages } = group;
      const { datasets, files } = groupFiles(group);
      for (const { made: dataset } of datasets) staging.add(dataset.file.slice(1), dataset.bytes);
      const names = files.map((each) => each.map(({ file }) => file));
      const state = {
        inputs: group.inputs(),
        datasets: datasets.map(({ path, manifest, made: { version } }) => ({ path, manifest, version })),
        ...(pages.length > 0 && { shown: digestOf(JSON.stringify(names)) }),
      };
      const reusable = reusablePages(group, state.shown, options);
      if (pages.length === 0 || reusable !== undefined) {
        groupById.set(id, { ...state, pages: reusable ?? [] });
        continue;
      }
      yield {
        id,
        job: {
          pages: pages.map((page, at) => ({ page, files: names[at] ?? [] })),
          published: publishedPages(pages, folder),
          data: new Map(files.flat().map(({ file, bytes }) => [file, bytes])),
        },
        take: (result) => {
          groupById.set(id, { ...state, pages: result.pages });
          stagedPages.push(...result.staged);
          failures.push(...result.failures);
          rendered += result.pages.length;
          onProgress?.(rendered, total);
        },
      };
    }
  }
  await renderJobs(jobs(), total, options);
  // Threads answer in any order, but a report must be stable.
  failures.sort((a, b) => (a.path < b.path ? -1 : 1));
  return { groups: groupById, stagedPages, failures, rendered, problems: [] };
}

function groupFiles({ data, pages }: BuildGroup) {
  if (data === undefined) return { datasets: [], files: pages.map(() => []) };
  const { path, manifest } = data;
  if (data.isSharedByGroups) return { datasets: [{ path, manifest, made: madeFile(data) }], files: [] };
  const { dataset, tilesOf } = madeData(data);
  const file = datasetFileOf(path, dataset);
  const files = pages.map((page) => [file, ...tilesOf(page).map(madeFile)]);
  return { datasets: [{ path, manifest, made: file }], files };
}

// A new pharmacy is an input of every city in reach, but few of their pages name its tile.
function reusablePages(
  { id, pages }: BuildGroup,
  shown: string | undefined,
  { common, folder }: Pick<RenderOptions, 'common' | 'folder'>,
): readonly PublishedPage[] | undefined {
  const { manifest, isIntact } = folder;
  const lastBuild = manifest?.groups[id];
  if (lastBuild === undefined || manifest?.common !== common || lastBuild.shown !== shown) return undefined;
  const isSame =
    lastBuild.pages.map(({ file }) => file).join() === pages.map(({ path }) => pageFile(path)).join() &&
    lastBuild.pages.every(({ file }) => isIntact(file));
  return isSame ? withCurrentTimes(lastBuild.pages, folder) : undefined;
}

const publishedPages = (
  pages: readonly PageRef[],
  { files }: Pick<PublishedFolder, 'files'>,
): ReadonlyMap<string, FileEntry> =>
  new Map(
    pages.flatMap(({ path }) => {
      const entry = files.get(pageFile(path));
      return entry === undefined ? [] : [[pageFile(path), entry] as const];
    }),
  );

/** Stages the datasets of unchanged groups. Returns the groups with the current times of their files. */
export function keepGroups(
  kept: readonly { readonly id: string; readonly published: PublishedGroup }[],
  staging: StagingFolder,
  folder: Pick<PublishedFolder, 'files'>,
): ReadonlyMap<string, PublishedGroup> {
  for (const { published } of kept)
    for (const { path, version } of published.datasets) staging.keep(datasetFile(path, version).slice(1));
  return new Map(
    kept.map(({ id, published }) => [id, { ...published, pages: withCurrentTimes(published.pages, folder) }]),
  );
}

async function renderJobs(
  jobs: Iterable<QueuedJob>,
  pages: number,
  { worker, setup, threads }: RenderOptions,
): Promise<void> {
  const maxThreads = Math.max(1, Math.min(threads, Math.ceil(pages / pagesPerThread)));
  const pool = new Tinypool({
    filename: worker,
    minThreads: 0,
    maxThreads,
    // React picks its build when it is first imported, and its development build renders slowly.
    env: { ...definedVariables(), NODE_ENV: 'production' },
    // The script is compiled: an inherited TypeScript loader would only slow its start.
    execArgv: [],
    // Rendering makes much short-lived garbage: room for it spares most collections.
    resourceLimits: { maxYoungGenerationSizeMb: 32 },
  });
  // A thread may also die between two jobs: then no job's promise rejects.
  let fault: unknown;
  pool.on('error', (error: unknown) => {
    fault ??= error;
  });
  const running = new Set<Promise<void>>();
  const run = async ({ id, job, take }: QueuedJob): Promise<void> => {
    try {
      take(await pool.run({ setup, job }));
    } catch (error) {
      throw new Error(`A rendering thread stopped at ${id}`, { cause: error });
    }
  };
  try {
    // Made one by one, so that few are in memory.
    for (const queued of jobs) {
      const rendering = run(queued);
      running.add(rendering);
      rendering.then(
        () => running.delete(rendering),
        // Awaited below.
        () => undefined,
      );
      if (running.size >= maxThreads + jobsAhead) await Promise.race(running);
    }
    await Promise.all(running);
    if (fault !== undefined) throw new Error('A rendering thread stopped', { cause: fault });
  } finally {
    await pool.destroy();
  }
}

const definedVariables = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
