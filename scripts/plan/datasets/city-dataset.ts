import type { LandingCity } from '../../../src/domain/landing/landing-city.ts';
import type { LandingEntry } from '../../../src/domain/landing/landing-entry.ts';
import { markUnconfirmed } from '../../../src/domain/landing/landing-knowledge.ts';
import {
  criteriaOf,
  originOf,
  selectionsOf,
  truePlaces,
} from '../../../src/domain/landing/landing-selection.ts';
import { alternativeLimits } from '../../../src/domain/list/alternatives.ts';
import { listingsWithin, nearest, type Tiles } from '../../../src/domain/list/nearest.ts';
import { leastMiles, type Result, rankByDistance, resultFrom } from '../../../src/domain/list/ranking.ts';
import { hasBrand } from '../../../src/domain/pharmacy/brand-match.ts';
import { filterSet, filtersPassed, hasFilters } from '../../../src/domain/pharmacy/filters.ts';
import { mostUncertainMiles, type Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import type { City } from '../../../src/domain/places/city.ts';
import type { CitySummary } from '../../../src/domain/places/city-summary.ts';
import { distanceMiles, isInArea } from '../../../src/domain/places/geo.ts';
import type { PlaceAround } from '../../../src/domain/search/city-list.ts';
import { resultsPerPage } from '../../../src/domain/search/directory-query.ts';
import type { ListCut } from '../../../src/domain/search/list-page.ts';
import type { CityDataset } from '../../../src/domain/site/dataset.ts';
import { type CountryPlace, countryPlaces } from '../../lists/facts/country-places.ts';
import { type SpatialIndex, spatialIndex } from '../../lists/facts/spatial-index.ts';
import { cityOutline } from '../../lists/facts/state-outlines.ts';
import type { CityInput } from '../city-input.ts';
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

const mapNameLimits = { count: 12, miles: 30, people: 1500 } as const;

let known: SpatialIndex<CountryPlace> | undefined;

/** How well a place helps to find one's way at a distance of so many miles. */
const useOf = ({ people }: CountryPlace, miles: number): number => people / (miles + 1) ** 2;

/** The places of the country that a map of the city names: large and near ones, the most useful first. */
export function placesAround({ name, state, location }: City): readonly PlaceAround[] {
  known ??= spatialIndex(
    countryPlaces().filter(({ people }) => people >= mapNameLimits.people),
    (place) => place.location,
  );
  return known
    .within(location, mapNameLimits.miles)
    .filter((place) => place.name !== name || place.state !== state)
    .map((place) => ({ place, use: useOf(place, distanceMiles(location, place.location)) }))
    .toSorted((a, b) => b.use - a.use || (a.place.name < b.place.name ? -1 : 1))
    .slice(0, mapNameLimits.count)
    .map(({ place }) => [place.name, place.location.lat, place.location.lng] as const);
}

/**
 * What the pharmacies that one page lists may come to, in bytes of their own words as they stand in addresses. A page says
 * most of them once and repeats little else, so that it stays within its budget (`htmlLargestGzip`) even where nothing of
 * it can be compressed.
 */
const pageCapacity = 25_000;

const bytesOf = (text: string): number => encodeURIComponent(text).length;

/** A link with the name alone. */
const linkWeight = ({ name, slug }: Pharmacy): number => bytesOf(name) + slug.length + 8;

/** A row of a list without cards (`ListingRow`). */
const rowWeight = (pharmacy: Pharmacy): number =>
  linkWeight(pharmacy) + bytesOf(pharmacy.address.street) + (pharmacy.phone ?? '').length;

/** A card says the name and the address in links and to crawlers too. */
const cardWeight = (pharmacy: Pharmacy): number => 3 * rowWeight(pharmacy);

/** How many of the pharmacies, from `start`, one page has room for: one at least. */
function fitting(
  pharmacies: readonly Pharmacy[],
  start: number,
  weightOf: (pharmacy: Pharmacy, index: number) => number,
): number {
  let weight = 0;
  let end = start;
  for (const [index, pharmacy] of pharmacies.slice(start).entries()) {
    weight += weightOf(pharmacy, index);
    if (weight > pageCapacity && index > 0) break;
    end += 1;
  }
  return end - start;
}

interface ListedPharmacies {
  readonly listed: boolean;
  /** In the order of the list. */
  readonly pharmacies: readonly Pharmacy[];
}

/** More rows than any page wants of a list that is not its city's own. */
const usualRows = 100;

/**
 * Whether all pharmacies have room on the first page whatever their order: nearly every list has, and need not be put in order to know. False
 * where that depends on the order.
 */
export function fitsOnePage({ listed, pharmacies }: ListedPharmacies): boolean {
  if (listed && pharmacies.length <= resultsPerPage) return true;
  const most = (weightOf: (pharmacy: Pharmacy) => number): number =>
    pharmacies.reduce((largest, pharmacy) => Math.max(largest, weightOf(pharmacy)), 0);
  const bound = listed
    ? resultsPerPage * most(cardWeight) + pharmacies.length * most(linkWeight)
    : pharmacies.length * most(rowWeight);
  return bound <= pageCapacity;
}

/**
 * Cuts a city's list of all its pharmacies into pages. The first is the city's own page: the first results in full, then links
 * by name (for a town without a directory, rows on the page of its store). The others hold rows, and are pages of
 * their own (`listPagePath`). The build puts it into the city's dataset, so that browsers need not know how.
 */
export function cutList({ listed, pharmacies }: ListedPharmacies): ListCut {
  const first = listed
    ? Math.max(
        Math.min(resultsPerPage, pharmacies.length),
        fitting(pharmacies, 0, (pharmacy, index) =>
          index < resultsPerPage ? cardWeight(pharmacy) : linkWeight(pharmacy),
        ),
      )
    : fitting(pharmacies, 0, rowWeight);
  const ends = [first];
  for (let end = first; end < pharmacies.length; ends.push(end)) end += fitting(pharmacies, end, rowWeight);
  const rows = Math.floor(
    pageCapacity / pharmacies.reduce((most, each) => Math.max(most, rowWeight(each)), 1),
  );
  return {
    listEnds: ends.length === 1 ? undefined : ends,
    mostRows: rows < usualRows ? Math.max(1, rows) : undefined,
  };
}
