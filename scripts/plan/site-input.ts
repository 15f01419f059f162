import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import type { City } from '../../src/domain/places/city.ts';
import type { Neighborhood } from '../../src/domain/places/place.ts';
import type { FeaturedListing, SourceCredit } from '../../src/domain/site/dataset.ts';
import type { UncoveredArea } from '../../src/domain/site/datasets-on-demand.ts';
import { groupBy } from '../../src/domain/text/group-by.ts';
import { type CitySlug, isPlaceSlug, slugify } from '../../src/domain/text/slug.ts';
import type { PicturedCity } from '../../src/messages/picture-text.ts';
import type { ListingStore } from '../listings/listing-store.ts';
import { type KeptSource, mapSource } from '../listings/store/source-file.ts';
import { cityOutline } from '../lists/facts/state-outlines.ts';
import { withZipRadius } from '../lists/facts/zip-codes.ts';
import type { Lists } from '../lists/load-lists.ts';
import type { CityInput } from './city-input.ts';
import { uncoveredAreas } from './coverage.ts';
import { type LandingPatterns, landingLimits, landingPatterns } from './landing-list.ts';
import { mostSamples, sampleListings } from './sample-listings.ts';
import { chainSpelling, closedPharmacies, withAge } from './shown-listings.ts';
import { type PlacedEntry, townsOf } from './towns.ts';

/** What a site is planned from: places with their pharmacies, and facts about the whole site. */
export interface SiteInput {
  readonly cities: readonly CityInput[];
  readonly featured: readonly FeaturedListing[];
  readonly patterns: LandingPatterns;
  readonly sample: boolean;
  readonly uncovered?: readonly UncoveredArea[] | undefined;
  readonly credits?: readonly SourceCredit[] | undefined;
  readonly openMap?: KeptSource | undefined;
}

// Samples and older listing stores lack the radius of a ZIP code's centre.
const withUncertainPosition = (pharmacy: Pharmacy): Pharmacy => ({
  ...pharmacy,
  location: withZipRadius(pharmacy.location, pharmacy.address.zip),
});

/**
 * Joins the CSV lists with the pharmacies of the listing store. Without a store, pharmacies are fictional
 * samples. `today` is `YYYY-MM-DD`, UTC.
 */
export function siteInput(
  { cities, brandedStores, places, featured }: Lists,
  store?: ListingStore,
  today?: string,
): SiteInput {
  const listedSlugs = new Set<string>(cities.map(({ slug }) => slug));
  const storeTowns = brandedStores.map(({ city }) => city).filter(({ slug }) => !listedSlugs.has(slug));
  const withChainSpelling = chainSpelling(store?.listings ?? []);
  const withAgeAndPosition = (listing: Pharmacy): Pharmacy =>
    withChainSpelling(withUncertainPosition(today === undefined ? listing : withAge(listing, today)));
  const listings = new Map(
    [...(store?.byCity ?? [])].map(([slug, group]) => [slug, group.map(withAgeAndPosition)] as const),
  );
  const closed = store && closedPharmacies(store, today ?? store.imported);
  const unconfirmed = groupBy(store?.unconfirmed.map(withChainSpelling) ?? [], ({ address }) =>
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
          ? sampleListings(city, branded !== undefined, mostSamples[town ? 'town' : 'city']).map(
              withUncertainPosition,
            )
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
      const featuredPharmacy = inputs
        .find((input) => input.city.slug === city)
        ?.pharmacies.find(({ slug }) => slug === pharmacy);
      return featuredPharmacy === undefined ? [] : [{ pharmacy: featuredPharmacy, city, reason }];
    }),
  };
}

/** Returns the places that get a picture for shared links: cities, and towns with a City Drugs shop. */
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

// A disc with 2,000 people a square mile.
const cityRadiusMiles = (population: number): number =>
  Math.round(Math.min(12, Math.max(2, Math.sqrt(population / (2000 * Math.PI)))) * 10) / 10;

const geometricNeighborhood = (name: string, area: Neighborhood['area']): Neighborhood => {
  const slug = slugify(name);
  if (!isPlaceSlug(slug)) throw new Error(`No slug for ${name}`);
  return { name, slug, area, basis: 'geometric' };
};

/** Returns five neighborhoods of a city: those in `named` first, then `Downtown`, `North Side` and so on. */
export function neighborhoodsOf(
  { location: center, population }: City,
  named: readonly Neighborhood[],
): readonly Neighborhood[] {
  const radiusMiles = cityRadiusMiles(population);
  const fallbacks = [
    geometricNeighborhood('Downtown', { shape: 'circle', center, radiusMiles: downtownRadiusMiles }),
    ...sides.map(({ name, bearing }) =>
      geometricNeighborhood(name, { shape: 'sector', center, radiusMiles, bearing }),
    ),
  ];
  const namedSlugs = new Set(named.map(({ slug }) => slug));
  return [...named, ...fallbacks.filter(({ slug }) => !namedSlugs.has(slug))].slice(
    0,
    landingLimits.neighborhoods,
  );
}

/** Returns the sources to credit on the site, most listings first, with terms, newest and import days. */
export const sourceCredits = ({
  sources,
  kept,
}: Pick<ListingStore, 'sources' | 'kept'>): readonly SourceCredit[] =>
  sources.map(({ id, date, listings }) => {
    const source = kept.find((known) => known.id === id);
    return { id, listings, date, license: source?.licence, taken: source?.day };
  });

/** Returns OpenStreetMap's entry in the listing store, or undefined if no listing shows its facts. */
const keptMap = ({ sources, kept }: Pick<ListingStore, 'sources' | 'kept'>): KeptSource | undefined =>
  sources.some(({ id }) => id === mapSource) ? kept.find(({ id }) => id === mapSource) : undefined;
