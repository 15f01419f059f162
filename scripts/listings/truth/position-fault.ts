import type { Address } from '../../../src/domain/pharmacy/pharmacy.ts';
import { distanceMiles, type LatLng } from '../../../src/domain/places/geo.ts';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
import { zipCode, zipRadiusMiles, zipsAround } from '../../lists/facts/zip-codes.ts';
import type { SourceRecord } from '../import/source-record.ts';

/** Statute miles that a pharmacy may lie outside its ZIP code's radius. */
const beyondRadiusMiles = 3;
/** Miles that its own state's nearest ZIP centre may be farther than another's: 7.1 in Texarkana. */
const borderMiles = 10;
/** ZIP centres looked at around a position, and their greatest distance in miles: 26 in the deserts. */
const neighbours = 12;
const remoteMiles = 50;

/**
 * Returns why a position is not the address's: in another state, or 3 miles beyond the ZIP code's radius.
 * Undefined if it may be. With an unknown ZIP code, only the state is checked.
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

/** Returns why a position is not in a state, by the ZIP codes around it, or undefined if it may be. */
function stateFault(location: LatLng, state: StateCode): string | undefined {
  const around = zipsAround(location, neighbours, remoteMiles);
  const [nearest] = around;
  if (nearest === undefined) return `no ZIP code of ${state} within ${remoteMiles} miles`;
  const own = around.find(({ zip }) => zip.state === state);
  if (own !== undefined && own.miles - nearest.miles <= borderMiles) return undefined;
  return `in ${nearest.zip.state}, beside ${nearest.zip.office}, and not in ${state}`;
}

/** Returns a record without its position if that cannot be at an address: its own by default. */
export function withSoundPosition(record: SourceRecord, address = record.address): SourceRecord {
  const { location, refused } = record;
  const fault = location && address && positionFault(location, address);
  if (location === undefined || fault === undefined) return record;
  const why = `location "${location.lat}, ${location.lng}": ${fault}`;
  return { ...record, location: undefined, refused: [...refused, why] };
}
