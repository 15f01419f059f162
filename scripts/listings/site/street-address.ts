import type { Address } from '../../../src/domain/pharmacy/pharmacy.ts';
import { usStates } from '../../../src/domain/places/us-state.ts';
import { aPattern, factRows } from '../../lists/facts/fact-rows.ts';
import { readableCase } from '../fields/name-case.ts';
import { shortForms, streetDirection, streetSuffix } from './street-words.ts';

const states = usStates.map(({ code }) => code).join('|');

const unitWords = shortForms('unit');
const designators = [...unitWords.keys()].filter((word) => /^[A-Z]{3,}|RM$/.test(word));
const partsWithSign = '\\b(?:BOOTH|DEPT|KIOSK|LOCAL|LOT|OFC|OFFICE|SHOP|STORE|TRAILER|TRLR)';
const listedUnit = '(?:\\d{1,4}[A-Z]?|[A-Z])\\b';
const unitPattern = new RegExp(
  [
    `(?:^|[\\s,;(-])(?:(${designators.join('|')}|FL(?=\\s+\\d+\\b))(?:\\b[\\s.:#-]*(?:NO\\b[\\s.:#]*)?|(?=\\d))`,
    `|(?:${partsWithSign}\\.?\\s*)?#\\s*)([A-Z0-9][A-Z0-9./&-]*)?`,
    // Further units of a list: `STE 101, 102 & 103`.
    `(?:(?:\\s*,\\s*${listedUnit})+(?:\\s*,?\\s*(?:&|AND)\\s*${listedUnit})?(?=\\s*(?:[,;]|$))`,
    `|\\s*&\\s*[A-Z0-9-]{1,4}\\b|\\s+AND\\s+${listedUnit})?`,
  ].join(''),
  'gi',
);
const ordinalFloor = /\b(\d+)(?:ST|ND|RD|TH)\s+(?:FLOOR|FL)\b/gi;

