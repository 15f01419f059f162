import type { LandingEntry } from '../../src/domain/landing/landing-entry.ts';
import { markUnconfirmed } from '../../src/domain/landing/landing-knowledge.ts';
import {
  criteriaOf,
  fallbackLimits,
  fallbackReach,
  originOf,
  outsideCriteria,
  satisfies,
} from '../../src/domain/landing/landing-selection.ts';
import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import type { NearbyCity } from '../../src/domain/places/city-summary.ts';
import { rankByDistance } from '../../src/domain/search/directory-query.ts';
import type { CityDataset } from '../../src/domain/site/dataset.ts';
import type { CityInput } from './city-input.ts';
import { cutList } from './list-cut.ts';
import type { PharmacyIndex } from './pharmacy-index.ts';

/** What the dataset of one city is made from. */
export interface CityFacts extends CityInput {
  readonly landing: readonly LandingEntry[];
  readonly nearby: readonly NearbyCity[];
  readonly sample: boolean;
}

/**
 * Everything the city's pages show, but for its version. Listings come nearest to the centre first; `fallback` holds
 * exactly the listings of other cities that one of the landing pages falls back on, in the order of their ids.
 */
export function cityDataset(facts: CityFacts, index: PharmacyIndex): CityDataset {
  const { city, listed, branded, neighborhoods, landmarks, landing, nearby, sample } = facts;
  const places = { city, neighborhoods, landmarks, brandedSlug: branded?.slug };
  const pharmacies = rankByDistance(facts.pharmacies, city.location).map(({ pharmacy }) => pharmacy);
  const fallback = new Map<string, Pharmacy>();
  for (const entry of landing) {
    const criteria = criteriaOf(entry, places);
    const origin = originOf(entry, criteria, places);
    const results = rankByDistance(
      pharmacies.filter((pharmacy) => satisfies(pharmacy, criteria)),
      origin.location,
    );
    const miles = fallbackReach(criteria, results);
    if (miles === 0) continue;
    const outside = outsideCriteria(criteria);
    const found = index.nearest({
      origin: origin.location,
      except: city.slug,
      matches: (pharmacy) => satisfies(pharmacy, outside),
      count: fallbackLimits.count,
      miles,
    });
    for (const { pharmacy } of found) fallback.set(pharmacy.id, pharmacy);
  }
  return {
    kind: 'city',
    sample,
    city,
    listed,
    brandedSlug: branded?.slug,
    pharmacies,
    fallback: [...fallback.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    neighborhoods,
    landmarks,
    landing: markUnconfirmed(landing, pharmacies),
    nearby,
    ...cutList({ listed, pharmacies }),
  };
}
