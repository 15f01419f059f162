import type { LatLng } from '../../../src/domain/places/geo.ts';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { usFactSources } from '../../lists/facts/fact-sources.ts';
import { type ZipCode, zipCodes } from '../../lists/facts/zip-codes.ts';
import { zipRadiusMiles } from '../../lists/facts/zip-radius.ts';

type Tags = Readonly<Record<string, string>>;

/** ZIP centres that must agree on the state of a point. */
const witnesses = 6;
/** A ZIP code is a point's own where its centre is so many times nearer than any other's, and the point within its radius. */
const clearlyNearer = 0.4;
const searchMiles = 60;

/** The state that a point lies in, where every ZIP centre around it is of one; undefined near a border, at sea and abroad. */
export function stateOfPoint(point: LatLng): StateCode | undefined {
  const around = usFactSources().zipsAround(point, witnesses, searchMiles);
  const states = new Set(around.map(({ zip }) => zip.state));
  const [nearest] = around;
  return states.size === 1 && around.length === witnesses ? nearest?.zip.state : undefined;
}

let ofOffice: ReadonlyMap<string, readonly ZipCode[]> | undefined;
/** Whether the post office has several codes: some are of its boxes or of one firm, and have a place on the map all the same. */
const hasSeveralCodes = ({ office, state }: ZipCode): boolean => {
  ofOffice ??= groupBy(zipCodes(), (zip) => `${zip.office} ${zip.state}`);
  return (ofOffice.get(`${office} ${state}`)?.length ?? 0) > 1;
};

/** The ZIP code that a point lies in, where no other can be meant. */
function zipOfPoint(point: LatLng): string | undefined {
  const [nearest, second] = usFactSources().zipsAround(point, 2, searchMiles);
  if (nearest === undefined || second === undefined || hasSeveralCodes(nearest.zip)) return undefined;
  const isWithin = nearest.miles <= (zipRadiusMiles(nearest.zip.code) ?? 0);
  return isWithin && nearest.miles <= second.miles * clearlyNearer ? nearest.zip.code : undefined;
}

/**
 * The tags of an element with the state and the ZIP code filled in where it states none and its point leaves no doubt; a mapper
 * leaves out what the map itself shows. The state of a stated ZIP code goes before that of the point. What is stated stays.
 */
export function withPlaceOf(tags: Tags, point: LatLng): Tags {
  const zip = /^\d{5}/.exec(tags['addr:postcode'] ?? '')?.[0];
  const stated = zip === undefined ? undefined : usFactSources().zip(zip)?.state;
  const state = tags['addr:state'] ?? stated ?? stateOfPoint(point);
  const postcode =
    tags['addr:postcode'] ?? (tags['addr:street'] === undefined ? undefined : zipOfPoint(point));
  return {
    ...tags,
    ...(state !== undefined && { 'addr:state': state }),
    ...(postcode !== undefined && { 'addr:postcode': postcode }),
  };
}
