import { pharmacyTypes } from '../../../src/domain/pharmacy/filters.ts';
import { countPassing, knowledgeOf } from '../../../src/domain/pharmacy/knowledge.ts';
import type { FeaturedListing, OverviewDataset, SourceCredit } from '../../../src/domain/site/dataset.ts';
import type { StateSummary } from '../../../src/domain/site/state-summary.ts';
import type { CityInput } from '../city-input.ts';
import { byPopulation, summaryOf } from '../city-summaries.ts';
import { brandLinks } from './brand-datasets.ts';
import { cityGlimpse } from './city-glimpse.ts';

const largestCount = 12;

export interface OverviewFacts {
  readonly cities: readonly CityInput[];
  readonly featured: readonly FeaturedListing[];
  readonly sample: boolean;
  readonly credits?: readonly SourceCredit[] | undefined;
}

/** What the site as a whole shows. */
export function overviewDataset(
  { cities, featured, sample, credits = [] }: OverviewFacts,
  states: readonly StateSummary[],
): OverviewDataset {
  // A town of a branded store without listings has no directory: the counts are those of the directories.
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
