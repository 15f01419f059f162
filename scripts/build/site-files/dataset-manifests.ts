import { usStates } from '../../../src/domain/places/us-state.ts';
import type { DatasetManifest } from '../../../src/domain/site/dataset.ts';
import { manifestPaths } from '../../../src/domain/site/paths.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import type { PublishedDataset } from '../manifest.ts';

/**
 * Makes the files that lead browsers from a dataset's path to its file in this deploy, by name. There is one for each
 * state, so that no app asks for what is not there. `app` is the first script of every page.
 */
export function datasetManifests(
  datasets: readonly PublishedDataset[],
  app: string,
): ReadonlyMap<string, string> {
  const listed = groupBy(datasets, ({ manifest }) => manifest);
  const paths = [
    manifestPaths.site,
    manifestPaths.near,
    ...usStates.map(({ code }) => manifestPaths.state(code)),
  ];
  return new Map(
    paths.map((path) => {
      const versions = (listed.get(path) ?? []).map((dataset) => [dataset.path, dataset.version] as const);
      const manifest: DatasetManifest = { app, datasets: Object.fromEntries(versions) };
      return [path.slice(1), JSON.stringify(manifest)];
    }),
  );
}
