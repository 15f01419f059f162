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

/** True if a gazetteer row is a place of its own. Corrections decide, else the class: PPLX is a section. */
export const isPlace = (id: number, featureCode: string): boolean =>
  (featureCode !== 'PPLX' || correction('own place', id) !== undefined) &&
  correction('no place', id) === undefined;

/** Returns the usual name of a place: `Saint Augustine` → `St. Augustine`, `Mc Calla` → `McCalla`. */
export const visitorName = (name: string, state: StateCode): string =>
  correction('name', `${name}, ${state}`) ??
  name
    .replace(/\bSaint (?=[A-Z])/g, 'St. ')
    .replace(/\bSainte (?=[A-Z])/g, 'Ste. ')
    .replace(/\bMc (?=[A-Z])/g, 'Mc');

/** Returns a place's county, corrected and without "County" or "City and County of". */
export const countyName = (name: string, state: StateCode, county: string): string =>
  correction('county', `${name}, ${state}`) ??
  county.replace(/^City and County of /, '').replace(/ County$/, '');

/** Returns the centre of a gazetteer place from the table of corrections, or else the `uncorrected` one. */
export function placeLocation(id: number, uncorrected: LatLng): LatLng {
  const [lat, lng] = correction('location', id)?.split(' ') ?? [];
  return lat === undefined || lng === undefined ? uncorrected : { lat: Number(lat), lng: Number(lng) };
}
