import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import type { City } from '../../src/domain/places/city.ts';
import type { Neighborhood } from '../../src/domain/places/place.ts';
import type { FeaturedListing, SourceCredit } from '../../src/domain/site/dataset.ts';
import type { UncoveredArea } from '../../src/domain/site/datasets-on-demand.ts';
import { groupBy } from '../../src/domain/text/group-by.ts';
import { type CitySlug, isPlaceSlug, slugify } from '../../src/domain/text/slug.ts';
import type { PicturedCity } from '../../src/messages/picture-text.ts';
import type { ListingStore } from '../listings/listing-store.ts';
import { keptMap, sourceCredits } from '../listings/source-credits.ts';
import type { KeptSource } from '../listings/store/source-file.ts';
import { cityOutline } from '../lists/facts/state-outlines.ts';
import { withZipRadius } from '../lists/facts/zip-codes.ts';
import type { Lists } from '../lists/load-lists.ts';
import type { CityInput } from './city-input.ts';
import { uncoveredAreas } from './coverage.ts';
import { type LandingPatterns, landingLimits, landingPatterns } from './landing-list.ts';
import { mostSamples, sampleListings } from './sample-listings.ts';
import { chainSpelling, closedPages, withAge } from './shown-listings.ts';
import { type PlacedEntry, townsOf } from './towns.ts';

/** Everything a site is planned from: places with their listings, and facts of the whole site. */
export interface SiteInput {
  readonly cities: readonly CityInput[];
  readonly featured: readonly FeaturedListing[];
  readonly patterns: LandingPatterns;
  readonly sample: boolean;
  /** Areas that the import does not cover; absent for samples. */
  readonly uncovered?: readonly UncoveredArea[] | undefined;
  /** The sources of the listings' facts, most listings first; absent for samples. */
  readonly credits?: readonly SourceCredit[] | undefined;
  /** The store's copy of OpenStreetMap data, published for download; absent if no listing shows its facts. */
  readonly openMap?: KeptSource | undefined;
}

/** Adds the radius of the ZIP code; samples and stores of earlier imports lack it. */
const placed = (pharmacy: Pharmacy): Pharmacy => ({
  ...pharmacy,
  location: withZipRadius(pharmacy.location, pharmacy.address.zip),
});

/** Joins the lists with the store as of a day (`YYYY-MM-DD`), or with samples, which do not age. */
export function siteInput(
  { cities, brandedStores, places, featured }: Lists,
  store?: ListingStore,
  today?: string,
): SiteInput {
  const listed = new Set<string>(cities.map(({ slug }) => slug));
  const storeTowns = brandedStores.map(({ city }) => city).filter(({ slug }) => !listed.has(slug));
  const spelt = chainSpelling(store?.listings ?? []);
  const shown = (listing: Pharmacy): Pharmacy =>
    spelt(placed(today === undefined ? listing : withAge(listing, today)));
  const listings = new Map(
    [...(store?.byCity ?? [])].map(([slug, group]) => [slug, group.map(shown)] as const),
  );
  const closed = store && closedPages(store, today ?? store.imported);
  const unconfirmed = groupBy(store?.unconfirmed.map(spelt) ?? [], ({ address }) =>
    slugify(`${address.city} ${address.state}`),
  );
  const entries = new Map<CitySlug, readonly PlacedEntry[]>([...(closed ?? []), ...listings]);
  const localities: readonly (Pick<CityInput, 'listed' | 'town'> & { readonly city: City })[] = [
    ...cities.map((city) => ({ city, listed: true })),
    // Samples fill every place.
    ...storeTowns.map((city) =>
      store === undefined || listings.has(city.slug)
        ? ({ city, listed: true, town: true } as const)
        : { city, listed: false },
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

/** Lists the places that have a picture for shared links: cities, and towns with a branded store. */
export const picturedCities = ({ cities, sample }: SiteInput): readonly PicturedCity[] =>
  cities
    .filter(({ town, branded }) => !town || branded !== undefined)
    .map(({ city, pharmacies }) => ({ city, count: pharmacies.length, sample, outline: cityOutline(city) }));

const downtownRadiusMiles = 1.2;

const sides = [
  { name: 'North Side', bearing: 0 },
  { name: 'East Side', bearing: 90 },
  { name: 'South Side', bearing: 180 },
  { name: 'West Side', bearing: 270 },
] as const;

/**
 * Statute miles from a city's centre to its edge, from 2 to 12: a disc of its people at 2,000 a square mile,
 * usual outside the largest cities.
 */
const reachMiles = (population: number): number =>
  Math.round(Math.min(12, Math.max(2, Math.sqrt(population / (2000 * Math.PI)))) * 10) / 10;

const geometric = (name: string, area: Neighborhood['area']): Neighborhood => {
  const slug = slugify(name);
  if (!isPlaceSlug(slug)) throw new Error(`No slug for ${name}`);
  return { name, slug, area, basis: 'geometric' };
};

/**
 * Returns exactly five neighbourhoods of a city, one for each landing page. Named ones come first, then
 * downtown (1.2 miles) and the sides with an unused name.
 */
export function neighborhoodsOf(
  { location: center, population }: City,
  named: readonly Neighborhood[],
): readonly Neighborhood[] {
  const radiusMiles = reachMiles(population);
  const standIns = [
    geometric('Downtown', { shape: 'circle', center, radiusMiles: downtownRadiusMiles }),
    ...sides.map(({ name, bearing }) => geometric(name, { shape: 'sector', center, radiusMiles, bearing })),
  ];
  const used = new Set(named.map(({ slug }) => slug));
  return [...named, ...standIns.filter(({ slug }) => !used.has(slug))].slice(0, landingLimits.neighborhoods);
}
