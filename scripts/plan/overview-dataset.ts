import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import { hasType } from '../../src/domain/pharmacy/pharmacy-match.ts';
import type { pharmacyTypes } from '../../src/domain/pharmacy/taxonomy.ts';
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
): Omit<OverviewDataset, 'version'> {
  const largest = cities.filter(({ listed }) => listed).toSorted(byPopulation);
  const all = largest.flatMap(({ pharmacies }) => pharmacies);
  return {
    kind: 'overview',
    sample,
    states,
    largest: largest.slice(0, largestCount).map((place) => summaryOf(place)),
    featured,
    typeCounts: countTypes(all),
    total: all.length,
  };
}

function countTypes(pharmacies: readonly Pharmacy[]) {
  const count = (type: (typeof pharmacyTypes)[number]): number =>
    pharmacies.filter((pharmacy) => hasType(pharmacy, type)).length;
  return {
    '24-hour': count('24-hour'),
    compounding: count('compounding'),
    specialty: count('specialty'),
    delivery: count('delivery'),
    emergency: count('emergency'),
    community: count('community'),
    hospital: count('hospital'),
    clinic: count('clinic'),
    'long-term-care': count('long-term-care'),
    'home-infusion': count('home-infusion'),
    'mail-order': count('mail-order'),
  } satisfies Record<(typeof pharmacyTypes)[number], number>;
}
