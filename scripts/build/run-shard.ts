import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOf } from '../cli/files/digest.ts';
import { listFiles } from '../cli/files/file-list.ts';
import { picturedCities } from '../plan/city-input.ts';
import { loadPlan } from '../plan/load-plan.ts';
import type { SitePlan } from '../plan/site-plan.ts';
import type { BuildOptions } from './build-options.ts';
import { type Bundle, bundleApp, bundleAtHand } from './bundle/bundle.ts';
import { dayOf } from './earlier-files/earlier-files.ts';
import type { FailedBuild } from './failed-build.ts';
import { cityPictures } from './images/city-pictures.ts';
import { madeFiles } from './made-files.ts';
import { checkFolders, claimWorkFolder } from './publish/build-folders.ts';
import { withBuildLock } from './publish/build-lock.ts';
import { type SyncDisk, syncMeanwhile, withDiskSync } from './publish/sync-disk.ts';
import { renderSite } from './render/render-site.ts';
import { Stage } from './render/stage.ts';
import { makePart, partFolderProblems } from './shards/part-folder.ts';
import { partIdentity } from './shards/part-identity.ts';
import { filesFolder, partFile, partText, sumOf, sumsFile, sumsText } from './shards/part-record.ts';
import type { Shard } from './shards/shard.ts';
import { shareOut } from './shards/share-out.ts';
import { withRegister } from './site-listings.ts';
import { emptyState } from './state/build-state.ts';
import { reasonsText } from './state/page-lines.ts';
import { PublishedFiles } from './state/published-files.ts';
import { stopwatch } from './stopwatch.ts';

export type ShardOptions = Pick<
  BuildOptions,
  | 'lists'
  | 'listings'
  | 'register'
  | 'out'
  | 'work'
  | 'threads'
  | 'env'
  | 'now'
  | 'day'
  | 'bundle'
  | 'sync'
  | 'onProgress'
> & { readonly shard: Shard };

/** What a shard made. */
export interface ShardReport {
  readonly pages: number;
  readonly files: number;
  readonly bytes: number;
  /** Milliseconds. */
  readonly timings: Readonly<Record<'plan' | 'bundle' | 'render' | 'write', number>>;
}

export type ShardOutcome =
  | { readonly ok: true; readonly report: ShardReport }
  /** The folder of the part is as it was before. */
  | FailedBuild;

/**
 * Makes one shard of a site: its share of the pages, their datasets and pictures, with their sums, in the folder `out`, which
 * appears as a whole or not at all. Needs nothing of the other shards. Throws a Refusal where the same part is being made, and
 * else only for faults that no editor can mend.
 */
export const runShard = (given: ShardOptions): Promise<ShardOutcome> =>
  withDiskSync({ atOnce: true }, (sync) => runSyncedShard(given, sync));

async function runSyncedShard(given: ShardOptions, sync: SyncDisk): Promise<ShardOutcome> {
  const folders = await checkFolders(given, undefined, async ({ out }) => partFolderProblems(out));
  if (!folders.ok) return { ok: false, problems: folders.problems, failures: [] };
  claimWorkFolder(folders.value.work);
  const options = await withRegister({ ...given, ...folders.value });
  let refused: ShardOutcome = { ok: false, problems: [], failures: [] };
  const made = await makePart(
    options.out,
    async (folder) => {
      const outcome = await makeShard({ ...options, shard: given.shard }, folder, sync);
      if (outcome.ok) return outcome;
      refused = outcome;
      return undefined;
    },
    given.sync ?? sync,
  );
  return made ?? refused;
}

async function makeShard(options: ShardOptions, folder: string, sync: SyncDisk): Promise<ShardOutcome> {
  const clock = stopwatch();
  const { shard, work, env } = options;
  const day = options.day ?? dayOf(options.now);
  const loaded = await loadPlan(options.lists, options.listings, day);
  if (!loaded.ok) return { ok: false, problems: loaded.problems, failures: [] };
  const { plan, input } = loaded.value;
  const share = shareOut(plan.groups, shard.count)[shard.index - 1] ?? [];
  const planned = clock();

  const bundle = await bundleFor(options);
  const bundled = clock();

  const staging = join(folder, filesFolder);
  const earlier = emptyState(options.out);
  const published = new PublishedFiles(earlier);
  const stage = new Stage(staging, published);
  const own = new Set(share.map(({ id }) => id));
  const render = () =>
    renderSite(
      {
        plan: { ...plan, groups: share, pageGroups: share, tiles: noTiles },
        ...{ input, bundle, earlier, published, staging, stage, ahead: [] },
      },
      options,
    );
  const drawPictures = () =>
    cityPictures(
      picturedCities(input).filter(({ city }) => own.has(`city/${city.slug}`)),
      { cache: join(work, 'images') },
      (file, png) => stage.add(file, png),
    );
  const [rendering] = await syncMeanwhile(staging, sync, () => Promise.all([render(), drawPictures()]));
  if (rendering.failures.length > 0) return { ok: false, problems: [], failures: rendering.failures };
  const rendered = clock();

  const identity = await partIdentity({ input, bundle, env, day });
  const changed = options.bundle === undefined && (await bundleAtHand(bundleFolder(options)))?.id;
  if (changed !== false && changed !== bundle.id) {
    const rule = 'the project must not change while a shard is built';
    const problems = [{ file: work, rule, remedy: 'Build this shard again.' }];
    return { ok: false, problems, failures: [] };
  }
  const { sums, bytes } = await sumFiles(
    staging,
    madeFiles({ groups: rendering.groups, others: stage.files }),
  );
  const record = partText({
    ...shard,
    identity,
    files: sums.size,
    groups: Object.fromEntries(
      [...rendering.groups].map(([id, { tally: _, pages, ...group }]) => [
        id,
        { ...group, pages: reasonsText(pages) },
      ]),
    ),
  });
  await writeFile(join(folder, partFile), record);
  await writeFile(join(folder, sumsFile), sumsText(new Map([...sums, [partFile, sumOf(record)]])));
  const timings = { plan: planned, bundle: bundled, render: rendered, write: clock() };
  return { ok: true, report: { pages: rendering.rendered, files: sums.size, bytes, timings } };
}

/** The tiles of a share are among its groups. */
const noTiles: SitePlan['tiles'] = { inputs: () => ({ all: [] }), parts: () => [], placeOf: () => undefined };

const bundleFolder = ({ work }: Pick<ShardOptions, 'work'>): string => join(work, 'bundle');

/** Shards may share a work folder: only the one that makes the bundle holds its lock. */
async function bundleFor(options: ShardOptions): Promise<Bundle> {
  const folder = bundleFolder(options);
  if (options.bundle !== undefined) return options.bundle(folder);
  return (await bundleAtHand(folder)) ?? withBuildLock(options, () => bundleApp(folder));
}

/** The sums of what lies in a folder, by path within the part. Throws where that is not what was just written. */
async function sumFiles(
  staging: string,
  made: ReturnType<typeof madeFiles>,
): Promise<{ readonly sums: ReadonlyMap<string, string>; readonly bytes: number }> {
  const sums = new Map<string, string>();
  let bytes = 0;
  for (const [file, { digest }] of made) {
    const content = await readFile(join(staging, file));
    if (digestOf(content) !== digest) throw new Error(`${file} is not as it was written`);
    sums.set(`${filesFolder}/${file}`, sumOf(content));
    bytes += content.length;
  }
  if ((await listFiles(staging)).length !== sums.size)
    throw new Error('The shard holds files that it did not make');
  return { sums, bytes };
}
