import { queryOptions } from '@tanstack/react-query';
import { type StateCode, usState } from '../../domain/places/us-state.ts';
import type { PresetId } from '../../domain/search/directory-preset.ts';
import { datasetPaths, manifestPaths, type SitePath } from '../../domain/site/paths.ts';
import type { CitySlug } from '../../domain/text/slug.ts';
import type { DatasetKind } from './fetch-dataset.ts';

/** A dataset in its latest version. A page that was sent names the one it was made from; a navigation loads the code that asks for others. */
export const datasetQuery = <Kind extends DatasetKind>(
  kind: Kind,
  path: SitePath,
  manifest = manifestPaths.site,
) =>
  queryOptions({
    queryKey: ['dataset', path],
    queryFn: async ({ client, signal }) => {
      const { latestDataset } = await import('./manifest.ts');
      return latestDataset(client, { kind, path, manifest }, signal);
    },
  });

export const overviewQuery = () => datasetQuery('overview', datasetPaths.overview);
export const presetQuery = (preset: PresetId) => datasetQuery('preset', datasetPaths.preset(preset));
export const stateQuery = (code: StateCode) =>
  datasetQuery('state', datasetPaths.state(usState(code).slug), manifestPaths.state(code));
/** What the pages of a city or town show besides listings. */
export const placeQuery = (slug: CitySlug) =>
  datasetQuery('place', datasetPaths.place(slug), manifestPaths.city(slug));
