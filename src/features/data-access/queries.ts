import { queryOptions } from '@tanstack/react-query';
import { type StateCode, usState } from '../../domain/places/us-state.ts';
import type { PresetId } from '../../domain/search/directory-preset.ts';
import { datasetPaths, manifestPaths, type SitePath } from '../../domain/site/paths.ts';
import type { BrandSlug, CitySlug } from '../../domain/text/slug.ts';
import type { DatasetKind } from './fetch-dataset.ts';

/** A dataset in its latest version. A page that was sent names the one it was made from; a navigation loads the code that asks for others. */
const datasetQuery = <Kind extends DatasetKind>(kind: Kind, path: SitePath, manifest = manifestPaths.site) =>
  queryOptions({
    queryKey: ['dataset', path],
    queryFn: async ({ client, signal }) => {
      const { latestDataset } = await import('./manifest.ts');
      return latestDataset(client, { kind, path, manifest }, signal);
    },
  });

/** The gazetteer: every city with its position and its number of listings. */
export const gazetteerQuery = () => datasetQuery('gazetteer', datasetPaths.gazetteer);
export const namesQuery = () => datasetQuery('names', datasetPaths.names);
export const countryQuery = () => datasetQuery('country', datasetPaths.country);
/** Streets, phones and positions of a state's pharmacies. */
export const contactsQuery = (code: StateCode) =>
  datasetQuery('contacts', datasetPaths.contacts(usState(code).slug), manifestPaths.state(code));
export const overviewQuery = () => datasetQuery('overview', datasetPaths.overview);
export const presetQuery = (preset: PresetId) => datasetQuery('preset', datasetPaths.preset(preset));
/** Where a chain has pharmacies; null for one that has none. */
export const brandQuery = (brand: BrandSlug) =>
  queryOptions({
    queryKey: ['dataset', datasetPaths.brand(brand)],
    queryFn: async ({ client, signal }) => {
      const { datasetIfAny } = await import('./manifest.ts');
      return datasetIfAny(
        client,
        { kind: 'brand', path: datasetPaths.brand(brand), manifest: manifestPaths.site },
        signal,
      );
    },
  });
export const stateQuery = (code: StateCode) =>
  datasetQuery('state', datasetPaths.state(usState(code).slug), manifestPaths.state(code));
export const cityQuery = (slug: CitySlug) =>
  datasetQuery('city', datasetPaths.city(slug), manifestPaths.city(slug));
export const nearTileQuery = (cell: string) =>
  datasetQuery('near', datasetPaths.near(cell), manifestPaths.near);
