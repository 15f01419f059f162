import { hasBrand } from '../pharmacy/brand-match.ts';
import { type FilterId, type FilterSet, filterSet, filtersPassed, hasFilters } from '../pharmacy/filters.ts';
import { servesPublic } from '../pharmacy/serves-public.ts';
import { brandName } from '../places/city.ts';
import { type Area, areaOrigin, distanceMiles, isInArea, type LatLng } from '../places/geo.ts';
import type { NamedOrigin } from '../places/named-origin.ts';
import type { Landmark, Neighborhood } from '../places/place.ts';
import { farthestMiles, leastMiles, type Result, rankByDistance } from '../search/directory-query.ts';
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
/** How far from a page's origin (statute miles, by the farthest that each may be) matches of other cities are listed. */
export const fallbackLimits = { miles: 60 } as const;
/** Within fewer statute miles a listing is called the nearest: whatever may be nearer is then within reach too. */
const mostCertain = 45;

export interface Selection {
  readonly criteria: Criteria;
  readonly origin: NamedOrigin;
  /** Every match in the city in the entry's order. */
  readonly results: readonly Result[];
  /** What the page lists: those of the city, and of the first five there are within reach those of other cities, in one order. */
  readonly listed: readonly Result[];
  /** For a neighbourhood, the nearest matches around it, in the city or not. */
  readonly fallback: readonly Result[];
  /** The match that is certainly the nearest to the origin, of those known; absent where that is not certain. */
  readonly nearest?: Result | undefined;
  /** The match that may be nearer than the first, where there is one. */
  readonly rival?: Result | undefined;
}

/** What a landing page lists. Every match of the city is in it; nothing that does not match is. A page's head, its body and the index policy all ask for it. */
export const selectListings = (entry: LandingEntry, dataset: LandingCity): Selection =>
  remembered(dataset)(entry);

/**
 * Selects what the pages of a dataset list, of entries that select the same once. What it remembers goes with the
 * function, so that a dataset that is soon done with leaves nothing behind.
 */
export function selectionsOf(dataset: LandingCity): (entry: LandingEntry) => Selection {
  const ranked = rankings(dataset);
  const known = new Map<string, Selection>();
  return (entry) => {
    const key = whatDecides(entry, dataset);
    const found = known.get(key) ?? select(entry, dataset, ranked);
    known.set(key, found);
    return found;
  };
}

const remembered = memoize(selectionsOf);

/** Everything of an entry that its selection depends on, as a text. */
const whatDecides = (
  { slug, type, service, modifier, neighborhood, landmark }: LandingEntry,
  { brandedSlug }: EntryPlaces,
): string => [slug === brandedSlug, type, service, modifier, neighborhood, landmark].join('\n');

/** Listings by their distance from a point. */
type Rankings = (origin: LatLng) => readonly PlacedResult[];

/** The listings of a dataset by distance, those of other cities only within reach; many pages share an origin. */
function rankings(dataset: LandingCity): Rankings {
  const own = new Set(dataset.pharmacies);
  const all = [...dataset.pharmacies, ...dataset.fallback];
  const known = new Map<string, readonly PlacedResult[]>();
  return (origin) => {
    const key = `${origin.lat} ${origin.lng}`;
    const found =
      known.get(key) ??
      rankByDistance(all, origin)
        .map((result) => ({
          result,
          inCity: own.has(result.pharmacy),
          passed: filtersPassed(result.pharmacy),
        }))
        .filter(({ result, inCity }) => inCity || result.distanceMiles <= fallbackLimits.miles);
    known.set(key, found);
    return found;
  };
}

interface PlacedResult {
  readonly result: Result;
  readonly inCity: boolean;
  /** What it passes, looked up once for the seventy pages of a city. */
  readonly passed: FilterSet;
}

function select(entry: LandingEntry, dataset: LandingCity, ranked: Rankings): Selection {
  const criteria = criteriaOf(entry, dataset);
  const origin = originOf(entry, criteria, dataset);
  const { filters, brand, area } = criteria;
  const asked = filterSet(filters);
  const matches: Result[] = [];
  const results: Result[] = [];
  const listed: Result[] = area === undefined ? [] : results;
  const around: Result[] = [];
  for (const { result, inCity, passed } of ranked(origin.location)) {
    if (!hasFilters(passed, asked) || (brand !== undefined && !hasBrand(result.pharmacy, brand))) continue;
    const place = matches.push(result);
    const isWithinReach = inCity || farthestMiles(result) <= fallbackLimits.miles;
    if (area === undefined) {
      if (inCity) results.push(result);
      if (inCity || (place <= truePlaces && isWithinReach)) listed.push(result);
    } else if (inCity && isInArea(area, result.pharmacy.location)) results.push(result);
    // Outside the city an area has no meaning.
    else if (isWithinReach) around.push(result);
  }
  const mostAround = Math.max(fewestAround, truePlaces - results.length);
  // A brand's page lists the town's other pharmacies too.
  const first = brand === undefined ? nearestOf(matches, origin, dataset) : undefined;
  return {
    criteria,
    origin,
    results,
    listed,
    fallback: around.slice(0, mostAround),
    nearest: first?.nearest,
    rival: first?.rival,
  };
}

/**
 * The first match, where its position is exact and nothing may be nearer: no other match by the least that it may be, and no area
 * that the data does not cover. Else the match that may be nearer, if it is one.
 */
function nearestOf(
  matches: readonly Result[],
  { location }: NamedOrigin,
  { city, edgeMiles }: LandingCity,
): Pick<Selection, 'nearest' | 'rival'> {
  const [first] = matches;
  // Beyond what is certain nothing is called the nearest, nor what may be nearer than it. Neither is what may be
  // gone, or may serve nobody who comes.
  if (first === undefined || first.uncertaintyMiles > 0 || first.distanceMiles >= mostCertain) return {};
  if (first.pharmacy.outdated || !servesPublic(first.pharmacy)) return {};
  let rival: Result | undefined;
  for (const other of matches.filter(({ pharmacy }) => servesPublic(pharmacy)))
    if (leastMiles(other) < (rival === undefined ? first.distanceMiles : leastMiles(rival))) rival = other;
  if (rival !== undefined) return { rival };
  const covered =
    edgeMiles === undefined ? Number.POSITIVE_INFINITY : edgeMiles - distanceMiles(city.location, location);
  return first.distanceMiles < covered ? { nearest: first } : {};
}
