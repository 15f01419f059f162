import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { picturedCities } from '../plan/city-input.ts';
import { type FailedBuild, failed } from './build.ts';
import { type Bundle, bundleApp, bundleAtHand, sourcesHash } from './bundle/bundle.ts';
import { dayOf } from './earlier-files/earlier-files.ts';
import { buildGroups, commonInputs } from './group-inputs.ts';
import { cityPictures } from './images/city-pictures.ts';
import type { BuildOptions } from './options.ts';
import { planSiteOf, storeFolder } from './plan-site.ts';
import { checkFolders, claimWorkFolder, type OwnFolders } from './publish/check-folders.ts';
import { withBuildLock } from './publish/lock.ts';
import { type MadeGroups, renderGroups } from './render/render-groups.ts';
import { siteSetup } from './render/site-setup.ts';
import { makePart, partFolderProblems } from './shards/part-folder.ts';
import { partIdentity } from './shards/part-identity.ts';
import { filesFolder, partFile, partText, sumOf, sumsFile, sumsText } from './shards/part-record.ts';
import type { Shard } from './shards/shard.ts';
import { shareOut } from './shards/share-out.ts';
import { Stage } from './stage.ts';
import { stopwatch } from './stopwatch.ts';

export interface ShardOptions
  extends Omit<BuildOptions, 'parts' | 'host' | 'previous' | 'verify' | 'acceptLoss'> {
  readonly shard: Shard;
}

export type ShardOutcome =
  | {
      readonly ok: true;
      readonly pages: number;
      readonly files: number;
      readonly bytes: number;
      /** Milliseconds. */
      readonly timings: Readonly<Record<'plan' | 'bundle' | 'render' | 'write', number>>;
    }
  /** The folder of the part is as it was before. */
  | FailedBuild;

/**
 * Builds one shard of a site: its share of the pages, their datasets and pictures, with their sums, in the folder `out`,
 * which appears as a whole or not at all. Needs nothing of the other shards. Throws a Refusal where the same part is
 * being made, and else only for faults that no editor can mend.
 */
export async function buildShard(given: ShardOptions): Promise<ShardOutcome> {
  const folders = checkFolders(given, undefined, ({ out }) => partFolderProblems(out));
  if (!folders.ok) return failed(folders.problems);
  const options = { ...given, ...folders.value };
  claimWorkFolder(options);
  const listings = await storeFolder(options);
  let refused: ShardOutcome = failed([]);
  const made = await makePart(options.out, async (folder) => {
    const outcome = await fillPart({ ...options, listings }, folder);
    if (outcome.ok) return outcome;
    refused = outcome;
    return undefined;
  });
  return made ?? refused;
}

async function fillPart(options: ShardOptions & OwnFolders, folder: string): Promise<ShardOutcome> {
  const { shard, work, env, threads, onProgress } = options;
  const lap = stopwatch();
  const day = options.day ?? dayOf(options.now);
  const loaded = await planSiteOf(options, day);
  if (!loaded.ok) return failed(loaded.problems);
  const { plan, input } = loaded.value;
  const planMs = lap();

  const bundle = await bundleFor(options);
  const bundleMs = lap();

  const staging = join(folder, filesFolder);
  const { client, renderer, worker } = bundle;
  const setup = { client, renderer, staging, ...siteSetup(input, env) };
  const common = commonInputs(bundle, setup);
  const share = shareOut(buildGroups(plan, common), shard.count)[shard.index - 1] ?? [];
  const published = { files: new Map(), manifest: undefined, isIntact: () => false };
  const stage = new Stage(staging, published.files);
  const made = await renderGroups(share, {
    worker,
    threads,
    setup,
    stage,
    folder: published,
    common,
    onProgress,
  });
  if (made.failures.length > 0) return failed([], made.failures);
  const own = new Set(share.map(({ id }) => id));
  const pictured = picturedCities(input).filter(({ city }) => own.has(`city/${city.slug}`));
  await cityPictures(pictured, { cache: join(work, 'images'), worker, threads }, (file, png) =>
    stage.add(file, png),
  );
  const renderMs = lap();

  if (options.bundle === undefined && sourcesHash() !== bundle.id) {
    const rule = 'the project must not change while a shard is built';
    return failed([{ file: work, rule, remedy: 'Build this shard again.' }]);
  }
  const { sums, bytes } = await sumFiles(staging, [...made.written, ...stage.written]);
  const identity = await partIdentity({ input, bundle, env, day });
  const record = partText({ ...shard, identity, files: sums.size, groups: recordOf(made) });
  await writeFile(join(folder, partFile), record);
  await writeFile(join(folder, sumsFile), sumsText(new Map([...sums, [partFile, sumOf(record)]])));
  const timings = { plan: planMs, bundle: bundleMs, render: renderMs, write: lap() };
  return { ok: true, pages: made.rendered, files: sums.size, bytes, timings };
}

const recordOf = ({ groups }: MadeGroups) =>
  Object.fromEntries(
    [...groups].map(([id, { inputs, datasets, pages }]) => [
      id,
      { inputs, datasets, reasons: pages.map(({ reasons }) => reasons) },
    ]),
  );

/** Shards may share a work folder: only the one that makes the bundle holds its lock. */
async function bundleFor(options: ShardOptions & OwnFolders): Promise<Bundle> {
  const folder = join(options.work, 'bundle');
  if (options.bundle !== undefined) return options.bundle(folder);
  return (await bundleAtHand(folder)) ?? withBuildLock(options, () => bundleApp(folder));
}

/** Gives the sums of files by path within the part, and their bytes. */
async function sumFiles(
  staging: string,
  files: readonly string[],
): Promise<{ readonly sums: ReadonlyMap<string, string>; readonly bytes: number }> {
  const sums = new Map<string, string>();
  let bytes = 0;
  for (const file of files) {
    const content = await readFile(join(staging, file));
    sums.set(`${filesFolder}/${file}`, sumOf(content));
    bytes += content.length;
  }
  return { sums, bytes };
}
