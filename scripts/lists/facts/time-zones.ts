import type { LatLng } from '../../../src/domain/places/geo.ts';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
import { factRows } from './fact-rows.ts';
import { once } from './once.ts';
import { type ZipCode, zipCode, zipsAround } from './zip-codes.ts';

/** Most ZIP centres searched for one in a point's state, and their farthest distance in miles. */
const [mostAround, zoneMiles] = [40, 50];
/** Farthest post office of a town from its pharmacies, in miles. */
const townMiles = 5;

/**
 * Returns the zones of 49 CFR part 71 under IANA names, read once. Keys are states (`FL`), counties as
 * GeoNames names them (`FL Bay`), and ZIP codes that keep another time than their county, by that law or by
 * habit.
 */
export const zonesByName = once(
  () =>
    new Map(
      factRows('time-zones').flatMap(({ zone = '', names = '' }) =>
        names.split('; ').map((name): [string, string] => [name, zone]),
      ),
    ),
);

/** Returns the IANA time zone of most of a state. */
export const timeZoneOfState = (state: StateCode): string => zonesByName().get(state) ?? 'America/New_York';

/**
 * Returns the IANA time zone of a ZIP code: its own, else its county's, else its state's. A zone is named by
 * today's clock: Louisville and Boise have the zones of New York and Denver.
 */
export const timeZoneOfZip = ({ code, state, county }: ZipCode): string =>
  zonesByName().get(code) ?? zonesByName().get(`${state} ${county}`) ?? timeZoneOfState(state);

/**
 * Returns the IANA time zone of a point: its ZIP code's, or that of the state's nearest ZIP code. If `town`
 * has its own post office near the point, that office decides, since a ZIP code may lie in two zones.
 */
export function timeZoneAt(point: LatLng, state: StateCode, code = '', town = ''): string {
  const near = (most: number, miles: number, isMeant: (zip: ZipCode) => boolean): ZipCode | undefined =>
    zipsAround(point, most, miles).find(({ zip }) => zip.state === state && isMeant(zip))?.zip;
  const known = zipCode(code);
  const own = known?.state === state ? known : near(mostAround, zoneMiles, () => true);
  const isTowns = ({ office }: ZipCode): boolean => office.toLowerCase() === town.toLowerCase();
  const zip =
    town === '' || own === undefined || isTowns(own) ? own : (near(mostAround, townMiles, isTowns) ?? own);
  return zip === undefined ? timeZoneOfState(state) : timeZoneOfZip(zip);
}
