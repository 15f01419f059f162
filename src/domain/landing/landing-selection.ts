import { searchRadiusMiles } from '../list/nearest.ts';
import { farthestMiles, leastMiles, type Result, rankByDistance } from '../list/ranking.ts';
import { hasBrand } from '../pharmacy/brand.ts';
import { type FilterId, passesAll } from '../pharmacy/filters.ts';
import { servesPublic } from '../pharmacy/pharmacy.ts';
import { brandName } from '../places/city.ts';
import { type Area, areaOrigin, distanceMiles, isInArea, type LatLng } from '../places/geo.ts';
import type { Landmark, NamedOrigin } from '../places/place.ts';
import { memoize } from '../text/memoize.ts';
import { filtersOf, type LandingCity, type LandingEntry } from './landing-entry.ts';

/** What a landing page narrows pharmacies by (filters, a chain, an area) or sorts them by (a landmark). */
export interface Criteria {
  readonly filters: readonly FilterId[];
  readonly brand?: string | undefined;
  readonly area?: Area | undefined;
  readonly landmark?: Landmark | undefined;
}

type EntryPlaces = Pick<LandingCity, 'city' | 'neighborhoods' | 'landmarks' | 'brandedSlug'>;

/** Returns the filters, chain and area that a landing page narrows to, and the landmark that it sorts by. */
export function criteriaOf(entry: LandingEntry, places: EntryPlaces): Criteria {
  return {
    filters: filtersOf(entry),
    brand: entry.slug === places.brandedSlug ? brandName : undefined,
    area: places.neighborhoods.find(({ name }) => name === entry.neighborhood)?.area,
    landmark: places.landmarks.find(({ name }) => name === entry.landmark),
  };
}

/** True if a landing page has no criteria, so that it lists the same as its city's page. */
export const hasNoCriteria = ({ filters, brand, area, landmark }: Criteria): boolean =>
  filters.length === 0 && brand === undefined && area === undefined && landmark === undefined;

/** Returns where a landing page's distances start: at its landmark, its neighborhood or the city's center. */
export function originOf(entry: LandingEntry, criteria: Criteria, { city }: EntryPlaces): NamedOrigin {
  if (criteria.landmark !== undefined) {
    return { kind: 'landmark', name: criteria.landmark.name, location: criteria.landmark.location };
  }
  if (criteria.area !== undefined && entry.neighborhood !== undefined) {
    return { kind: 'neighborhood', name: entry.neighborhood, location: areaOrigin(criteria.area) };
  }
  return { kind: 'center', name: city.name, location: city.location };
}

/** Number of nearest matches that a landing page lists even if they are outside the city. */
export const nearestListed = 5;
const fewestAround = 3;
const mostMilesToNearest = 45;

export interface Selection {
  readonly criteria: Criteria;
  readonly origin: NamedOrigin;
  /**
   * Matches in the city, or in the neighborhood on a neighborhood's page, sorted by distance from `origin`.
   */
  readonly results: readonly Result[];
  /** Matches to list, nearest first: `results` and, for a whole city, any outside among the nearest five. */
  readonly listed: readonly Result[];
  /** On a neighborhood's page, up to five nearest matches outside `results`; empty on other pages. */
  readonly fallback: readonly Result[];
  /** The match certainly nearest to the origin; undefined if that is not certain. */
  readonly nearest?: Result | undefined;
}

/** Returns the pharmacies that a landing page lists, with its criteria and the origin of distances. */
export const selectListings = (entry: LandingEntry, dataset: LandingCity): Selection =>
  selections(dataset)(entry);

const selections = memoize((dataset: LandingCity) => {
  const cityPharmacies = new Set(dataset.pharmacies);
  const inCity = ({ pharmacy }: Result): boolean => cityPharmacies.has(pharmacy);
  const listings = [...dataset.pharmacies, ...dataset.fallback];
  // Most pages of a city measure from its centre. Other cities' matches are ranked only if possibly within
  // reach.
  const rankedFrom = memoize((origin: LatLng) =>
    rankByDistance(listings, origin).filter(
      (each) => inCity(each) || each.distanceMiles <= searchRadiusMiles,
    ),
  );
  return memoize((entry: LandingEntry): Selection => {
    const criteria = criteriaOf(entry, dataset);
    const origin = originOf(entry, criteria, dataset);
    const { filters, brand, area } = criteria;
    const matches = rankedFrom(origin.location).filter(
      ({ pharmacy }) => passesAll(pharmacy, filters) && (brand === undefined || hasBrand(pharmacy, brand)),
    );
    const results = matches.filter(
      (each) => inCity(each) && (area === undefined || isInArea(area, each.pharmacy.location)),
    );
    const inReach = (each: Result): boolean => inCity(each) || farthestMiles(each) <= searchRadiusMiles;
    const listed = matches.filter((each, place) => inCity(each) || (place < nearestListed && inReach(each)));
    const selected = new Set(results);
    const around = matches.filter((each) => inReach(each) && !selected.has(each));
    return {
      criteria,
      origin,
      results,
      listed: area === undefined ? listed : results,
      // A neighborhood's page also lists matches around it.
      fallback:
        area === undefined ? [] : around.slice(0, Math.max(fewestAround, nearestListed - results.length)),
      // A brand's page lists the town's other pharmacies too.
      nearest: brand === undefined ? certainlyNearest(matches, origin, dataset) : undefined,
    };
  });
});

function certainlyNearest(
  matches: readonly Result[],
  { location }: NamedOrigin,
  { city, edgeMiles = Number.POSITIVE_INFINITY }: LandingCity,
): Result | undefined {
  const [first, ...others] = matches;
  // Never one with an uncertain position, nor one that may be gone.
  if (first === undefined || first.uncertaintyMiles > 0 || first.pharmacy.outdated) return undefined;
  const certain = Math.min(mostMilesToNearest, edgeMiles - distanceMiles(city.location, location));
  if (first.distanceMiles >= certain || !servesPublic(first.pharmacy)) return undefined;
  const mayBeNearer = (other: Result): boolean =>
    servesPublic(other.pharmacy) && leastMiles(other) < first.distanceMiles;
  return others.some(mayBeNearer) ? undefined : first;
}
