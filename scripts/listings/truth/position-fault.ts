import type { Address } from '../../../src/domain/pharmacy/pharmacy.ts';
import { distanceMiles, type LatLng } from '../../../src/domain/places/geo.ts';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
import { zipCode, zipRadiusMiles, zipsAround } from '../../lists/facts/zip-codes.ts';
import type { SourceRecord } from '../import/source-record.ts';

const toleranceMiles = 3;
/** How much farther the state's nearest ZIP code may be than another state's. Texarkana needs 7.1. */
const borderMiles = 10;
const neighbourCount = 12;
const remoteMiles = 50;

/** Returns why a position cannot be at an address: in another state, far from the ZIP code. Or undefined. */
export function positionFault(
  location: LatLng,
  { state, zip }: Pick<Address, 'state' | 'zip'>,
): string | undefined {
  if (location.lat === 0 && location.lng === 0) return 'no position, but where the equator meets Greenwich';
  const centre = zipCode(zip);
  const radius = zipRadiusMiles(zip);
  if (centre !== undefined && radius !== undefined) {
    const miles = distanceMiles(location, centre.location);
    if (!(miles <= radius + toleranceMiles))
      return `${miles.toFixed(0)} miles from the centre of ZIP code ${zip}, which reaches ${radius}`;
  }
  return stateFault(location, state);
}

function stateFault(location: LatLng, state: StateCode): string | undefined {
  const around = zipsAround(location, neighbourCount, remoteMiles);
  const [nearest] = around;
  if (nearest === undefined) return `no ZIP code of ${state} within ${remoteMiles} miles`;
  const nearestOfState = around.find(({ zip }) => zip.state === state);
  if (nearestOfState !== undefined && nearestOfState.miles - nearest.miles <= borderMiles) return undefined;
  return `in ${nearest.zip.state}, beside ${nearest.zip.office}, and not in ${state}`;
}

/** Removes a record's position if it cannot be at the address, and gives the reason in `refused`. */
export function withSoundPosition(record: SourceRecord, address = record.address): SourceRecord {
  const { location, refused } = record;
  const fault = location && address && positionFault(location, address);
  if (location === undefined || fault === undefined) return record;
  const why = `location "${location.lat}, ${location.lng}": ${fault}`;
  return { ...record, location: undefined, refused: [...refused, why] };
}
