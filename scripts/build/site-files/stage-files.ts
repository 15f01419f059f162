import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listFiles } from '../../cli/files/file-list.ts';
import { isSystemNote } from '../../cli/files/system-notes.ts';
import { openMapFiles } from '../../listings/open-map-download.ts';
import { picturedCities } from '../../plan/city-input.ts';
import type { LoadedPlan } from '../../plan/load-plan.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { cityPictures } from '../images/city-pictures.ts';
import type { SiteGroups } from '../manifest.ts';
import type { BuildOptions } from '../options.ts';
import { firstScript } from '../render/page-template.ts';
import type { Stage } from '../stage.ts';
import { crawlerFiles } from './crawler-files.ts';
import { datasetManifests } from './dataset-manifests.ts';
import { identityFiles } from './identity-files.ts';

interface SiteFiles {
  readonly loaded: LoadedPlan;
  readonly bundle: Bundle;
  readonly groups: SiteGroups;
  /** What the published folder holds for its host, by name. */
  readonly hostFiles: ReadonlyMap<string, string>;
  /** Pictures that shards have drawn, by file. */
  readonly pictures?: ReadonlyMap<string, Buffer> | undefined;
}

/** Stages what a site has beside its pages and datasets: assets, pictures, manifests, sitemaps, files for hosts. */
export async function stageSiteFiles(
  stage: Stage,
  options: Pick<BuildOptions, 'work' | 'env' | 'listings' | 'threads' | 'shard'>,
  { loaded, bundle, groups, hostFiles, pictures }: SiteFiles,
): Promise<void> {
  const { work, env, listings, threads, shard } = options;
  const { input, plan } = loaded;
  const cache = join(work, 'images');
  const { client, worker } = bundle;
  const pictured = picturedCities(input).filter(
    ({ city }) => shard === undefined || groups.has(`city/${city.slug}`),
  );
  await cityPictures(pictured, { cache, worker, threads, drawn: pictures }, (file, png) =>
    stage.add(file, png),
  );
  // What tells of the whole site is the merge's to make.
  if (shard !== undefined) return;
  stage.addAll(await bundleFiles(client));
  stage.addAll(await identityFiles(env, { mark: join(client, 'favicon.svg'), cache }));
  const datasets = [...groups.values()].flatMap((group) => group.datasets);
  stage.addAll(datasetManifests(datasets, await firstScript(client)));
  stage.addAll(crawlerFiles(plan.pageGroups, groups, { ...input, origin: env.siteOrigin }));
  stage.addAll(hostFiles);
  stage.addAll(await openMapFiles(listings, input.openMap));
}

/** Reads the client bundle's files and those of `public/`, by name, without the template and Vite's own records. */
export async function bundleFiles(client: string): Promise<ReadonlyMap<string, Buffer>> {
  const files = (await listFiles(client)).filter(
    (file) => file !== 'index.html' && !file.startsWith('.vite/') && !isSystemNote(basename(file)),
  );
  return new Map(files.map((file) => [file, readFileSync(join(client, file))]));
}
