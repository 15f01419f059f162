import { landingPatterns } from '../../src/data/landing-patterns.ts';
import type { CityInput } from '../../src/domain/city-input.ts';
import { neighborhoodsOf } from '../../src/domain/neighborhood-areas.ts';
import { sampleListings } from '../../src/domain/sample-listings.ts';
import type { SiteInput } from '../../src/domain/site-plan.ts';
import type { ListingStore } from '../data/listing-store.ts';
import type { Lists } from '../lists/load-lists.ts';

/** Joins the lists with the listings of the store, or with sample ones where there is none. */
export function siteInput(
  { cities, brandedStores, places, featured }: Lists,
  store?: ListingStore,
): SiteInput {
  const listed = new Set<string>(cities.map(({ slug }) => slug));
  const localities = [
    ...cities.map((city) => ({ city, listed: true })),
    ...brandedStores
      .filter(({ city }) => !listed.has(city.slug))
      .map(({ city }) => ({ city, listed: false })),
  ];
  const inputs = localities.map(({ city, listed: isListed }): CityInput => {
    const branded = brandedStores.find((store) => store.city.slug === city.slug);
    const { named = [], landmarks = [] } = places.get(city.slug) ?? {};
    return {
      city,
      listed: isListed,
      branded,
      landmarks,
      neighborhoods: neighborhoodsOf(city, named),
      pharmacies:
        store === undefined
          ? sampleListings(city, branded !== undefined)
          : (store.byCity.get(city.slug) ?? []),
    };
  });
  return {
    cities: inputs,
    patterns: landingPatterns,
    sample: store === undefined,
    sources: store?.sources.map(({ id }) => id),
    featured: featured.flatMap(({ city, pharmacy, reason }) => {
      const chosen = inputs
        .find((input) => input.city.slug === city)
        ?.pharmacies.find(({ slug }) => slug === pharmacy);
      return chosen === undefined ? [] : [{ pharmacy: chosen, city, reason }];
    }),
  };
}
