import { usStates } from '../../../src/domain/places/us-state.ts';
import type { DatasetManifest } from '../../../src/domain/site/dataset.ts';
import { manifestPaths } from '../../../src/domain/site/paths.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import type { SitePlan } from '../../plan/site-plan.ts';
import type { SiteGroups } from '../state/build-state.ts';
import { firstScript } from './page-template.ts';

/**
 * The manifests by file: what leads from a dataset's path to the file it has in this deploy. There is one for each state, so
 * that an app need not ask for what is not there. `client` is the folder of the client build.
 */
export async function manifestFiles(
  plan: Pick<SitePlan, 'pageGroups' | 'tiles'>,
  made: SiteGroups,
  client: string,
): Promise<ReadonlyMap<string, string>> {
  const app = await firstScript(client);
  const ofTiles = [...made.keys()].map((id) => [id, plan.tiles.placeOf(id)] as const);
  const places = [...plan.pageGroups.map(({ id, data }) => [id, data] as const), ...ofTiles];
  const rows = places.flatMap(([id, place]) => {
    const version = made.get(id)?.version;
    return place === undefined || version === undefined ? [] : [{ ...place, version }];
  });
  const named = groupBy(rows, ({ manifest }) => manifest);
  const paths = [
    manifestPaths.site,
    manifestPaths.near,
    ...usStates.map(({ code }) => manifestPaths.state(code)),
  ];
  return new Map(
    paths.map((path) => {
      const datasets = Object.fromEntries((named.get(path) ?? []).map((row) => [row.path, row.version]));
      return [path.slice(1), JSON.stringify({ app, datasets } satisfies DatasetManifest)];
    }),
  );
}
