import { passes, pharmacyTypes } from '../../src/domain/pharmacy/filters.ts';
import type { FeaturedListing, OverviewDataset, StateSummary } from '../../src/domain/site/dataset.ts';
import type { CityInput } from './city-input.ts';
import { byPopulation, summaryOf } from './city-summaries.ts';

const largestCount = 12;

interface OverviewFacts {
  readonly cities: readonly CityInput[];
  readonly featured: readonly FeaturedListing[];
  readonly sample: boolean;
}

/** What the site as a whole shows. Towns known for a branded store alone have no directory: the counts are those of the directories. */
export function overviewDataset(
  { cities, featured, sample }: OverviewFacts,
  states: readonly StateSummary[],
): OverviewDataset {
  const largest = cities.filter(({ listed }) => listed).toSorted(byPopulation);
  const all = largest.flatMap(({ pharmacies }) => pharmacies);
  return {
    kind: 'overview',
    sample,
    states,
    largest: largest.slice(0, largestCount).map((place) => summaryOf(place)),
    featured,
    typeCounts: Object.fromEntries(
      pharmacyTypes.map((type) => [type, all.filter((pharmacy) => passes(pharmacy, type)).length]),
    ),
    total: all.length,
  };
}
