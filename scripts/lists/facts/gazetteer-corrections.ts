import type { LatLng } from '../../../src/domain/places/geo.ts';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
import { factRows } from './fact-rows.ts';
import { once } from './once.ts';

/** Kinds of errors in the gazetteer: names and counties by `{name}, {state}`, others by GeoNames id. */
type Kind = 'no place' | 'own place' | 'name' | 'county' | 'location';

const corrections = once(
  () =>
    new Map(
      factRows('gazetteer-corrections').flatMap(({ id = '', name, state, kind, value = '' }) => [
        [`${kind} ${id}`, value] as const,
        [`${kind} ${name}, ${state}`, value] as const,
      ]),
    ),
);

/** A correction by GeoNames id or `{name}, {state}`; the table gives the reason of each. */
const correction = (kind: Kind, of: number | string): string | undefined =>
  corrections().get(`${kind} ${of}`);

/** True if a gazetteer row is a place for a list; most of GeoNames class PPLX are sections of a place. */
export const isPlace = (id: number, featureCode: string): boolean =>
  (featureCode !== 'PPLX' || correction('own place', id) !== undefined) &&
  correction('no place', id) === undefined;

/** Returns the name that visitors know: `Saint Augustine` → `St. Augustine`, `Mc Calla` → `McCalla`. */
export const visitorName = (name: string, state: StateCode): string =>
  correction('name', `${name}, ${state}`) ??
  name
    .replace(/\bSaint (?=[A-Z])/g, 'St. ')
    .replace(/\bSainte (?=[A-Z])/g, 'Ste. ')
    .replace(/\bMc (?=[A-Z])/g, 'Mc');

/** Returns a place's corrected county, without "County" or "City and County of". */
export const countyName = (name: string, state: StateCode, county: string): string =>
  correction('county', `${name}, ${state}`) ??
  county.replace(/^City and County of /, '').replace(/ County$/, '');

/** Returns the corrected centre of a gazetteer row. */
export function placeLocation(id: number, given: LatLng): LatLng {
  const [lat, lng] = correction('location', id)?.split(' ') ?? [];
  return lat === undefined || lng === undefined ? given : { lat: Number(lat), lng: Number(lng) };
}
