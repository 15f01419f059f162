import { hasBrand } from '../pharmacy/brand-match.ts';
import { type FilterId, passes } from '../pharmacy/filters.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { brandName } from '../places/city.ts';
import { type Area, areaOrigin, isInArea } from '../places/geo.ts';
import type { NamedOrigin } from '../places/named-origin.ts';
import type { Landmark, Neighborhood } from '../places/place.ts';
import { type Result, rankByDistance } from '../search/directory-query.ts';
import { memoize } from '../text/memoize.ts';
import type { LandingCity } from './landing-city.ts';
import { filtersOf, type LandingEntry } from './landing-entry.ts';

/** What a landing entry means over real fields: filters, an area, or a point that orders the list. */
export interface Criteria {
  readonly filters: readonly FilterId[];
  readonly brand?: string | undefined;
  readonly area?: Area | undefined;
  readonly landmark?: Landmark | undefined;
}

type EntryPlaces = Pick<LandingCity, 'city' | 'neighborhoods' | 'landmarks' | 'brandedSlug'>;

const find = <Place extends Neighborhood | Landmark>(
  places: readonly Place[],
  name: string | undefined,
): Place | undefined => (name === undefined ? undefined : places.find((place) => place.name === name));

/** What the entry selects and orders by. An entry that only rewords the city's page has no criteria. */
export function criteriaOf(entry: LandingEntry, places: EntryPlaces): Criteria {
  return {
    filters: filtersOf(entry),
    brand: entry.slug === places.brandedSlug ? brandName : undefined,
    area: find(places.neighborhoods, entry.neighborhood)?.area,
    landmark: find(places.landmarks, entry.landmark),
  };
}

/** Whether the entry selects nothing and orders by nothing of its own: it rewords the city's page. */
export const isDuplicateTemplate = ({ filters, ...others }: Criteria): boolean =>
  filters.length === 0 && Object.values(others).every((criterion) => criterion === undefined);

/** The point that the entry's distances are measured from, and its name. */
export function originOf(entry: LandingEntry, criteria: Criteria, { city }: EntryPlaces): NamedOrigin {
  if (criteria.landmark !== undefined) {
    return { kind: 'landmark', name: criteria.landmark.name, location: criteria.landmark.location };
  }
  if (criteria.area !== undefined && entry.neighborhood !== undefined) {
    return { kind: 'neighborhood', name: entry.neighborhood, location: areaOrigin(criteria.area) };
  }
  return { kind: 'center', name: city.name, location: city.location };
}

/** Whether a pharmacy satisfies every filter among the criteria; the area is a filter, a landmark is not. */
export const satisfies = (pharmacy: Pharmacy, criteria: Criteria): boolean =>
  criteria.filters.every((id) => passes(pharmacy, id)) &&
  (criteria.brand === undefined || hasBrand(pharmacy, criteria.brand)) &&
  (criteria.area === undefined || isInArea(criteria.area, pharmacy.location));

/** The criteria as they apply outside the city: a neighbourhood's area has no meaning there. */
export const outsideCriteria = (criteria: Criteria): Criteria => ({ ...criteria, area: undefined });

/** Below this many matches a page also lists the nearest matches outside it. */
const fewMatches = 3;
/** How many fallback matches a page lists, and how far away (statute miles from the entry's origin) they may be. */
export const fallbackLimits = { count: 3, miles: 60 } as const;

export interface Selection {
  readonly criteria: Criteria;
  readonly origin: NamedOrigin;
  /** Every match in the city in the entry's order. */
  readonly results: readonly Result[];
  /** The nearest matches outside the area or city, where those inside are few or farther away. */
  readonly fallback: readonly Result[];
}

/** What a landing page lists. Every match of the city is in it; nothing that does not match is. */
export const selectListings = (entry: LandingEntry, dataset: LandingCity): Selection =>
  selections(dataset)(entry);

/** A page's head, its body and the index policy all ask for its selection. */
const selections = memoize((dataset: LandingCity) =>
  memoize((entry: LandingEntry) => select(entry, dataset)),
);

function select(entry: LandingEntry, dataset: LandingCity): Selection {
  const criteria = criteriaOf(entry, dataset);
  const origin = originOf(entry, criteria, dataset);
  const inside = dataset.pharmacies.filter((pharmacy) => satisfies(pharmacy, criteria));
  const results = rankByDistance(inside, origin.location);
  const reach = fallbackReach(criteria, results);
  if (reach === 0) return { criteria, origin, results, fallback: [] };
  const outside = outsideCriteria(criteria);
  const candidates =
    criteria.area === undefined
      ? dataset.fallback
      : [...dataset.pharmacies.filter((pharmacy) => !inside.includes(pharmacy)), ...dataset.fallback];
  const fallback = rankByDistance(
    candidates.filter((pharmacy) => satisfies(pharmacy, outside)),
    origin.location,
  )
    .filter((result) => result.distanceMiles <= reach)
    .slice(0, fallbackLimits.count);
  return { criteria, origin, results, fallback };
}

/**
 * How far from its origin (statute miles) a page looks for matches elsewhere; 0 when it has enough of its own. A
 * landmark's page looks as far as its third result, since the nearest to a landmark may lie across the city's edge.
 */
export function fallbackReach(criteria: Criteria, results: readonly Result[]): number {
  const third = results[fewMatches - 1];
  if (third === undefined) return fallbackLimits.miles;
  return criteria.landmark === undefined ? 0 : Math.min(third.distanceMiles, fallbackLimits.miles);
}
