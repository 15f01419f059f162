import { distanceMiles, type LatLng } from '../../../src/domain/places/geo.ts';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
import { factRows } from './fact-rows.ts';
import { type ZipCode, zipCode, zipsAround } from './zip-codes.ts';

/** Among so many ZIP centres, and so far away in miles, one of a point's state is looked for. */
const [mostAround, zoneMiles] = [40, 50];

let known: ReadonlyMap<string, string> | undefined;

/**
 * Reads the zones of 49 CFR part 71 under IANA names, by state, by county under the name that GeoNames gives
 * it (`FL Bay`), and by ZIP code where it keeps another time than its county: by that law, or by habit beside
 * another zone. Once.
 */
export function zonesByName(): ReadonlyMap<string, string> {
  known ??= new Map(
    factRows('time-zones').flatMap(({ zone = '', names = '' }) =>
      names.split('; ').map((name): [string, string] => [name, zone]),
    ),
  );
  return known;
}

/** The IANA time zone that most of a state keeps. */
export const timeZoneOfState = (state: StateCode): string => zonesByName().get(state) ?? 'America/New_York';

/**
 * The IANA time zone of a ZIP code, as its state, its county and, where the line runs through a county, its
 * town keep it. A zone's name is that of the clock of today, so Louisville and Boise have those of New York
 * and Denver.
 */
export const timeZoneOfZip = ({ code, state, county }: ZipCode): string =>
  zonesByName().get(code) ?? zonesByName().get(`${state} ${county}`) ?? timeZoneOfState(state);

/** Miles around a town's post office within which a point is the town's, and from its own ZIP code's centre at most. */
const [townMiles, ownMiles] = [3, 9];

/**
 * Gives the IANA time zone of a point: its ZIP code's, or that of the state's nearest where it is not known. Where a ZIP
 * code reaches over a zone's line, as that of Port St. Joe does to Mexico Beach, the town that the point lies in decides.
 */
export function timeZoneAt(point: LatLng, state: StateCode, code = ''): string {
  const known = zipCode(code);
  const own = known?.state === state ? known : undefined;
  const reach = own === undefined ? zoneMiles : townMiles;
  const nearest = zipsAround(point, mostAround, reach).find(({ zip }) => zip.state === state)?.zip;
  const isInOtherTown = own === undefined || distanceMiles(point, own.location) > ownMiles;
  const zip = isInOtherTown ? (nearest ?? own) : own;
  return zip === undefined ? timeZoneOfState(state) : timeZoneOfZip(zip);
}
