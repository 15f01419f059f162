import type { LatLng } from '../../../src/domain/places/geo.ts';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
import { factRows } from './fact-rows.ts';
import { type ZipCode, zipCode, zipsAround } from './zip-codes.ts';

/** Among so many ZIP centres, and so far away in miles, one of a point's state is looked for. */
const [mostAround, zoneMiles] = [40, 50];
/** A town's post office lies within so many miles of its pharmacies. */
const townMiles = 5;

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

/**
 * The IANA time zone of a point: its ZIP code's, or that of the state's nearest where it is not known. Where the line runs through the
 * ZIP code, the town decides whose own post office is near the point.
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
