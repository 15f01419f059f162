import { queryOptions } from '@tanstack/react-query';
import { type StateCode, usState } from '../../domain/places/us-state.ts';
import { datasetPaths, manifestPaths } from '../../domain/site/paths.ts';
import type { BrandSlug } from '../../domain/text/slug.ts';
import { datasetQuery } from './queries.ts';

/** The gazetteer: every city with its position and its number of listings. */
export const gazetteerQuery = () => datasetQuery('gazetteer', datasetPaths.gazetteer);
export const namesQuery = () => datasetQuery('names', datasetPaths.names);
export const countryQuery = () => datasetQuery('country', datasetPaths.country);
/** Streets, phones and positions of a state's pharmacies. */
export const contactsQuery = (code: StateCode) =>
  datasetQuery('contacts', datasetPaths.contacts(usState(code).slug), manifestPaths.state(code));
export const nearTileQuery = (cell: string) =>
  datasetQuery('near', datasetPaths.near(cell), manifestPaths.near);
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
