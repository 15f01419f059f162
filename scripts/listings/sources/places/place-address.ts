import type { LatLng } from '../../../../src/domain/places/geo.ts';
import { usStates } from '../../../../src/domain/places/us-state.ts';
import { parseState, type RawAddress } from '../../fields/read-address.ts';
import { splitUnits } from '../../site/street-address.ts';
import type { Tags } from './place-text.ts';

const stateNames = usStates.flatMap(({ code, name }) => [code, name]).join('|');
const addressWithStateAndZip = new RegExp(
  `^(.*?)[,\\s]+(${stateNames})[.,\\s]+(\\d{5}(?:-?\\d{4})?)(?:[,\\s]+(?:USA?|U\\.S\\.A?\\.|United States(?: of America)?))?[.\\s]*$`,
  'i',
);

/** Returns the address in a place's tags. In some files `addr:full` is the street, in others everything. */
export function addressOfPlace(tags: Tags): RawAddress {
  const number = houseNumber(tags['addr:housenumber'] ?? '');
  const street = tags['addr:street'] ?? '';
  // Some sources repeat the number in the street.
  const door = [number, street].filter(
    (part) => part !== '' && !(part === number && repeatsNumber(number, street)),
  );
  const streetAddress = tags['addr:street_address'] ?? (street === '' ? undefined : door.join(' '));
  const parsed = splitAddress(streetAddress ?? tags['addr:full'] ?? door.join(' '), tags);
  const zip = firstValue(tags['addr:postcode'] ?? parsed.zip);
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

const firstValue = (value: string): string => value.split(';')[0]?.trim() ?? '';

function houseNumber(text: string): string {
  const numbers = text.split(/[;,]/).map((part) => part.trim());
  const [first = '', last = first] = [numbers[0], numbers.at(-1)];
  return numbers.length > 1 && numbers.every((part) => /^\d+$/.test(part)) ? `${first}-${last}` : text.trim();
}

/** True if the street begins with the house number too: `42`, `42 Main St`. False for `42 Street`, a name. */
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

/** True if a position is in the rectangle around the US states. Swapped coordinates are not. */
export function isWithinStates({ lat, lng }: LatLng): boolean {
  const { south, north, west, east } = boundsOfStates;
  return lat > south && lat < north && lng > west && lng < east;
}

/** Degrees, from Hawaii to Alaska and Maine. The Aleutians past 180° have no pharmacy. */
const boundsOfStates = { south: 18, north: 72, west: -180, east: -66 } as const;
