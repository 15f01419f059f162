import { passesAll } from '../pharmacy/filters.ts';
import { type Pharmacy, servesPublic } from '../pharmacy/pharmacy.ts';
import { distanceMiles, type LatLng } from '../places/geo.ts';
import type { DirectoryQuery } from './directory-query.ts';
import type { StatusOf } from './list-groups.ts';
import { searchRadiusMiles } from './nearest.ts';
import { farthestMiles, leastMiles, type Result, rankByDistance, resultFrom } from './ranking.ts';

export interface NearestWanted extends Pick<DirectoryQuery, 'filters' | 'brand' | 'open'> {
  readonly count: number;
}

/** Returns a function that tells whether a pharmacy fits filters and chain and, if `open`, is surely open. */
export function wantedBy(
  { filters, brand, open }: Omit<NearestWanted, 'count'>,
  statusOf: StatusOf,
): (pharmacy: Pharmacy) => boolean {
  return (pharmacy) =>
    passesAll(pharmacy, filters) &&
    (brand === undefined || pharmacy.brand === brand) &&
    (!open || statusOf(pharmacy).state === 'open');
}

/** The loaded pharmacies around a point, across city and state borders. */
export interface NearArea {
  readonly point: LatLng;
  /** The loaded pharmacies within 60 statute miles of the point, nearest first. */
  readonly pharmacies: readonly Pharmacy[];
  /** Statute miles from the point within which all pharmacies that may match are loaded; at most 60. */
  readonly certainMiles: number;
  /** Statute miles from the point to the nearest area without data; undefined if over 60. */
  readonly edgeMiles: number | undefined;
}

/** Returns the pharmacies that certainly lie within an area's `certainMiles`, nearest first. */
export const certainResults = ({ point, pharmacies, certainMiles }: NearArea): readonly Pharmacy[] =>
  rankByDistance(pharmacies, point)
    .filter((result) => farthestMiles(result) <= certainMiles)
    .map(({ pharmacy }) => pharmacy);

/**
 * Returns the nearest pharmacy within the area's `certainMiles` that `isWanted` accepts, if any. Skips
 * pharmacies that may be gone or may not serve the public.
 */
export function nearestWanted(area: NearArea, isWanted: (pharmacy: Pharmacy) => boolean): Result | undefined {
  const nearestPharmacy = certainResults(area).find(
    (pharmacy) => servesPublic(pharmacy) && !pharmacy.outdated && isWanted(pharmacy),
  );
  return nearestPharmacy && resultFrom(area.point, nearestPharmacy);
}

/** True if certainly no other pharmacy that `isWanted` accepts is nearer to an area's point than a result. */
export function isCertainlyNearest(
  { pharmacy: own, distanceMiles: miles, uncertaintyMiles }: Result,
  { point, pharmacies, edgeMiles = searchRadiusMiles }: NearArea,
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

/** Returns the statute miles from a point to the nearest of some circles: 0 inside, undefined from 60 on. */
export function milesToEdge(
  point: LatLng,
  areas: readonly (readonly [lat: number, lng: number, radiusMiles: number])[],
): number | undefined {
  const miles = areas.map(([lat, lng, radius]) => distanceMiles(point, { lat, lng }) - radius);
  const nearest = miles.length === 0 ? searchRadiusMiles : Math.max(0, Math.min(...miles));
  return nearest < searchRadiusMiles ? nearest : undefined;
}

/**
 * Returns `own` with an area's other pharmacies: in `choices` all, in `pharmacies` those certainly within
 * `certainMiles`.
 */
export function joinedWithArea(
  own: readonly Pharmacy[],
  area: NearArea,
): Readonly<Record<'pharmacies' | 'choices', readonly Pharmacy[]>> {
  const ownIds = new Set(own.map(({ id }) => id));
  const isOther = ({ id }: Pharmacy): boolean => !ownIds.has(id);
  return {
    pharmacies: [...own, ...certainResults(area).filter(isOther)],
    choices: [...own, ...area.pharmacies.filter(isOther)],
  };
}
