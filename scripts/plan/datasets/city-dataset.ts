import type { LandingCity } from '../../../src/domain/landing/landing-city.ts';
import type { LandingEntry } from '../../../src/domain/landing/landing-entry.ts';
import { markUnconfirmed } from '../../../src/domain/landing/landing-knowledge.ts';
import {
  fallbackLimits,
  type Selection,
  selectListings,
} from '../../../src/domain/landing/landing-selection.ts';
import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import type { NearbyCity } from '../../../src/domain/places/city-summary.ts';
import { type Result, rankByDistance } from '../../../src/domain/search/directory-query.ts';
import { alternativeLimits } from '../../../src/domain/search/nearby-alternatives.ts';
import type { CityDataset } from '../../../src/domain/site/dataset.ts';
import type { CityInput } from '../city-input.ts';
import { originSpread } from '../city-reach.ts';
import { cutList } from '../list-cut.ts';
import { nearestTo, type PharmacyIndex } from '../near/spatial-index.ts';
import { chainStores } from './chain-stores.ts';

/** What the dataset of one city is made from. */
export interface CityFacts extends CityInput {
  readonly landing: readonly LandingEntry[];
  readonly nearby: readonly NearbyCity[];
  readonly nearbyTowns: readonly NearbyCity[];
  readonly sample: boolean;
  /** From the centre to the nearest area that the data does not cover (CityList). */
  readonly edgeMiles?: number | undefined;
}

/**
 * Everything the city's pages show, but for its version. Listings come nearest to the centre first; `fallback` holds
 * exactly the listings of other cities that its pages list or that may be nearer than what they list, in the order of their ids.
 */
export function cityDataset(facts: CityFacts, index: PharmacyIndex): CityDataset {
  const { city, listed, town, branded, neighborhoods, landmarks, landing } = facts;
  const { nearby, nearbyTowns, sample, edgeMiles, closed = [], unconfirmed = [] } = facts;
  const pharmacies = rankByDistance(facts.pharmacies, city.location).map(({ pharmacy }) => pharmacy);
  const places = { city, listed, neighborhoods, landmarks, brandedSlug: branded?.slug, edgeMiles };
  const own = new Set(pharmacies);
  const select = selectionsAround({ ...places, pharmacies, landing, nearby }, originSpread(facts), index);
  const fallback = new Map<string, Pharmacy>();
  const add = ({ pharmacy }: Result): void => {
    if (!own.has(pharmacy)) fallback.set(pharmacy.id, pharmacy);
  };
  for (const entry of landing) {
    const { listed: items, fallback: around, rival } = select(entry);
    for (const result of [...items, ...around, ...(rival === undefined ? [] : [rival])]) add(result);
  }
  for (const pharmacy of [...pharmacies, ...closed]) {
    const nearest = nearestTo(pharmacy, index, {
      count: alternativeLimits.considered,
      miles: fallbackLimits.miles,
    });
    for (const result of nearest) add(result);
  }
  return {
    kind: 'city',
    sample,
    city,
    listed,
    town,
    brandedSlug: branded?.slug,
    pharmacies,
    fallback: [...fallback.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    neighborhoods,
    landmarks,
    landing: markUnconfirmed(landing, pharmacies),
    nearby,
    nearbyTowns: nearbyTowns.length === 0 ? undefined : nearbyTowns,
    closed: closed.length === 0 ? undefined : closed,
    unconfirmed: unconfirmed.length === 0 ? undefined : chainStores(unconfirmed, city.location),
    edgeMiles,
    ...cutList({ listed, pharmacies }),
  };
}

/** How far (statute miles) other cities' listings are looked for at first: of most kinds there are five within a few miles. */
const firstReaches = [6, 20] as const;

/**
 * What a city's entries select among the listings of all cities. Each is looked for in a small circle, then in larger ones until
 * what lies beyond cannot matter: a city's work depends on what is near, not on how many there are within an hour's drive.
 */
function selectionsAround(
  place: Omit<LandingCity, 'fallback'>,
  spread: number,
  index: PharmacyIndex,
): (entry: LandingEntry) => Selection {
  const own = new Set(place.pharmacies);
  const { location } = place.city;
  const circles = [...firstReaches, fallbackLimits.miles].map((miles) => {
    let known: LandingCity | undefined;
    return {
      miles,
      dataset: (): LandingCity => {
        const around = (): readonly Pharmacy[] => index.within(location, miles + spread);
        known ??= { ...place, fallback: around().filter((pharmacy) => !own.has(pharmacy)) };
        return known;
      },
    };
  });
  return (entry) => {
    for (const { miles, dataset } of circles) {
      const selection = selectListings(entry, dataset());
      if (selection.reachMiles <= miles) return selection;
    }
    throw new Error(`Nothing can matter beyond ${fallbackLimits.miles} miles`);
  };
}
