import { queryOptions } from '@tanstack/react-query';
import type { PresetId } from '../../domain/list/directory-preset.ts';
import { type StateCode, type UsState, usState } from '../../domain/places/us-state.ts';
import { datasetPaths, manifestPaths, type SitePath } from '../../domain/site/paths.ts';
import type { BrandSlug, CitySlug, StateSlug } from '../../domain/text/slug.ts';
import { type DatasetKind, LoadFailure, latestDataset } from './fetch-dataset.ts';

/** A dataset in its latest version; a page that was sent names the one it was made from. */
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
/** What the pages of a city or town show besides listings. */
export const placeQuery = (slug: CitySlug) =>
  datasetQuery('place', datasetPaths.place(slug), manifestPaths.city(slug));

/** Every place, the words of names, and the country's places without listings. */
export const gazetteerQuery = () => datasetQuery('gazetteer', datasetPaths.gazetteer);
/** All names or, of a large site, those of a state. */
export const namesQuery = (state?: StateSlug) => datasetQuery('names', datasetPaths.names(state));
export const tileQuery = (key: string) => datasetQuery('tile', datasetPaths.tile(key), manifestPaths.tiles);
export const tileIndexQuery = () => datasetQuery('tile-index', datasetPaths.tileIndex, manifestPaths.tiles);

/** Where a chain has pharmacies, everywhere or in one state; null for one that has none there. */
export const brandQuery = (brand: BrandSlug, state?: UsState) => {
  const path = datasetPaths.brand(brand, state?.slug);
  const manifest = state === undefined ? manifestPaths.site : manifestPaths.state(state.code);
  return queryOptions({
    queryKey: ['dataset', path],
    queryFn: ({ client }) => latestDataset(client, 'brand', path, manifest),
  });
};
