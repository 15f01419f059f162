import type { LatLng } from '../../../../src/domain/places/geo.ts';
import { type StateCode, usStates } from '../../../../src/domain/places/us-state.ts';
import { zipCode, zipCodesIn, zipRadiusMiles, zipsAround } from '../../../lists/facts/zip-codes.ts';
import { parseState, type RawAddress } from '../../fields/read-address.ts';
import { splitUnits } from '../../site/street-address.ts';
import type { Tags } from './place-role.ts';

const stateNames = usStates.flatMap(({ code, name }) => [code, name]).join('|');
const addressWithStateAndZip = new RegExp(
  `^(.*?)[,\\s]+(${stateNames})[.,\\s]+(\\d{5}(?:-?\\d{4})?)(?:[,\\s]+(?:USA?|U\\.S\\.A?\\.|United States(?: of America)?))?[.\\s]*$`,
  'i',
);

/** Returns the address in the tags of a place, as written there. Missing parts are empty. */
export function addressOfPlace(tags: Tags): RawAddress {
  const number = houseNumber(tags['addr:housenumber'] ?? '');
  const street = tags['addr:street'] ?? '';
  const door = repeatsNumber(number, street) ? street : `${number} ${street}`.trim();
  // In some files `addr:full` is the street, in others everything.
  const parsed = splitAddress(
    tags['addr:street_address'] || (street && door) || tags['addr:full'] || door,
    tags,
  );
  const [zip = ''] = (tags['addr:postcode']?.trim() || parsed.zip).split(/\s*;\s*/);
  // With two different ZIP codes nothing tells which place is meant.
  const hasTwoZips = parsed.zip !== '' && parsed.zip.slice(0, 5) !== zip.slice(0, 5);
  return {
    line1: parsed.line1,
    line2: unitOf(tags),
    city: tags['addr:city'] ?? parsed.city,
    state: tags['addr:state'] ?? parsed.state,
    zip: hasTwoZips ? '' : zip,
  };
}

function houseNumber(text: string): string {
  const numbers = text.split(/[;,]/).map((part) => part.trim());
  const [first = '', last = first] = [numbers[0], numbers.at(-1)];
  return numbers.length > 1 && numbers.every((part) => /^\d+$/.test(part)) ? `${first}-${last}` : text.trim();
}

// Some sources repeat the number in the street: `42`, `42 Main St`. `42 Street` is a name.
const repeatsNumber = (number: string, street: string): boolean =>
  street.startsWith(`${number} `) && street.split(/\s+/).length > 2;

function unitOf(tags: Tags): string | undefined {
  const suite = tags['addr:suite']?.trim();
  if (tags['addr:unit'] !== undefined || suite === undefined) return tags['addr:unit'];
  return /^#?(?:[A-Z]?-?\d+(?:-?[A-Z])?|[A-Z])$/i.test(suite) ? `Ste ${suite.replace('#', '')}` : suite;
}

function splitAddress(text: string, tags: Tags): RawAddress {
  const line = text.replace(/\s*(?:[\r\n]+|<br ?\/?>)\s*/g, ', ').trim();
  const [, head = line, state = '', zip = ''] = addressWithStateAndZip.exec(line) ?? [];
  const parts = head.split(',').map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const isKnown = tags['addr:city'] !== undefined;
  const isApart = isKnown
    ? parts.slice(0, -1).some((part) => /^\d\S*\s/.test(part)) && splitUnits(last).units.length === 0
    : parts.length > 1;
  const city = isApart && state !== '' && !/\d/.test(last) ? (parts.pop() ?? '') : '';
  const door = parts.findIndex((part) => /^\d/.test(part));
  if (isKnown && state !== '' && city === '')
    parts.push(`${parseState(tags['addr:state'] ?? '') ?? state} ${zip.slice(0, 5)}`);
  return { line1: parts.slice(Math.max(0, door)).join(', '), city, state, zip };
}

/** True if a position is in the rectangle around the US states, from Hawaii to Alaska and Maine. */
export const isWithinStates = ({ lat, lng }: LatLng): boolean =>
  lat > 18 && lat < 72 && lng > -180 && lng < -66;

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

function zipOfPoint(point: LatLng): string | undefined {
  const [nearest, second] = zipsAround(point, 2, searchMiles);
  if (nearest === undefined || second === undefined) return undefined;
  const { code, office, state } = nearest.zip;
  const isNear =
    nearest.miles <= (zipRadiusMiles(code) ?? 0) && nearest.miles <= second.miles * clearlyNearerRatio;
  if (!isNear) return undefined;
  // Of a town's several codes some are for boxes or one firm.
  return zipCodesIn(state).every((zip) => zip.office !== office || zip.code === code) ? code : undefined;
}

/** Adds a missing state, ZIP code or town to an address, where its ZIP code or `point` leaves no doubt. */
export function completedAddress(stated: RawAddress, point: LatLng | undefined): RawAddress {
  if (stated.line1 === '') return stated;
  const zip = stated.zip === '' && point !== undefined ? (zipOfPoint(point) ?? '') : stated.zip;
  const zipEntry = zipCode(/^\d{5}/.exec(zip)?.[0] ?? '');
  const state = stated.state || (zipEntry?.state ?? (point === undefined ? '' : (stateOfPoint(point) ?? '')));
  const isOfState = zipEntry !== undefined && zipEntry.state === parseState(state);
  return { ...stated, zip, state, city: stated.city || (isOfState ? zipEntry.office : '') };
}
