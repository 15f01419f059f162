import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { datasetPaths, manifestPaths } from '../../domain/site/paths.ts';
import type { CitySlug } from '../../domain/text/slug.ts';
import type { KeptPharmacy } from '../../features/favourites/device-lists.ts';

/** What has become of a pharmacy since it was kept. */
export type KeptListing =
  | { readonly state: 'listed'; readonly pharmacy: Pharmacy }
  | { readonly state: 'loading' | 'failed' | 'closed' | 'gone' };

/** The latest dataset of a city of kept pharmacies; null where the site has none of it any more. */
export const keptCityQuery = (city: CitySlug) =>
  queryOptions({
    queryKey: ['kept-city', city],
    queryFn: async ({ client, signal }: { client: QueryClient; signal: AbortSignal }) => {
      // Comes with what a navigation needs, which the first paint of the page that lists what is kept does without.
      const { datasetIfAny } = await import('../../features/data-access/manifest.ts');
      return datasetIfAny(
        client,
        { kind: 'city', path: datasetPaths.city(city), manifest: manifestPaths.city(city) },
        signal,
      );
    },
  });

/** Looks a kept pharmacy up in its city: null for a city that is gone, undefined for one that is not there yet. */
export function keptListing(
  { slug }: KeptPharmacy,
  dataset: CityDataset | null | undefined,
  failed: boolean,
): KeptListing {
  if (dataset === undefined) return { state: failed ? 'failed' : 'loading' };
  const pharmacy = dataset?.pharmacies.find((each) => each.slug === slug);
  if (pharmacy !== undefined) return { state: 'listed', pharmacy };
  return { state: dataset?.closed?.some((each) => each.slug === slug) ? 'closed' : 'gone' };
}
