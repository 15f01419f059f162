import { queryOptions } from '@tanstack/react-query';
import { type StateCode, usState } from '../../domain/places/us-state.ts';
import type { PresetId } from '../../domain/search/directory-preset.ts';
import { datasetPaths, type SitePath, versionedPath } from '../../domain/site/paths.ts';
import type { CitySlug } from '../../domain/text/slug.ts';
import { type DatasetKind, fetchDataset } from './fetch-dataset.ts';

const datasetQuery = <Kind extends DatasetKind>(kind: Kind, path: SitePath) =>
  queryOptions({
    queryKey: ['dataset', path],
    queryFn: ({ signal }) => fetchDataset(kind, path, signal),
  });

/** The gazetteer: every city with its position, count and dataset version. */
export const gazetteerQuery = () => datasetQuery('gazetteer', datasetPaths.gazetteer);
export const namesQuery = () => datasetQuery('names', datasetPaths.names);
export const overviewQuery = () => datasetQuery('overview', datasetPaths.overview);
export const presetQuery = (preset: PresetId) => datasetQuery('preset', datasetPaths.preset(preset));
export const stateQuery = (code: StateCode) => datasetQuery('state', datasetPaths.state(usState(code).slug));

/** One city's dataset, by the version the gazetteer names when that is at hand. */
export const cityQuery = (slug: CitySlug) => {
  const path = datasetPaths.city(slug);
  return queryOptions({
    queryKey: ['dataset', path],
    queryFn: ({ client, signal }) => {
      const gazetteer = client.getQueryData(gazetteerQuery().queryKey);
      const version = gazetteer?.cities.find((city) => city.slug === slug)?.dataset;
      return fetchDataset('city', version === undefined ? path : versionedPath(path, version), signal);
    },
  });
};
