import { reachMiles } from '../list/nearest.ts';
import { farthestMiles, leastMiles, type Result, rankByDistance } from '../list/ranking.ts';
import { hasBrand } from '../pharmacy/brand.ts';
import { type FilterId, passesAll } from '../pharmacy/filters.ts';
import { servesPublic } from '../pharmacy/pharmacy.ts';
import { brandName } from '../places/city.ts';
import { type Area, areaOrigin, distanceMiles, isInArea, type LatLng } from '../places/geo.ts';
import type { Landmark, NamedOrigin } from '../places/place.ts';
import { memoize } from '../text/memoize.ts';
import { filtersOf, type LandingCity, type LandingEntry } from './landing-entry.ts';

/** What a landing entry means over real fields: filters, an area, or a point that orders the list. */
export interface Criteria {
  readonly filters: readonly FilterId[];
  readonly brand?: string | undefined;
  readonly area?: Area | undefined;
  readonly landmark?: Landmark | undefined;
}

type EntryPlaces = Pick<LandingCity, 'city' | 'neighborhoods' | 'landmarks' | 'brandedSlug'>;

/** What the entry selects and orders by. An entry that only rewords the city's page has no criteria. */
export function criteriaOf(entry: LandingEntry, places: EntryPlaces): Criteria {
  return {
    filters: filtersOf(entry),
    brand: entry.slug === places.brandedSlug ? brandName : undefined,
    area: places.neighborhoods.find(({ name }) => name === entry.neighborhood)?.area,
    landmark: places.landmarks.find(({ name }) => name === entry.landmark),
  };
}

/** Whether the entry selects nothing and orders by nothing of its own: it rewords the city's page. */
export const isDuplicateTemplate = ({ filters, brand, area, landmark }: Criteria): boolean =>
  filters.length === 0 && brand === undefined && area === undefined && landmark === undefined;

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

/** So many places of a list are the nearest matches there are, whatever their city. */
export const truePlaces = 5;
/** Fewest matches from around a neighbourhood that its page lists besides those in it. */
const fewestAround = 3;
/** Statute miles within which a listing is called the nearest: all that may be nearer is in reach. */
const mostCertain = 45;

export interface Selection {
  readonly criteria: Criteria;
  readonly origin: NamedOrigin;
  /** Every match in the city in the entry's order. */
  readonly results: readonly Result[];
  /** Those of the city and, of the first five within reach, those of other cities, in one order. */
  readonly listed: readonly Result[];
  /** For a neighbourhood, the nearest matches around it, in the city or not. */
  readonly fallback: readonly Result[];
  /** The match that is certainly the nearest to the origin; absent where that is not certain. */
  readonly nearest?: Result | undefined;
}

/** Selects what a landing page lists, its head counts and the index policy judges: all ask for it. */
export const selectListings = (entry: LandingEntry, dataset: LandingCity): Selection =>
  selections(dataset)(entry);

const selections = memoize((dataset: LandingCity) => {
  const own = new Set(dataset.pharmacies);
  const inCity = ({ pharmacy }: Result): boolean => own.has(pharmacy);
  const all = [...dataset.pharmacies, ...dataset.fallback];
  // Most pages of a city measure from its centre. Of other cities only what may be within reach is ranked.
  const rankedFrom = memoize((origin: LatLng) =>
    rankByDistance(all, origin).filter((each) => inCity(each) || each.distanceMiles <= reachMiles),
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
    const inReach = (each: Result): boolean => inCity(each) || farthestMiles(each) <= reachMiles;
    const listed = matches.filter((each, place) => inCity(each) || (place < truePlaces && inReach(each)));
    const selected = new Set(results);
    const around = matches.filter((each) => inReach(each) && !selected.has(each));
    return {
      criteria,
      origin,
      results,
      listed: area === undefined ? listed : results,
      // A neighborhood's page lists what lies around it besides.
      fallback:
        area === undefined ? [] : around.slice(0, Math.max(fewestAround, truePlaces - results.length)),
      // A brand's page lists the town's other pharmacies too.
      nearest: brand === undefined ? nearestOf(matches, origin, dataset) : undefined,
    };
  });
});

/** The first match, where its spot is exact and no other match nor an area without data may be nearer. */
function nearestOf(
  matches: readonly Result[],
  { location }: NamedOrigin,
  { city, edgeMiles = Number.POSITIVE_INFINITY }: LandingCity,
): Result | undefined {
  const [first, ...others] = matches;
  // Never what is beyond certainty, may be gone or may not serve the public.
  if (first === undefined || first.uncertaintyMiles > 0 || first.pharmacy.outdated) return undefined;
  const certain = Math.min(mostCertain, edgeMiles - distanceMiles(city.location, location));
  if (first.distanceMiles >= certain || !servesPublic(first.pharmacy)) return undefined;
  const mayBeNearer = (other: Result): boolean =>
    servesPublic(other.pharmacy) && leastMiles(other) < first.distanceMiles;
  return others.some(mayBeNearer) ? undefined : first;
}
