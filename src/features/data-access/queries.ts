import { queryOptions } from '@tanstack/react-query';
import type { PresetId } from '../../domain/list/directory-preset.ts';
import { type StateCode, type UsState, usState } from '../../domain/places/us-state.ts';
import { datasetPaths, manifestPaths, type SitePath } from '../../domain/site/paths.ts';
import type { BrandSlug, CitySlug, StateSlug } from '../../domain/text/slug.ts';
import { type DatasetKind, LoadFailure, latestDataset } from './fetch-dataset.ts';

const datasetQuery = <Kind extends DatasetKind>(
  kind: Kind,
  path: SitePath,
  manifest: SitePath = manifestPaths.site,
) =>
  queryOptions({
    queryKey: ['dataset', path],
    queryFn: async ({ client }) => {
      const dataset = await latestDataset(client, kind, path, manifest);
      if (dataset === null) throw new LoadFailure(`No ${path} in ${manifest}`, true);
      return dataset;
    },
  });

export const overviewQuery = () => datasetQuery('overview', datasetPaths.overview);
export const presetQuery = (preset: PresetId) => datasetQuery('preset', datasetPaths.preset(preset));
export const stateQuery = (code: StateCode) =>
  datasetQuery('state', datasetPaths.state(usState(code).slug), manifestPaths.state(code));
/** Returns the TanStack query for a city or town without its listings. */
export const placeQuery = (slug: CitySlug) =>
  datasetQuery('place', datasetPaths.place(slug), manifestPaths.city(slug));

/**
 * Returns the TanStack query for the data for reading phrases: places, chains and words of pharmacies' names.
 */
export const gazetteerQuery = () => datasetQuery('gazetteer', datasetPaths.gazetteer);
/**
 * Returns the TanStack query for pharmacies' names. On a large site pass `state`: without it, only an index
 * comes.
 */
export const namesQuery = (state?: StateSlug) => datasetQuery('names', datasetPaths.names(state));
export const tileQuery = (key: string) => datasetQuery('tile', datasetPaths.tile(key), manifestPaths.tiles);
export const tileIndexQuery = () => datasetQuery('tile-index', datasetPaths.tileIndex, manifestPaths.tiles);

/**
 * Returns the TanStack query for the cities and towns with a chain's pharmacies. Its data are null if there
 * are none.
 */
export const brandQuery = (brand: BrandSlug, state?: UsState) => {
  const path = datasetPaths.brand(brand, state?.slug);
  const manifest = state === undefined ? manifestPaths.site : manifestPaths.state(state.code);
  return queryOptions({
    queryKey: ['dataset', path],
    queryFn: ({ client }) => latestDataset(client, 'brand', path, manifest),
  });
};
