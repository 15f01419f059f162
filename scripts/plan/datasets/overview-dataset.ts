import { mapPlaces } from '../../../src/domain/list/map-places.ts';
import { rankByDistance } from '../../../src/domain/list/ranking.ts';
import { pharmacyTypes } from '../../../src/domain/pharmacy/filters.ts';
import { countPassing, knowledgeOf } from '../../../src/domain/pharmacy/knowledge.ts';
import { servesPublic } from '../../../src/domain/pharmacy/pharmacy.ts';
import { distanceMiles } from '../../../src/domain/places/geo.ts';
import type { CityGlimpse, OverviewDataset, StateSummary } from '../../../src/domain/site/dataset.ts';
import { brandLinks } from '../brands.ts';
import type { CityInput } from '../city-input.ts';
import { placesAround } from '../city-reach.ts';
import { byPopulation, summaryOf } from '../city-summaries.ts';
import type { SiteInput } from '../site-input.ts';

const largestCount = 12;

/** Returns the dataset of the home page and of other pages about the whole site. */
export function overviewDataset(
  { cities, featured, sample, credits = [] }: Pick<SiteInput, 'cities' | 'featured' | 'sample' | 'credits'>,
  states: readonly StateSummary[],
): OverviewDataset {
  // Counts are of directories; a town of a branded store without listings has none.
  const directories = cities.filter(({ listed }) => listed);
  const all = directories.flatMap(({ pharmacies }) => pharmacies);
  const largest = directories
    .filter(({ town, pharmacies }) => !town && pharmacies.length > 0)
    .toSorted(byPopulation);
  const [first] = largest;
  return {
    kind: 'overview',
    sample,
    states,
    largest: largest.slice(0, largestCount).map((place) => summaryOf(place)),
    glimpse: first === undefined ? undefined : cityGlimpse(first),
    featured,
    brands: brandLinks(cities),
    credits,
    typeCounts: Object.fromEntries(pharmacyTypes.map((type) => [type, countPassing(all, type)])),
    wishCounts: {
      'drive-through': countPassing(all, 'drive-through'),
      'pet-medications': countPassing(all, 'pet-medications'),
    },
    known: knowledgeOf(all),
  };
}

const glimpseLimits = { least: 3, most: 9, places: 24, miles: 8 } as const;

/**
 * Returns up to nine pharmacies near a city's centre, and place names for their map. Undefined if fewer than
 * three can be shown.
 */
export function cityGlimpse(input: CityInput): CityGlimpse | undefined {
  const { name, state, slug, location } = input.city;
  const near = rankByDistance(
    input.pharmacies.filter((pharmacy) => pharmacy.location.precision !== 'zip' && servesPublic(pharmacy)),
    location,
  ).slice(0, glimpseLimits.most);
  if (near.length < glimpseLimits.least) return undefined;
  return {
    city: { name, state, slug, location },
    pharmacies: near.map(({ pharmacy }) => pharmacy),
    places: mapPlaces({ ...input, around: placesAround(input.city) })
      .filter(({ at }) => distanceMiles(location, at) <= glimpseLimits.miles)
      .slice(0, glimpseLimits.places),
  };
}
