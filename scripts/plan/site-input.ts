import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import type { ListingStore } from '../listings/listing-store.ts';
import { withZipRadius } from '../lists/facts/zip-radius.ts';
import type { Lists } from '../lists/load-lists.ts';
import { withAgedHours } from './aged-hours.ts';
import type { CityInput } from './city-input.ts';
import { landingPatterns } from './landing-patterns.ts';
import { uncoveredAreas } from './near/coverage.ts';
import { neighborhoodsOf } from './neighborhood-areas.ts';
import { sampleListings } from './sample-listings.ts';
import type { SiteInput } from './site-plan.ts';

/** Samples, and stores of earlier imports, lack the radius of their ZIP codes. */
function placed(pharmacy: Pharmacy): Pharmacy {
  const location = withZipRadius(pharmacy.location, pharmacy.address.zip);
  return location === pharmacy.location ? pharmacy : { ...pharmacy, location };
}

/**
 * Joins the lists with the listings of the store as they stand on a day (`YYYY-MM-DD`), or with sample ones where there is none,
 * which do not age.
 */
export function siteInput(
  { cities, brandedStores, places, featured }: Lists,
  store?: ListingStore,
  today?: string,
): SiteInput {
  const onDay = (listings: readonly Pharmacy[]): readonly Pharmacy[] =>
    today === undefined ? listings : listings.map((listing) => withAgedHours(listing, today));
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
      pharmacies: (store === undefined
        ? sampleListings(city, branded !== undefined)
        : onDay(store.byCity.get(city.slug) ?? [])
      ).map(placed),
    };
  });
  return {
    cities: inputs,
    patterns: landingPatterns,
    sample: store === undefined,
    uncovered: store && uncoveredAreas(inputs, store.listings),
    sources: store?.sources.map(({ id }) => id),
    credits: store?.sources.map(({ id, date, listings }) => ({ id, date, listings })),
    featured: featured.flatMap(({ city, pharmacy, reason }) => {
      const chosen = inputs
        .find((input) => input.city.slug === city)
        ?.pharmacies.find(({ slug }) => slug === pharmacy);
      return chosen === undefined ? [] : [{ pharmacy: chosen, city, reason }];
    }),
  };
}
