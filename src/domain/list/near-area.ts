import { passesAll } from '../pharmacy/filters.ts';
import { type Pharmacy, servesPublic } from '../pharmacy/pharmacy.ts';
import { distanceMiles, type LatLng } from '../places/geo.ts';
import type { DirectoryQuery } from './directory-query.ts';
import type { StatusOf } from './list-groups.ts';
import { reachMiles } from './nearest.ts';
import { farthestMiles, leastMiles, type Result, rankByDistance, resultFrom } from './ranking.ts';

/** What is looked for around a point. */
export interface NearestWanted extends Pick<DirectoryQuery, 'filters' | 'brand' | 'open'> {
  readonly count: number;
}

/** Makes the test of whether a pharmacy is known to be what is looked for. */
export function wantedBy(
  { filters, brand, open }: Omit<NearestWanted, 'count'>,
  statusOf: StatusOf,
): (pharmacy: Pharmacy) => boolean {
  return (pharmacy) =>
    passesAll(pharmacy, filters) &&
    (brand === undefined || pharmacy.brand === brand) &&
    (!open || statusOf(pharmacy).state === 'open');
}

/** What is listed around a point, over city and state borders, as far as it was loaded. */
export interface NearArea {
  readonly point: LatLng;
  /** Every listing that was loaded within reach, nearest first. */
  readonly pharmacies: readonly Pharmacy[];
  /** Statute miles from the point within which no listing is missing that fits what was asked for. */
  readonly certainMiles: number;
  /** Statute miles from the point to where the data ends; undefined where that is nowhere near. */
  readonly edgeMiles: number | undefined;
}

/** Lists the pharmacies of an area as far as none is missing, nearest first. */
export const certainPart = ({ point, pharmacies, certainMiles }: NearArea): readonly Pharmacy[] =>
  rankByDistance(pharmacies, point)
    .filter((result) => farthestMiles(result) <= certainMiles)
    .map(({ pharmacy }) => pharmacy);

/** Finds the nearest wanted listing, as far as none is missing: none that may be gone or serve nobody. */
export function nearestWanted(area: NearArea, isWanted: (pharmacy: Pharmacy) => boolean): Result | undefined {
  const found = certainPart(area).find(
    (pharmacy) => servesPublic(pharmacy) && !pharmacy.outdated && isWanted(pharmacy),
  );
  return found && resultFrom(area.point, found);
}

/** True if its spot is exact, and neither the data's end nor another wanted listing may be nearer. */
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

/** Statute miles from a point to the nearest area without data; undefined beyond reach. */
export function milesToEdge(
  point: LatLng,
  areas: readonly (readonly [lat: number, lng: number, radiusMiles: number])[],
): number | undefined {
  const miles = areas.map(([lat, lng, radius]) => distanceMiles(point, { lat, lng }) - radius);
  const nearest = miles.length === 0 ? reachMiles : Math.max(0, Math.min(...miles));
  return nearest < reachMiles ? nearest : undefined;
}

/**
 * Gives a place's own pharmacies with those of the area, as far as none is missing. `choices` are those whose
 * filters can be chosen: with a filter the list may reach farther.
 */
export function withArea(
  own: readonly Pharmacy[],
  area: NearArea,
): Readonly<Record<'pharmacies' | 'choices', readonly Pharmacy[]>> {
  const known = new Set(own.map(({ id }) => id));
  const isOther = ({ id }: Pharmacy): boolean => !known.has(id);
  return {
    pharmacies: [...own, ...certainPart(area).filter(isOther)],
    choices: [...own, ...area.pharmacies.filter(isOther)],
  };
}
