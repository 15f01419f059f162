import { passesAll } from '../pharmacy/filters.ts';
import { type Pharmacy, servesPublic } from '../pharmacy/pharmacy.ts';
import { distanceMiles, type LatLng } from '../places/geo.ts';
import type { DirectoryQuery } from './directory-query.ts';
import type { StatusOf } from './list-groups.ts';
import { reachMiles } from './nearest.ts';
import { farthestMiles, leastMiles, type Result, rankByDistance, resultFrom } from './ranking.ts';

export interface NearestWanted extends Pick<DirectoryQuery, 'filters' | 'brand' | 'open'> {
  readonly count: number;
}

/** Returns a test that a pharmacy passes the filters and, if asked, is of the chain and known to be open. */
export function wantedBy(
  { filters, brand, open }: Omit<NearestWanted, 'count'>,
  statusOf: StatusOf,
): (pharmacy: Pharmacy) => boolean {
  return (pharmacy) =>
    passesAll(pharmacy, filters) &&
    (brand === undefined || pharmacy.brand === brand) &&
    (!open || statusOf(pharmacy).state === 'open');
}

/** The loaded listings around a point, across city and state borders. */
export interface NearArea {
  readonly point: LatLng;
  /** All loaded listings within 60 statute miles, nearest first. */
  readonly pharmacies: readonly Pharmacy[];
  /** Statute miles from the point within which all listings that may match are loaded; at most 60. */
  readonly certainMiles: number;
  /** Statute miles to the nearest area without data; 0 inside one, undefined if farther than 60. */
  readonly edgeMiles: number | undefined;
}

/** Returns the area's pharmacies that certainly lie within its `certainMiles`, nearest first. */
export const certainPart = ({ point, pharmacies, certainMiles }: NearArea): readonly Pharmacy[] =>
  rankByDistance(pharmacies, point)
    .filter((result) => farthestMiles(result) <= certainMiles)
    .map(({ pharmacy }) => pharmacy);

/**
 * Returns the nearest pharmacy within the area's `certainMiles` that `isWanted` accepts, if any. Skips
 * pharmacies that may be gone (`outdated`) or may not serve the public.
 */
export function nearestWanted(area: NearArea, isWanted: (pharmacy: Pharmacy) => boolean): Result | undefined {
  const nearestPharmacy = certainPart(area).find(
    (pharmacy) => servesPublic(pharmacy) && !pharmacy.outdated && isWanted(pharmacy),
  );
  return nearestPharmacy && resultFrom(area.point, nearestPharmacy);
}

/**
 * True if a pharmacy's position is exact and no other wanted pharmacy of the area may be nearer. False if the
 * data end at its distance or nearer. Ignores pharmacies that may not serve the public or are not loaded.
 */
export function isCertainlyNearest(
  { pharmacy: own, distanceMiles: miles, uncertaintyMiles }: Result,
  { point, pharmacies, edgeMiles = reachMiles }: NearArea,
  isWanted: (pharmacy: Pharmacy) => boolean,
): boolean {
  if (uncertaintyMiles > 0 || edgeMiles <= miles) return false;
  const mayBeNearer = (other: Pharmacy): boolean =>
    other.id !== own.id &&
    leastMiles(resultFrom(point, other)) < miles &&
    servesPublic(other) &&
    isWanted(other);
  return !pharmacies.some(mayBeNearer);
}

/** Returns the statute miles from a point to the nearest of some areas; 0 inside, undefined if 60 or more. */
export function milesToEdge(
  point: LatLng,
  areas: readonly (readonly [lat: number, lng: number, radiusMiles: number])[],
): number | undefined {
  const miles = areas.map(([lat, lng, radius]) => distanceMiles(point, { lat, lng }) - radius);
  const nearest = miles.length === 0 ? reachMiles : Math.max(0, Math.min(...miles));
  return nearest < reachMiles ? nearest : undefined;
}

/**
 * Returns a place's own pharmacies followed by others of an area, without repetition. `pharmacies` has only
 * others certainly within `area.certainMiles`; `choices`, from which filters are offered, has all others.
 */
export function withArea(
  own: readonly Pharmacy[],
  area: NearArea,
): Readonly<Record<'pharmacies' | 'choices', readonly Pharmacy[]>> {
  const ownIds = new Set(own.map(({ id }) => id));
  const isOther = ({ id }: Pharmacy): boolean => !ownIds.has(id);
  return {
    pharmacies: [...own, ...certainPart(area).filter(isOther)],
    choices: [...own, ...area.pharmacies.filter(isOther)],
  };
}