/** Matches an address up to the `#` of a road's number: `12745 HWY #31 S`. */
const signOfRoadNumber = new RegExp(
  [
    `^(\\d\\S*\\s+(?:[NSEW]{1,2}\\.?\\s+)?(?:(?:${states}|US|U\\.S\\.|OLD|ST)\\s+)*`,
    '(?:HWY|HIGHWAY|RTE?|ROUTE|SR|CR|FM|RM|LOOP|INTERSTATE',
    '|(?:STATE|COUNTY|CO)\\.?\\s+(?:HWY|HIGHWAY|RD|ROAD|RTE?|ROUTE))\\.?)\\s*#\\s*(?=\\d)',
  ].join(''),
  'i',
);

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;])/g, '')
    .replace(/^[\s,;.-]+|[\s,;.(-]+$/g, '')
    .trim();

/** Designators of units that may also begin a street's name: `13500 FL 54`, `7 BAY 35TH`. */
const streetDesignators: ReadonlySet<string | undefined> = new Set(['Fl', 'Rm', 'Bay']);

const isHouseNumberAlone = (line: string): boolean => {
  const withoutPlace = line.replace(/^\D*,/, '');
  const [number = '', ...words] = tidy(withoutPlace).toUpperCase().split(' ');
  return (
    /^\d[\w/-]*$/.test(number) && words.every((word) => streetDirection(word.replace('.', '')) !== undefined)
  );
};

/** Splits units off an address line: `100 MAIN ST STE 4` → rest `100 MAIN ST`, units `Ste 4`. */
export function splitUnits(addressLine: string) {
  const line = addressLine.replace(signOfRoadNumber, '$1 ').replace(ordinalFloor, 'FLOOR $1');
  const units: string[] = [];
  let endOfUnit = 0;
  const rest = line.replace(
    unitPattern,
    (whole: string, word: string | undefined, id: string | undefined, at: number) => {
      if (id === undefined || streetSuffix(id.toUpperCase().replace(/\W+$/, '')) !== undefined) return whole;
      const name = word === undefined ? 'Unit' : unitWords.get(word.toUpperCase());
      const isWord = /^[a-z]{3,}$/i.test(id);
      const [next = ''] = /\w+/.exec(line.slice(at + whole.length)) ?? [];
      // "BAY HARBOR DR" and "BAY 35TH ST" are streets. A longer word is a unit only at the line's end.
      const isStreet =
        (isWord && next !== '') ||
        (/^\d+(?:st|nd|rd|th)$/i.test(id) && streetSuffix(next.toUpperCase()) !== undefined) ||
        ((isWord || streetDesignators.has(name)) && isHouseNumberAlone(line.slice(endOfUnit, at)));
      if (isStreet) return whole;
      endOfUnit = at + whole.length;
      units.push(`${name} ${id.toUpperCase().replace(/[./&-]+$/, '')}`);
      return ' ';
    },
  );
  return { rest: tidy(rest), units };
}

/** Returns the units in an address's second line: `B-2` → `Unit B-2`. Empty for other text. */
function unitsOfSecondLine(line: string): readonly string[] {
  const plain = tidy(line);
  if (/^[#]?\s*(?:[A-Z]?-?\d+[A-Z]?|[A-Z])$/i.test(plain))
    return [`Unit ${plain.replace(/[#\s]/g, '').toUpperCase()}`];
  return /\bc\/o\b|\battn\b/i.test(plain) ? [] : splitUnits(plain).units;
}

const unitRank = (unit: string): number => (unit.startsWith('Bldg ') ? 0 : unit.startsWith('Fl ') ? 1 : 2);

/** Removes a unit's designator and leading zeros: `Ste 012` → `12`. */
export const unitIdentifier = (unit: string): string => unit.replace(/^\S+\s/, '').replace(/^0+(?=\d)/, '');

type StreetAddress = Pick<Address, 'street' | 'unit'>;

/** Normalizes an address of one or two lines: `1 OAK AVENUE, SUITE 2` → `1 Oak Ave` and unit `Ste 2`. */
export function normalizeStreet(first: string, second = ''): StreetAddress {
  const { line1, line2 } = streetLines(first, second);
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

/** True if two texts name one unit: `Ste C4` and `Ste C-4`, `Ste 2` and `Unit 2`. */
function areSameUnits(one: string, other: string): boolean {
  const [kind, otherKind] = [one, other].map((unit) => unit.split(' ')[0]);
  const mayBeSameKind = kind === otherKind || kind === 'Unit' || otherKind === 'Unit';
  return mayBeSameKind && comparableIdentifier(one) === comparableIdentifier(other);
}

/** Returns a unit's digits and letters in sorted groups: `Ste E17-18` → `17 18 E`. */
const comparableIdentifier = (unit: string): string | undefined =>
  unitIdentifier(unit)
    .match(/\d+|[A-Z]+/g)
    ?.toSorted()
    .join(' ');

/** Removes the second of two equal streets: `100 State Street, 100 State St` → `100 State St`. */
function withoutRepetition(street: string): string {
  const [, one = street, , other] = /^((\d\S*) .+?)[\s,]+(\2 .+)$/.exec(street) ?? [];
  const [first, second] = [abbreviateStreet(one), abbreviateStreet(other ?? '')];
  return first === second ? first : street;
}

/** Matches a house number and a street, which has letters or is one of a grid: `100 E 300 S`. */
const startsAsStreet = /^\d\S* .*(?:[a-z]{2}|\d [nsew]\b)/i;
const streetBehindName = /[\s,:-]\d+[A-Z]?\s.*(?:[a-z]{2}|\d [nsew]\b)/i;

const remarkPatterns = factRows('street-remarks', 'scripts/listings/site', { pattern: aPattern }).map(
  ({ pattern = '' }) => new RegExp(pattern, 'gi'),
);

function withoutRemarks(line: string): string {
  const plain = line.replace(/^(\d+)\s*,\s*(?=[a-z])/i, '$1 ').replace(/^(\d+)(?=[nsew]\s+\w)/i, '$1 ');
  return remarkPatterns.reduce((text, remark) => {
    const shorter = tidy(text.replace(remark, ' '));
    return startsAsStreet.test(shorter) ? shorter : text;
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

const recipientAtStart = /^\s*(?:attn|attention|c\/o|care of)\b/i;
const businessWord =
  /\b(?:pharmac(?:y|ies)|drugs?|drug ?store|rx|apothecary|chemists?|inc|llc|corp|l\.l\.c)\b/i;
const houseFirst = /^\s*(?:\d+[A-Z]?(?:-\d+)?|one|two|three)[\s,]+(?:[NSEW]{1,2}\.?\s+)?[A-Z0-9]/i;

const hasStreetSuffix = (line: string): boolean =>
  line
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .some((word, index) => index > 0 && streetSuffix(word) !== undefined);

/** True if a line ends with a street suffix, direction, number or single letter: `MAIN ST`, `AVENUE C`. */
export function endsAsStreet(line: string): boolean {
  const last = (line.toUpperCase().match(/[A-Z0-9-]+/g) ?? []).at(-1) ?? '';
  return streetSuffix(last) !== undefined || streetDirection(last) !== undefined || /\d|^[A-Z]$/.test(last);
}

const isNumberedStreet = (line: string): boolean => startsAsStreet.test(splitUnits(line).rest);

/** True if a text begins with a post office box: `PO BOX 12`. */
export const isPostBox = (street: string): boolean => /^p\.?\s?o\.?\s?(?:box|drawer)\b/i.test(street.trim());

/** Puts the line with the street first: `C/O ANN LEE`, `1 OAK ST` → `1 OAK ST`. Drops names. */
function streetLines(line1: string, line2 = '') {
  if (houseFirst.test(line1)) return { line1, line2 };
  const isRecipient = recipientAtStart.test(line1);
  const isName = isRecipient || businessWord.test(line1);
  if ((isName || !/^\d/.test(line1)) && isNumberedStreet(line2))
    return { line1: line2, line2: !isName && /\d|\s[a-z]$/i.test(line1) ? line1 : undefined };
  const holdsStreet = streetBehindName.test(line1) || (!isRecipient && hasStreetSuffix(line1));
  return { line1: isName && !holdsStreet ? '' : line1, line2 };
}
