import type { LatLng } from '../../../src/domain/places/geo.ts';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
import { factRows } from './fact-rows.ts';
import { once } from './once.ts';

type ErrorKind = 'no place' | 'own place' | 'name' | 'county' | 'location';

const corrections = once(
  () =>
    new Map(
      factRows('gazetteer-corrections').flatMap(({ id = '', name, state, kind, value = '' }) => [
        [`${kind} ${id}`, value] as const,
        [`${kind} ${name}, ${state}`, value] as const,
      ]),
    ),
);

const correction = (kind: ErrorKind, key: number | string): string | undefined =>
  corrections().get(`${kind} ${key}`);

/** True if a gazetteer row is a place of its own, not a section of one. */
export const isPlace = (id: number, featureCode: string): boolean =>
  // PPLX is a section of a place.
  (featureCode !== 'PPLX' || correction('own place', id) !== undefined) &&
  correction('no place', id) === undefined;

/** Returns a place's name for visitors: `Saint Augustine` → `St. Augustine`, `Mc Calla` → `McCalla`. */
export const visitorName = (name: string, state: StateCode): string =>
  correction('name', `${name}, ${state}`) ??
  name
    .replace(/\bSaint (?=[A-Z])/g, 'St. ')
    .replace(/\bSainte (?=[A-Z])/g, 'Ste. ')
    .replace(/\bMc (?=[A-Z])/g, 'Mc');

/** Returns a place's county, corrected and shortened: `Jefferson County` → `Jefferson`. */
export const countyName = (name: string, state: StateCode, county: string): string =>
  correction('county', `${name}, ${state}`) ??
  county.replace(/^City and County of /, '').replace(/ County$/, '');

/** Returns a gazetteer place's corrected centre, or `uncorrected` without a correction. */
export function placeLocation(id: number, uncorrected: LatLng): LatLng {
  const [lat, lng] = correction('location', id)?.split(' ') ?? [];
  return lat === undefined || lng === undefined ? uncorrected : { lat: Number(lat), lng: Number(lng) };
}
