import type { LatLng } from '../../../../src/domain/places/geo.ts';
import type { StateCode } from '../../../../src/domain/places/us-state.ts';
import { groupBy } from '../../../../src/domain/text/group-by.ts';
import { once } from '../../../lists/facts/once.ts';
import {
  type ZipCode,
  zipCode,
  zipCodes,
  zipRadiusMiles,
  zipsAround,
} from '../../../lists/facts/zip-codes.ts';
import { parseState, type RawAddress } from '../../fields/read-address.ts';

const agreeingCenters = 6;
const clearlyNearerRatio = 0.4;
const searchMiles = 60;

/** Returns the state of a point if the six nearest ZIP codes agree. Undefined near a border and abroad. */
export function stateOfPoint(point: LatLng): StateCode | undefined {
  const around = zipsAround(point, agreeingCenters, searchMiles);
  const states = new Set(around.map(({ zip }) => zip.state));
  const [nearest] = around;
  return states.size === 1 && around.length === agreeingCenters ? nearest?.zip.state : undefined;
}

const byOffice = once(() => groupBy(zipCodes(), (zip) => `${zip.office} ${zip.state}`));
// Some of several codes are for boxes or one firm.
const hasSeveralCodes = ({ office, state }: ZipCode): boolean =>
  (byOffice().get(`${office} ${state}`)?.length ?? 0) > 1;

function zipOfPoint(point: LatLng): string | undefined {
  const [nearest, second] = zipsAround(point, 2, searchMiles);
  if (nearest === undefined || second === undefined || hasSeveralCodes(nearest.zip)) return undefined;
  const isWithin = nearest.miles <= (zipRadiusMiles(nearest.zip.code) ?? 0);
  return isWithin && nearest.miles <= second.miles * clearlyNearerRatio ? nearest.zip.code : undefined;
}

/** Adds a missing state, ZIP code and town to a street, if its ZIP code or point leaves no doubt. */
export function completedAddress(stated: RawAddress, point: LatLng | undefined): RawAddress {
  if (stated.line1 === '') return stated;
  const zip = stated.zip === '' && point !== undefined ? (zipOfPoint(point) ?? '') : stated.zip;
  const zipEntry = zipCode(/^\d{5}/.exec(zip)?.[0] ?? '');
  const state = stated.state || (zipEntry?.state ?? (point === undefined ? '' : (stateOfPoint(point) ?? '')));
  const isOfState = zipEntry !== undefined && zipEntry.state === parseState(state);
  return { ...stated, zip, state, city: stated.city || (isOfState ? zipEntry.office : '') };
}
