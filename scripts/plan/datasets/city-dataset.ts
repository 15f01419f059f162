import type { LandingCity } from '../../../src/domain/landing/landing-city.ts';
import type { LandingEntry } from '../../../src/domain/landing/landing-entry.ts';
import { markUnconfirmed } from '../../../src/domain/landing/landing-knowledge.ts';
import {
  criteriaOf,
  originOf,
  selectionsOf,
  truePlaces,
} from '../../../src/domain/landing/landing-selection.ts';
import { listingsWithin, nearest, type Tiles } from '../../../src/domain/list/nearest.ts';
import { leastMiles, type Result, rankByDistance, resultFrom } from '../../../src/domain/list/ranking.ts';
import { hasBrand } from '../../../src/domain/pharmacy/brand-match.ts';
import { filterSet, filtersPassed, hasFilters } from '../../../src/domain/pharmacy/filters.ts';
import { mostUncertainMiles, type Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import type { CitySummary } from '../../../src/domain/places/city-summary.ts';
import { isInArea } from '../../../src/domain/places/geo.ts';
import { alternativeLimits } from '../../../src/domain/search/nearby-alternatives.ts';
import type { CityDataset } from '../../../src/domain/site/dataset.ts';
import { cityOutline } from '../../lists/facts/state-outlines.ts';
import type { CityInput } from '../city-input.ts';
import { cutList } from '../list-cut.ts';
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

/**
 * Everything the city's pages show, but for its version. Listings come nearest to the centre first; `fallback` holds
 * exactly the listings of other cities that its pages list or that may be nearer than what they list, in the order of their ids.
 */
export function cityDataset(facts: CityFacts, tiles: Tiles): CityDataset {
  const { city, listed, town, branded, neighborhoods, landmarks, landing } = facts;
  const { nearby, nearbyTowns, sample, edgeMiles, closed = [], unconfirmed = [] } = facts;
  const pharmacies = rankByDistance(facts.pharmacies, city.location).map(({ pharmacy }) => pharmacy);
  const places = { city, listed, neighborhoods, landmarks, brandedSlug: branded?.slug, edgeMiles };
  const own = new Set(pharmacies);
  const around = placesAround(city);
  const candidates = matchesAround({ ...places, pharmacies, landing, nearby, fallback: [] }, tiles);
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
    const isOther = ({ id }: Pharmacy): boolean => id !== pharmacy.id;
    const { results } = nearest(pharmacy.location, { fits: isOther }, alternativeLimits.considered, tiles);
    results.forEach(add);
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

/**
 * Lists what the entries of a city can show of the listings around it, and no more than a few others: of each the first five
 * that there are, and those that may be nearer than the first.
 */
function matchesAround(place: LandingCity, tiles: Tiles): readonly Pharmacy[] {
  const own = new Set(place.pharmacies);
  const found = new Set<Pharmacy>();
  for (const entry of place.landing) {
    const { filters, brand, area, ...criteria } = criteriaOf(entry, place);
    const origin = originOf(entry, { filters, brand, area, ...criteria }, place).location;
    const asked = filterSet(filters);
    const passes = (pharmacy: Pharmacy): boolean =>
      hasFilters(filtersPassed(pharmacy), asked) && (brand === undefined || hasBrand(pharmacy, brand));
    // Of a neighborhood, those around it are listed besides those in it.
    const isInside = (pharmacy: Pharmacy): boolean =>
      area !== undefined && own.has(pharmacy) && isInArea(area, pharmacy.location);
    const fits = (pharmacy: Pharmacy): boolean => passes(pharmacy) && !isInside(pharmacy);
    const { results } = nearest(origin, { fits }, truePlaces, tiles);
    for (const { pharmacy } of results) found.add(pharmacy);
    const [first] = nearest(origin, { fits: passes }, 1, tiles).results;
    if (first === undefined || first.uncertaintyMiles > 0) continue;
    for (const pharmacy of listingsWithin(origin, first.distanceMiles + mostUncertainMiles, tiles)) {
      if (pharmacy.location.precision !== 'zip' || !passes(pharmacy)) continue;
      if (leastMiles(resultFrom(origin, pharmacy)) < first.distanceMiles) found.add(pharmacy);
    }
  }
  return [...found].filter((pharmacy) => !own.has(pharmacy));
}
