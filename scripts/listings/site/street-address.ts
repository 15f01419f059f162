import type { Address } from '../../../src/domain/pharmacy/pharmacy.ts';
import { usStates } from '../../../src/domain/places/us-state.ts';
import { aPattern, factRows } from '../../lists/facts/fact-rows.ts';
import { readableCase } from '../fields/name-case.ts';
import { splitUnits, tidy, unitIdentifier, unitRank, unitsOfSecondLine } from './street-units.ts';
import { streetDirection, streetSuffix } from './street-words.ts';

type StreetAddress = Pick<Address, 'street' | 'unit'>;

/**
 * Normalizes a street address: `1201 2ND AVENUE NORTH, SUITE 200` → `1201 2nd Ave N`, `Ste 200`. The second
 * line is used for units alone: a department, or "c/o" and a name, is dropped. Idempotent.
 */
export function normalizeStreet(line1: string, line2 = ''): StreetAddress {
  let address = splitAddress(line1, line2);
  // Words that meet where a unit was removed may form another one.
  for (let round = 0; round < mostRounds; round += 1) {
    const next = splitAddress(address.street, address.unit);
    if (next.street === address.street && next.unit === address.unit) return address;
    address = next;
  }
  return address;
}

const mostRounds = 8;

function splitAddress(line1: string, line2 = ''): StreetAddress {
  // The sign marks no unit in `#5 MAIN ST`.
  const first = splitUnits(line1.replace(/^#\s*(?=\d+[A-Z]?\s+(?:[A-Z]|\d+[A-Z]))/i, ''));
  const allUnits = [...first.units, ...unitsOfSecondLine(line2)];
  const units = allUnits.filter(
    (unit, index) => allUnits.findIndex((other) => areSameUnits(other, unit)) === index,
  );
  return {
    street: withoutRepetition(abbreviateStreet(withoutRemarks(first.rest))),
    unit: units.length === 0 ? undefined : units.toSorted((a, b) => unitRank(a) - unitRank(b)).join(' '),
  };
}

/** True for two spellings of a unit: `Ste C4` and `Ste C-4`, `Ste 2` and `Unit 2`, but not `Bldg 2` and `Ste 2`. */
function areSameUnits(one: string, other: string): boolean {
  const [kind, otherKind] = [one, other].map((unit) => unit.split(' ')[0]);
  const mayBeSameKind = kind === otherKind || kind === 'Unit' || otherKind === 'Unit';
  return mayBeSameKind && comparableIdentifier(one) === comparableIdentifier(other);
}

/** Returns the digits, then the letters of a unit's identifier: `Ste 17-18E` and `Ste E17-18` → `17-18 E`. */
const comparableIdentifier = (unit: string): string =>
  [/\d+/g, /[A-Z]+/g].map((part) => unitIdentifier(unit).match(part)?.join('-') ?? '').join(' ');

function withoutRepetition(street: string): string {
  const { first = street, second } =
    /^(?<first>(?<house>\d\S*) .+?)[\s,]+(?<second>\k<house> .+)$/.exec(street)?.groups ?? {};
  return second !== undefined && abbreviateStreet(first) === abbreviateStreet(second)
    ? abbreviateStreet(first)
    : street;
}

const remarkPatterns = factRows('street-remarks', 'scripts/listings/site', { pattern: aPattern }).map(
  ({ pattern = '' }) => new RegExp(pattern, 'gi'),
);

function withoutRemarks(line: string): string {
  const plain = line.replace(/^(\d+)\s*,\s*(?=[a-z])/i, '$1 ');
  return remarkPatterns.reduce((text, remark) => {
    const shorter = tidy(text.replace(remark, ' '));
    return /^\d\S* .*[a-z]{2}/i.test(shorter) ? shorter : text;
  }, plain);
}

const withoutFullStops = (street: string): string =>
  street
    .replace(/\b([NS])\.([EW])\b|\b(U)\.(S)\b/gi, '$1$2$3$4')
    .replace(/(?<=[A-Za-z])\.(?=\s|$)/g, '')
    .replace(/(?<=[A-Za-z])\.(?=[A-Za-z]{3})|(?<=[A-Za-z]{2})\.(?=[NSEW]{1,2}\b)/g, ' ')
    .replace(/(?<=\d)\.(?=\s)/g, '');

function abbreviateStreet(street: string): string {
  // A street's name begins behind the house number: `4438 The Plz`.
  const words = capitalizeRoads(
    readableCase(withoutFullStops(street)).replace(/(?<=^\d\S* )the\b/, 'The'),
  ).split(' ');
  const upper = words.map((word) => word.toUpperCase());
  let end = upper.length - 1;
  while (end > 1 && streetDirection(upper[end] ?? '') !== undefined) end -= 1;
  return words
    .map((word, index) => {
      const key = upper[index] ?? '';
      const direction = streetDirection(key);
      const atEdge = index > end || (index === 1 && /^\d/.test(upper[0] ?? '') && end > 2);
      if (direction !== undefined && atEdge) return direction;
      const isRoute = key.startsWith('HI') && streetSuffix(key) === 'HWY';
      const suffix = streetSuffix(key);
      if (suffix !== undefined && index > 0 && (index === end || isRoute) && (index > 1 || end > 1)) {
        return suffix.charAt(0) + suffix.slice(1).toLowerCase();
      }
      return word;
    })
    .join(' ');
}

const states = usStates.map(({ code }) => code).join('|');
const roadLetters = new RegExp(
  [
    `\\b(?:us|${states})(?=\\s(?:hwy|highway|rte|route|rt|state|sr)\\b)`,
    '\\bus(?=\\s(?:business|bus)\\b)|\\b(?:us|sr|cr|fm|rm|ih|th|csah)(?=[\\s-]\\d)',
    `(?<=^\\d\\S*\\s(?:[nsew]{1,2}\\s)?)(?:${states})(?=[\\s-]\\d+(?:\\s|$))`,
  ].join('|'),
  'gi',
);

const capitalizeRoads = (street: string): string =>
  street.replace(roadLetters, (letters) => letters.toUpperCase());
