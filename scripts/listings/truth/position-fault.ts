import type { Address } from '../../../src/domain/pharmacy/pharmacy.ts';
import { distanceMiles, type LatLng } from '../../../src/domain/places/geo.ts';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
import { zipCode, zipRadiusMiles, zipsAround } from '../../lists/facts/zip-codes.ts';

/** How much farther than its ZIP code's radius a pharmacy may lie from the code's centre, statute miles. */
const beyondRadiusMiles = 3;
/** How much farther its own state's nearest ZIP centre may be than another's, miles: 7.1 in Texarkana. */
const borderMiles = 10;
/** ZIP centres looked at around a position, and how far off they may be, in miles: 26 in the deserts. */
const neighbours = 12;
const remoteMiles = 50;

/**
 * Tells why a position cannot be that of an address: it lies out of the address's state, or farther from the
 * centre of its ZIP code than the code's radius (zip-codes.ts) and three miles. Undefined for one that can
 * be. Of a ZIP code that nobody knows only the state is asked.
 */
export function positionFault(
  location: LatLng,
  { state, zip }: Pick<Address, 'state' | 'zip'>,
): string | undefined {
  if (location.lat === 0 && location.lng === 0) return 'no position, but where the equator meets Greenwich';
  const centre = zipCode(zip);
  const radius = zipRadiusMiles(zip);
  if (centre !== undefined && radius !== undefined) {
    const miles = distanceMiles(location, centre.location);
    if (!(miles <= radius + beyondRadiusMiles))
      return `${miles.toFixed(0)} miles from the centre of ZIP code ${zip}, which reaches ${radius}`;
  }
  return stateFault(location, state);
}

/** Why a position does not lie in a state, by the ZIP codes around it; undefined where it does or may. */
function stateFault(location: LatLng, state: StateCode): string | undefined {
  const around = zipsAround(location, neighbours, remoteMiles);
  const [nearest] = around;
  if (nearest === undefined) return `no ZIP code of ${state} within ${remoteMiles} miles`;
  const own = around.find(({ zip }) => zip.state === state);
  if (own !== undefined && own.miles - nearest.miles <= borderMiles) return undefined;
  return `in ${nearest.zip.state}, beside ${nearest.zip.office}, and not in ${state}`;
}
