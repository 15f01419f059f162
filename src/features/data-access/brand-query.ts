import { queryOptions } from '@tanstack/react-query';
import { datasetPaths, manifestPaths } from '../../domain/site/paths.ts';
import type { BrandSlug } from '../../domain/text/slug.ts';

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
