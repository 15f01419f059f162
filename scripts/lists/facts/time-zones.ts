import type { LatLng } from '../../../src/domain/places/geo.ts';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
import { factRows } from './fact-rows.ts';
import { once } from './once.ts';
import { type ZipCode, zipCode, zipsAround } from './zip-codes.ts';

const [maxZips, maxZipMiles] = [40, 50];
const maxOfficeMiles = 5;

/**
 * Maps states (`FL`), counties (`FL Bay`) and ZIP codes to IANA time zones (49 CFR part 71). Counties and ZIP
 * codes with the zone of the area around them are absent.
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

/** Returns a ZIP code's IANA time zone. Zones with equal clocks count as one: Boise has `America/Denver`. */
export const timeZoneOfZip = ({ code, state, county }: ZipCode): string =>
  zonesByName().get(code) ?? zonesByName().get(`${state} ${county}`) ?? timeZoneOfState(state);

/**
 * Returns the IANA time zone of a point in a state. The ZIP code `code` and the post office `town` make it
 * more certain.
 */
export function timeZoneAt(point: LatLng, state: StateCode, code = '', town = ''): string {
  const near = (most: number, miles: number, isMeant: (zip: ZipCode) => boolean): ZipCode | undefined =>
    zipsAround(point, most, miles).find(({ zip }) => zip.state === state && isMeant(zip))?.zip;
  const zipOfCode = zipCode(code);
  const zipOfPoint = zipOfCode?.state === state ? zipOfCode : near(maxZips, maxZipMiles, () => true);
  const isTownOffice = ({ office }: ZipCode): boolean => office.toLowerCase() === town.toLowerCase();
  // A ZIP code may lie in two zones.
  const zip =
    town === '' || zipOfPoint === undefined || isTownOffice(zipOfPoint)
      ? zipOfPoint
      : (near(maxZips, maxOfficeMiles, isTownOffice) ?? zipOfPoint);
  return zip === undefined ? timeZoneOfState(state) : timeZoneOfZip(zip);
}
