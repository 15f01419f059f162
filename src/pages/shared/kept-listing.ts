import { queryOptions } from '@tanstack/react-query';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import type { CitySlug } from '../../domain/text/slug.ts';
import type { KeptPharmacy } from '../../features/favourites/device-lists.ts';

/** What has become of a pharmacy since it was kept. */
export type KeptListing =
  | { readonly state: 'listed'; readonly pharmacy: Pharmacy }
  | { readonly state: 'loading' | 'failed' | 'closed' | 'gone' };

/** The city of kept pharmacies as it is now; null where the site has none of it any more. */
export const keptCityQuery = (city: CitySlug) =>
  queryOptions({
    queryKey: ['kept-city', city],
    queryFn: async ({ client }) => {
      // Comes with what a navigation needs, which the first paint of the page that lists what is kept does without.
      const { loadListingsIfAny } = await import('../../features/data-access/load-city.ts');
      return loadListingsIfAny(client, city);
    },
    retry: false,
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
