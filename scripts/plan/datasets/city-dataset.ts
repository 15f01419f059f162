import type { LandingCity } from '../../../src/domain/landing/landing-city.ts';
import {
  type FiltersByKind,
  filtersOf,
  type LandingEntry,
} from '../../../src/domain/landing/landing-entry.ts';
import { markUnconfirmed } from '../../../src/domain/landing/landing-knowledge.ts';
import {
  type Criteria,
  criteriaOf,
  fallbackLimits,
  originOf,
  selectionsOf,
} from '../../../src/domain/landing/landing-selection.ts';
import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import { servesPublic } from '../../../src/domain/pharmacy/serves-public.ts';
import { brandName } from '../../../src/domain/places/city.ts';
import type { CitySummary } from '../../../src/domain/places/city-summary.ts';
import { type Result, rankByDistance } from '../../../src/domain/search/directory-query.ts';
import { alternativeLimits } from '../../../src/domain/search/nearby-alternatives.ts';
import type { CityDataset } from '../../../src/domain/site/dataset.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { cityOutline } from '../../lists/facts/state-outlines.ts';
import type { CityInput } from '../city-input.ts';
import { cutList } from '../list-cut.ts';
import { firstMatches, indexMatches, type MatchIndex, type MatchKind } from '../near/first-matches.ts';
import { indexPharmacies, nearestTo, type PharmacyIndex } from '../near/nearest-pharmacies.ts';
import { placesAround } from '../places-around.ts';
import { chainStores } from './chain-stores.ts';

/** What the dataset of one city is made from. */
export interface CityFacts extends CityInput {
  readonly landing: readonly LandingEntry[];
  readonly nearby: readonly CitySummary[];
  readonly nearbyTowns: readonly CitySummary[];
  readonly sample: boolean;
  /** From the centre to the nearest area that the data does not cover (CityList). */
  readonly edgeMiles?: number | undefined;
}

/** The listings of all cities. */
export interface ListingIndexes {
  readonly index: PharmacyIndex;
  readonly matches: MatchIndex;
}

/** Indexes the listings of all cities that serve the public for what their landing entries select. */
export function indexListings(
  pharmacies: readonly Pharmacy[],
  selected: readonly FiltersByKind[],
): ListingIndexes {
  const kinds = [
    kindOf({ filters: [] }),
    kindOf({ filters: [], brand: brandName }),
    ...selected.map((entry) => kindOf({ filters: filtersOf(entry) })),
  ];
  const distinct = new Map(kinds.map((kind) => [kind.key, kind]));
  const open = pharmacies.filter(servesPublic);
  return { index: indexPharmacies(open), matches: indexMatches(open, [...distinct.values()]) };
}

/**
 * Everything the city's pages show, but for its version. Listings come nearest to the centre first; `fallback` holds
 * exactly the listings of other cities that its pages list or that may be nearer than what they list, in the order of their ids.
 */
export function cityDataset(facts: CityFacts, { index, matches }: ListingIndexes): CityDataset {
  const { city, listed, town, branded, neighborhoods, landmarks, landing } = facts;
  const { nearby, nearbyTowns, sample, edgeMiles, closed = [], unconfirmed = [] } = facts;
  const pharmacies = rankByDistance(facts.pharmacies, city.location).map(({ pharmacy }) => pharmacy);
  const places = { city, listed, neighborhoods, landmarks, brandedSlug: branded?.slug, edgeMiles };
  const own = new Set(pharmacies);
  const around = placesAround(city);
  const candidates = matchesAround({ ...places, pharmacies, landing, nearby, fallback: [] }, matches);
  const known = { ...places, pharmacies, landing, nearby, fallback: candidates };
  const fallback = new Map<string, Pharmacy>();
  const add = ({ pharmacy }: Result): void => {
    if (!own.has(pharmacy)) fallback.set(pharmacy.id, pharmacy);
  };
  const selectionOf = selectionsOf(known);
  for (const entry of landing) {
    const { listed: items, fallback: near, rival } = selectionOf(entry);
    for (const result of [...items, ...near, ...(rival === undefined ? [] : [rival])]) add(result);
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
    outline: cityOutline(city),
    brandedSlug: branded?.slug,
    pharmacies,
    fallback: [...fallback.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    neighborhoods,
    landmarks,
    landing: markUnconfirmed(landing, pharmacies),
    nearby,
    around: around.length === 0 ? undefined : around,
    nearbyTowns: nearbyTowns.length === 0 ? undefined : nearbyTowns,
    closed: closed.length === 0 ? undefined : closed,
    unconfirmed: unconfirmed.length === 0 ? undefined : chainStores(unconfirmed, city.location),
    edgeMiles,
    ...cutList({ listed, pharmacies }),
  };
}

/** The listings of other cities that a city's entries can select: those near enough to matter, whatever lies within an hour's drive. */
function matchesAround(place: LandingCity, matches: MatchIndex): readonly Pharmacy[] {
  const asked = place.landing.map((entry) => {
    const criteria = criteriaOf(entry, place);
    return { origin: originOf(entry, criteria, place).location, kind: kindOf(criteria).key };
  });
  const byOrigin = groupBy(asked, ({ origin: { lat, lng } }) => `${lat} ${lng}`);
  const found = [...byOrigin.values()].flatMap((group) =>
    firstMatches(matches, {
      origin: group[0]?.origin ?? place.city.location,
      kinds: group.map(({ kind }) => kind),
      miles: fallbackLimits.miles,
      except: place.pharmacies,
    }),
  );
  return [...new Set(found)];
}

/** The kind of list that criteria ask for outside their city, where an area has no meaning. */
const kindOf = ({ filters, brand }: Pick<Criteria, 'filters' | 'brand'>): MatchKind => ({
  key: [brand, ...filters].join(),
  filters,
  brand,
});
