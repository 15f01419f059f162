import type { LatLng } from '../../../../src/domain/places/geo.ts';
import { usStates } from '../../../../src/domain/places/us-state.ts';
import type { RawAddress } from '../../fields/read-address.ts';
import type { Tags } from './place-text.ts';

const stateNames = usStates.flatMap(({ code, name }) => [code, name]).join('|');
/** `…, FL 32405-3921, USA`: how a whole address ends. */
const wholeAddress = new RegExp(
  `^(.*?)[,\\s]+(${stateNames})[.,\\s]+(\\d{5}(?:-?\\d{4})?)(?:[,\\s]+(?:USA?|U\\.S\\.A?\\.|United States(?: of America)?))?[.\\s]*$`,
  'i',
);

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** A place's address as its tags have it. `addr:full` is the street alone in some files, and everything in others. */
export function addressOfPlace(tags: Tags): RawAddress {
  const parts = [tags['addr:housenumber'], tags['addr:street']].filter((part) => part !== undefined);
  const given =
    tags['addr:street_address'] ?? (tags['addr:street'] === undefined ? undefined : parts.join(' '));
  const whole = takeApart(given ?? tags['addr:full'] ?? parts.join(' '), tags['addr:city']);
  return {
    line1: whole.line1,
    line2: tags['addr:unit'],
    city: tags['addr:city'] ?? whole.city,
    state: tags['addr:state'] ?? whole.state,
    zip: tags['addr:postcode'] ?? whole.zip,
  };
}

/** Takes the town, the state and the ZIP code off the end of an address, and a building's name off its beginning. */
function takeApart(text: string, town: string | undefined): RawAddress {
  const line = text.replace(/\s*(?:[\r\n]+|<br ?\/?>)\s*/g, ', ').trim();
  const [, head = line, state = '', zip = ''] = wholeAddress.exec(line) ?? [];
  const parts = head.split(',').map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  let city = '';
  if (parts.length > 1 && (town === undefined ? state !== '' && !/\d/.test(last) : same(last, town))) {
    city = last;
    parts.pop();
  } else if (town !== undefined && state !== '' && same(last.slice(-town.length), town)) {
    parts.splice(-1, 1, last.slice(0, -town.length).trim());
  }
  const door = parts.findIndex((part) => /^\d/.test(part));
  return { line1: parts.slice(Math.max(0, door)).join(', '), city, state, zip };
}

/** Whether a point lies among the states; one with its coordinates swapped or a sign lost does not. */
export function isAmongStates({ lat, lng }: LatLng): boolean {
  const { south, north, west, east } = statesBox;
  return lat > south && lat < north && lng > west && lng < east;
}

/** The states' own bounds and a little more, from Hawaii to Alaska and Maine; the Aleutians past 180° have no pharmacy. */
const statesBox = { south: 18, north: 72, west: -180, east: -66 } as const;
