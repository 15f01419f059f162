import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { usStates } from '../../../src/domain/places/us-state.ts';
import type { DatasetManifest } from '../../../src/domain/site/dataset.ts';
import { manifestPaths } from '../../../src/domain/site/paths.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { listFiles } from '../../cli/files/file-list.ts';
import { isSystemNote } from '../../cli/files/system-notes.ts';
import type { LoadedPlan } from '../../plan/load-plan.ts';
import { picturedCities } from '../../plan/site-input.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { BuildOptions } from '../check-site.ts';
import { cityPictures } from '../images/city-pictures.ts';
import type { PublishedDataset, SiteGroups } from '../manifest.ts';
import type { StagingFolder } from '../publish/published-folder.ts';
import { firstScript } from '../render/page-template.ts';
import { identityFiles } from './identity-files.ts';
import { openMapFiles } from './open-map-download.ts';
import { crawlerFiles } from './sitemaps.ts';

interface SiteFiles {
  readonly loaded: LoadedPlan;
  readonly bundle: Bundle;
  readonly groups: SiteGroups;
  readonly hostFiles: ReadonlyMap<string, string>;
  readonly pictures?: ReadonlyMap<string, Buffer> | undefined;
}

/** Stages the site's files besides pages and datasets, such as assets, pictures and sitemaps. */
export async function stageSiteFiles(
  staging: StagingFolder,
  { work, env, listings, threads, shard }: BuildOptions,
  { loaded: { input, plan }, bundle: { client, worker }, groups, hostFiles, pictures }: SiteFiles,
): Promise<void> {
  const cache = join(work, 'images');
  const pictured = picturedCities(input).filter(
    ({ city }) => shard === undefined || groups.has(`city/${city.slug}`),
  );
  await cityPictures(pictured, { cache, worker, threads }, pictures, (file, png) => staging.add(file, png));
  // Files about the whole site are made by the merge.
  if (shard !== undefined) return;
  staging.addAll(await bundleFiles(client));
  staging.addAll(await identityFiles(env, join(client, 'favicon.svg'), cache));
  const datasets = [...groups.values()].flatMap((group) => group.datasets);
  staging.addAll(datasetManifests(datasets, await firstScript(client)));
  staging.addAll(crawlerFiles(plan.groups, groups, input, env.siteOrigin));
  staging.addAll(hostFiles);
  staging.addAll(await openMapFiles(listings, input.openMap));
}

/** Maps the names of the client bundle's published files to their contents. */
export async function bundleFiles(client: string): Promise<ReadonlyMap<string, Buffer>> {
  const files = (await listFiles(client)).filter(
    (file) => file !== 'index.html' && !file.startsWith('.vite/') && !isSystemNote(basename(file)),
  );
  return new Map(files.map((file) => [file, readFileSync(join(client, file))]));
}

function datasetManifests(datasets: readonly PublishedDataset[], app: string): ReadonlyMap<string, string> {
  const datasetsByManifest = groupBy(datasets, ({ manifest }) => manifest);
  const paths = [
    manifestPaths.site,
    manifestPaths.tiles,
    // Every state has one, even if empty, so that the app never asks for a missing file.
    ...usStates.map(({ code }) => manifestPaths.state(code)),
  ];
  return new Map(
    paths.map((path) => {
      const versions = (datasetsByManifest.get(path) ?? []).map(
        (dataset) => [dataset.path, dataset.version] as const,
      );
      const manifest: DatasetManifest = { app, datasets: Object.fromEntries(versions) };
      return [path.slice(1), JSON.stringify(manifest)];
    }),
  );
}
