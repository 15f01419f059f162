import { queryOptions } from '@tanstack/react-query';
import type { UsState } from '../../domain/places/us-state.ts';
import { datasetPaths, manifestPaths } from '../../domain/site/paths.ts';
import type { BrandSlug } from '../../domain/text/slug.ts';

/** Where a chain has pharmacies, everywhere or in one state; null for one that has none there. */
export const brandQuery = (brand: BrandSlug, state?: UsState) => {
  const path = datasetPaths.brand(brand, state?.slug);
  const manifest = state === undefined ? manifestPaths.site : manifestPaths.state(state.code);
  return queryOptions({
    queryKey: ['dataset', path],
    queryFn: async ({ client, signal }) => {
      const { datasetIfAny } = await import('./manifest.ts');
      return datasetIfAny(client, { kind: 'brand', path, manifest }, signal);
    },
  });
};
