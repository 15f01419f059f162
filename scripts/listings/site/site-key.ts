import { usStates } from '../../../src/domain/places/us-state.ts';
import { aPattern, factRows } from '../../lists/facts/fact-rows.ts';
import { splitHouseNumber } from './house-number.ts';
import type { StreetAddress } from './street-address.ts';
import { unitIdentifier } from './street-units.ts';
import {
  isSuffix,
  mistypedSuffix,
  numberInDigits,
  ordinalDigits,
  shortWord,
  streetDirection,
  streetSuffix,
} from './street-words.ts';

const roadOwner = [
  'U S|US|UNITED STATES|STATE|COUNTY|CNTY|CO|FARM TO MARKET|RANCH TO MARKET|RANCH',
  ...usStates.flatMap(({ code, name }) => {
    const full = name.toUpperCase();
    return [code, full, full.replace(/^(N|S|W)[A-Z]+TH? (?=CAROLINA|DAKOTA|VIRGINIA)/, '$1 ')];
  }),
].join('|');
const roadKind =
  'HWY|HIGHWAY|HIGHWY|HIWAY|HWAY|HGHWY|HW|HIGWAY|ROUTE|RTE|RT|SR|CR|SH|FM|RM|RR|IH|I|INTERSTATE|LOOP|SPUR';
const qualifier = 'BUS|BUSINESS|BYP|BYPASS|BY PASS|ALT|ALTERNATE|TRUNK|TOLL|OLD';
const direction = 'N|S|E|W|NE|NW|SE|SW|NORTH|SOUTH|EAST|WEST|NORTHEAST|NORTHWEST|SOUTHEAST|SOUTHWEST';
const number = '(\\d+[A-Z]?(?: \\d+[A-Z]?)?)(?= |$)';

const numberedRoad = new RegExp(
  `^((?:(?:${direction}|${qualifier}) )*)(?:(?:${roadOwner}|ST(?= (?:ROAD|RD|${roadKind}) )) (?:(?:${roadKind}|ROAD|RD|${qualifier}) )*|(?:${roadKind}) (?:(?:${qualifier}) )*|(?:BUS|BUSINESS|BYP|BYPASS) )(?:NO |NUMBER )?${number}`,
);
const shortQualifiers: Readonly<Record<string, string>> = {
  BUSINESS: 'BUS',
  BYPASS: 'BYP',
  ALTERNATE: 'ALT',
};
const qualifiers = Object.values(shortQualifiers);

/** `US HIGHWAY 41`, `STATE ROAD 41` → `RTE 41`. A road's owner tells no two addresses apart. */
function withUniformRoads(street: string): string {
  const words = street.split(' ').map((word) => shortQualifiers[word] ?? word);
  const digits = words.map((word, index) => (index === 0 ? word : numberInDigits(word))).join(' ');
  return digits.replace(
    numberedRoad,
    (_, before: string, road: string) => `${before}RTE ${road.replace(' ', '-')}`,
  );
}

export interface SiteKey {
  readonly number: string;
  /** Words in one spelling, with directions at the end: `NW 7th Street` → `7 ST NW`. */
  readonly street: string;
  /** The street's name without suffix and direction, run together: `Old Mill Rd N` → `OLDMILL`. */
  readonly core: string;
  /** Suite or unit: `200`, `5B` (also for `5-B`). Else the letter of the house number. May be empty. */
  readonly unit: string;
}

const streetAliases = factRows('second-names', 'scripts/listings/site', { pattern: aPattern }).map(
  ({ name = '', pattern = '' }) => ({
    name,
    pattern: new RegExp(pattern),
  }),
);

const suffixWithoutSpace = /\b(\d+(?:ST|ND|RD|TH))(ST|AVE|AV|RD|DR|CT|TER|PL|LN|STREET|AVENUE)\b/g;

const entranceAtEnd =
  / (?:(?:GROUND|GRND|LOWER|UPPER|MAIN|1ST|2ND) (?:FLOOR|FL|LEVEL|LVL)|FRONT|FRNT|REAR|LOBBY|LBBY|BASEMENT|BSMT|FL|FRNT \d+|STORE(?: \w{1,2})?)$/;

const optionalHyphen = /(?<=[A-Z])-(?=\d)|(?<=\d)-(?=[A-Z])/g;

/** In grid towns such as Provo, directions are names: `900 E 300 S` and `900 S 300 E` are two corners. */
const gridStreet = /^([NSEW] |(?:NORTH|SOUTH|EAST|WEST) )?(\d+) ([NSEW])(?:ORTH|OUTH|AST|EST)?$/;

/** Returns the normal form of a street address, in which different spellings are equal. */
export function siteKey({ street, unit }: StreetAddress): SiteKey {
  const line = street
    .toUpperCase()
    .replace(/[¼½¾⅓⅔]/g, (fraction) => ` ${fraction.normalize('NFKD').replace('⁄', '/')} `)
    .replace(/['’]/g, '')
    .replace(/[^A-Z0-9/-]+/g, ' ')
    .trim();
  const house = splitHouseNumber(line);
  const words = uniformWords(house.street);
  const isDirection = (word: string): boolean => streetDirection(word) === word;
  const canonical = [
    ...words.filter((word) => !isDirection(word)),
    ...words.filter(isDirection).toSorted(),
  ].join(' ');
  const name = words.filter((word) => !isDirection(word) && !qualifiers.includes(word));
  const core = name.filter((word, index) => index === 0 || !isSuffix(word));
  // Some sources repeat the house number as the unit.
  const ids = (unit === undefined ? [] : unit.split(/ (?=[A-Z][a-z]+ )/).map(unitIdentifier)).filter(
    (id) => id !== house.number,
  );
  return {
    number: house.number,
    street: canonical,
    core: core.join(''),
    unit: ids.length > 0 ? ids.join('-').replace(optionalHyphen, '') : house.letter,
  };
}

function uniformWords(street: string): readonly string[] {
  let plain = street
    .replace(suffixWithoutSpace, '$1 $2')
    .replace(/[/-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(entranceAtEnd, '');
  // "N W 7TH ST" is one direction.
  plain = plain.replace(/^([NS]) ([EW])(?= \w)/, '$1$2');
  for (const { name, pattern } of streetAliases) plain = plain.replace(pattern, name);
  const words = withUniformRoads(plain)
    .replace(gridStreet, '$1$2$3')
    .split(' ')
    .filter((word) => word !== '');
  return words.map((word, index) => {
    const known = streetSuffix(word) ?? shortWord(word) ?? streetDirection(word);
    if (known !== undefined) return known;
    return (
      (index > 0 && index === words.length - 1 ? mistypedSuffix(word) : undefined) ?? ordinalDigits(word)
    );
  });
}
