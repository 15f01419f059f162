import type { LatLng } from '../../../src/domain/places/geo.ts';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
import { factRows } from './fact-rows.ts';

/** What is wrong in the gazetteer: names and counties by `{name}, {state}`, the others by GeoNames id. */
type Kind = 'no place' | 'own place' | 'name' | 'county' | 'location';

let known: ReadonlyMap<string, string> | undefined;

/** The committed correction of a kind, by GeoNames id or `{name}, {state}`; each has its reason there. */
function correction(kind: Kind, of: number | string): string | undefined {
  known ??= new Map(
    factRows('gazetteer-corrections').flatMap(({ id = '', name, state, kind, value = '' }) => [
      [`${kind} ${id}`, value] as const,
      [`${kind} ${name}, ${state}`, value] as const,
    ]),
  );
  return known.get(`${kind} ${of}`);
}

/** Whether a gazetteer row is a place for a list (GeoNames class PPLX is a section, but for a few). */
export const isPlace = (id: number, featureCode: string): boolean =>
  (featureCode !== 'PPLX' || correction('own place', id) !== undefined) &&
  correction('no place', id) === undefined;

/** The name of a place as visitors know it: `St. Augustine`, `McCalla` for `Saint Augustine`, `Mc Calla`. */
export const visitorName = (name: string, state: StateCode): string =>
  correction('name', `${name}, ${state}`) ??
  name
    .replace(/\bSaint (?=[A-Z])/g, 'St. ')
    .replace(/\bSainte (?=[A-Z])/g, 'Ste. ')
    .replace(/\bMc (?=[A-Z])/g, 'Mc');

/** The county of a place, corrected, without "County" and without what a consolidated city adds. */
export const countyName = (name: string, state: StateCode, county: string): string =>
  correction('county', `${name}, ${state}`) ??
  county.replace(/^City and County of /, '').replace(/ County$/, '');

/** The centre of a gazetteer row, corrected. */
export function placeLocation(id: number, given: LatLng): LatLng {
  const [lat, lng] = correction('location', id)?.split(' ') ?? [];
  return lat === undefined || lng === undefined ? given : { lat: Number(lat), lng: Number(lng) };
}
