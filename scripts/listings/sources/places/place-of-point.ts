import type { LatLng } from '../../../../src/domain/places/geo.ts';
import type { StateCode } from '../../../../src/domain/places/us-state.ts';
import { groupBy } from '../../../../src/domain/text/group-by.ts';
import {
  type ZipCode,
  zipCode,
  zipCodes,
  zipRadiusMiles,
  zipsAround,
} from '../../../lists/facts/zip-codes.ts';
import type { RawAddress } from '../../fields/read-address.ts';
import { writtenState } from '../../fields/written-state.ts';

/** ZIP centres that must agree on the state of a point. */
const witnesses = 6;
/** A ZIP code is a point's own if its centre is so much nearer than others, and within reach. */
const clearlyNearer = 0.4;
const searchMiles = 60;

/** Returns the state that a point lies in; undefined near a border, at sea and abroad. */
export function stateOfPoint(point: LatLng): StateCode | undefined {
  const around = zipsAround(point, witnesses, searchMiles);
  const states = new Set(around.map(({ zip }) => zip.state));
  const [nearest] = around;
  return states.size === 1 && around.length === witnesses ? nearest?.zip.state : undefined;
}

let ofOffice: ReadonlyMap<string, readonly ZipCode[]> | undefined;
/** Whether the post office has several codes: some are of boxes or one firm, with a place too. */
const hasSeveralCodes = ({ office, state }: ZipCode): boolean => {
  ofOffice ??= groupBy(zipCodes(), (zip) => `${zip.office} ${zip.state}`);
  return (ofOffice.get(`${office} ${state}`)?.length ?? 0) > 1;
};

/** The ZIP code that a point lies in, where no other can be meant. */
function zipOfPoint(point: LatLng): string | undefined {
  const [nearest, second] = zipsAround(point, 2, searchMiles);
  if (nearest === undefined || second === undefined || hasSeveralCodes(nearest.zip)) return undefined;
  const isWithin = nearest.miles <= (zipRadiusMiles(nearest.zip.code) ?? 0);
  return isWithin && nearest.miles <= second.miles * clearlyNearer ? nearest.zip.code : undefined;
}

/**
 * Returns an address with what it does not state: the state, ZIP code and town that its ZIP code or point
 * leaves no doubt about. A stated ZIP code goes before the point; the town is the post office's.
 */
export function completedAddress(given: RawAddress, point: LatLng | undefined): RawAddress {
  if (given.line1 === '') return given;
  const zip = given.zip === '' && point !== undefined ? (zipOfPoint(point) ?? '') : given.zip;
  const known = zipCode(/^\d{5}/.exec(zip)?.[0] ?? '');
  const state = given.state || (known?.state ?? (point === undefined ? '' : (stateOfPoint(point) ?? '')));
  const isOfState = known !== undefined && known.state === writtenState(state);
  return { ...given, zip, state, city: given.city || (isOfState ? known.office : '') };
}
