import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import type { City } from '../../src/domain/places/city.ts';
import { groupBy } from '../../src/domain/text/group-by.ts';
import { type CitySlug, slugify } from '../../src/domain/text/slug.ts';
import type { ListingStore } from '../listings/listing-store.ts';
import { keptMap, sourceCredits } from '../listings/source-credits.ts';
import { withZipRadius } from '../lists/facts/zip-codes.ts';
import type { Lists } from '../lists/load-lists.ts';
import { withAge } from './aged-listing.ts';
import { chainSpelling } from './chain-spelling.ts';
import type { CityInput } from './city-input.ts';
import { closedPages } from './closed-pages.ts';
import { uncoveredAreas } from './coverage.ts';
import { landingPatterns } from './landing-patterns.ts';
import { neighborhoodsOf } from './neighborhood-areas.ts';
import { mostSamples, sampleListings } from './sample-listings.ts';
import type { SiteInput } from './site-plan.ts';
import { type PlacedEntry, townsOf } from './towns.ts';

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
    today === undefined ? listings : listings.map((listing) => withAge(listing, today));
  const listed = new Set<string>(cities.map(({ slug }) => slug));
  const storeTowns = brandedStores.map(({ city }) => city).filter(({ slug }) => !listed.has(slug));
  const spelt = chainSpelling(store?.listings ?? []);
  const listings = new Map(
    [...(store?.byCity ?? [])].map(
      ([slug, group]) => [slug, onDay(group).map((listing) => spelt(placed(listing)))] as const,
    ),
  );
  const closed = store && closedPages(store, today ?? store.imported);
  const unconfirmed = groupBy(store?.unconfirmed.map(spelt) ?? [], ({ address }) =>
    slugify(`${address.city} ${address.state}`),
  );
  const entries = new Map<CitySlug, readonly PlacedEntry[]>([...(closed ?? []), ...listings]);
  // Samples fill every place.
  const hasListings = (slug: CitySlug): boolean => store === undefined || listings.has(slug);
  const localities: readonly (Pick<CityInput, 'listed' | 'town'> & { readonly city: City })[] = [
    ...cities.map((city) => ({ city, listed: true })),
    ...storeTowns.map((city) =>
      hasListings(city.slug) ? ({ city, listed: true, town: true } as const) : { city, listed: false },
    ),
    ...townsOf(entries, [...cities, ...storeTowns]).map(
      (city) => ({ city, listed: listings.has(city.slug), town: true }) as const,
    ),
  ];
  const brandedOf = new Map(brandedStores.map((branded) => [branded.city.slug, branded]));
  const inputs = localities.map(({ city, listed: isListed, town }): CityInput => {
    const branded = brandedOf.get(city.slug);
    const { named = [], landmarks = [] } = places.get(city.slug) ?? {};
    return {
      city,
      listed: isListed,
      town,
      branded,
      landmarks,
      neighborhoods: town ? [] : neighborhoodsOf(city, named),
      pharmacies:
        store === undefined
          ? sampleListings(city, branded !== undefined, mostSamples[town ? 'town' : 'city']).map(placed)
          : (listings.get(city.slug) ?? []),
      closed: closed?.get(city.slug),
      unconfirmed: unconfirmed.get(city.slug),
    };
  });
  return {
    cities: inputs,
    patterns: landingPatterns,
    sample: store === undefined,
    uncovered: store && uncoveredAreas(inputs, store.listings),
    sources: store?.sources.map(({ id }) => id),
    credits: store && sourceCredits(store),
    openMap: store && keptMap(store),
    featured: featured.flatMap(({ city, pharmacy, reason }) => {
      const chosen = inputs
        .find((input) => input.city.slug === city)
        ?.pharmacies.find(({ slug }) => slug === pharmacy);
      return chosen === undefined ? [] : [{ pharmacy: chosen, city, reason }];
    }),
  };
}
