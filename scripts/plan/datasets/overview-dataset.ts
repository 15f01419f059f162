import { pharmacyTypes } from '../../../src/domain/pharmacy/filters.ts';
import { countPassing, knowledgeOf } from '../../../src/domain/pharmacy/knowledge.ts';
import type { FeaturedListing, OverviewDataset } from '../../../src/domain/site/dataset.ts';
import type { SourceCredit } from '../../../src/domain/site/source-credit.ts';
import type { StateSummary } from '../../../src/domain/site/state-summary.ts';
import type { CityInput } from '../city-input.ts';
import { seenByOthers } from '../city-reach.ts';
import { byPopulation, summaryOf } from '../city-summaries.ts';
import { decidingFacts } from '../deciding-facts.ts';
import type { GroupInputs } from '../page-group.ts';
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
export function overviewDataset(facts: OverviewFacts, states: readonly StateSummary[]): OverviewDataset {
  const all = directoriesOf(facts).flatMap(({ pharmacies }) => pharmacies);
  return {
    ...uncounted(facts, states),
    typeCounts: Object.fromEntries(pharmacyTypes.map((type) => [type, countPassing(all, type)])),
    wishCounts: {
      'drive-through': countPassing(all, 'drive-through'),
      'pet-medications': countPassing(all, 'pet-medications'),
    },
    known: knowledgeOf(all),
  };
}

/**
 * What determines it: what is not counted of listings, as it is, and what deciding facts of theirs are counted. To count them takes longer than
 * to find out that they are the same.
 */
export const overviewInputs = (
  facts: OverviewFacts,
  states: readonly StateSummary[],
): Required<GroupInputs> => {
  const shown = uncounted(facts, states);
  return {
    all: [...facts.cities.map(seenByOthers), shown],
    choice: () => [...facts.cities.map(decidingFacts), shown],
  };
};

/** A town of a branded store without listings has no directory: the counts are those of the directories. */
const directoriesOf = ({ cities }: OverviewFacts): readonly CityInput[] =>
  cities.filter(({ listed }) => listed);

function uncounted(
  facts: OverviewFacts,
  states: readonly StateSummary[],
): Omit<OverviewDataset, 'typeCounts' | 'wishCounts' | 'known'> {
  const { cities, featured, sample, credits = [] } = facts;
  const largest = directoriesOf(facts)
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
  };
}
