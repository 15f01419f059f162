import type { Address } from '../../../src/domain/pharmacy/pharmacy.ts';
import { usStates } from '../../../src/domain/places/us-state.ts';
import { levenshtein } from '../../lists/closest-names.ts';
import { aPattern, factRows } from '../../lists/facts/fact-rows.ts';
import type { SourceRecord } from '../import/source-record.ts';
import { unitIdentifier } from './street-address.ts';
import { shortForms, streetDirection, streetSuffix, suffixes } from './street-words.ts';

const counts = shortForms('count');
const ordinals = shortForms('ordinal');
const shortWords = shortForms('word');

/** Returns a number in digits: `ONE` → `1`, `1O5` → `105`. Other words stay. */
const numberInDigits = (word: string): string =>
  counts.get(word) ?? (/^\d[\dO]*$/.test(word) ? word.replaceAll('O', '0') : word);

const anySuffix = `(?:${[...suffixes.keys()].join('|')})`;
const noSuffix = `(?!${anySuffix}\\b)`;
const ordinal = '\\d+(?:ST|ND|RD|TH)\\b';

/** Patterns of a house number and its street: `348B MAIN ST`. The first match counts. */
const houseForms = [
  // A county's grid: `W6319`, `N95 W17601`.
  '(?<number>\\d*[NSEW]\\d+(?:[ -]?[NSEW]\\d+)?) (?<street>.+)',
  // `9920-4TH AVE`, `5504 -13 AVE`.
  `(?<number>\\d+) ?- ?(?<street>${ordinal}.*|\\d+ ${anySuffix})`,
  '(?<number>\\d+) ?(?:-|/|AND|TO|THRU|THROUGH) ?(?<to>\\d+)(?: \\d/\\d)? (?<street>.+)',
  // Queens and Hawaii without the hyphen. A name follows, so that the second number is no street.
  `(?<number>\\d{1,3}) (?<to>\\d{2,4}) (?<street>${noSuffix}(?!MILE |ACRE)[A-Z]{3,} .+)`,
  // The door beside, above or behind: usually another business.
  '(?<number>\\d+)[ -](?<door>\\d/\\d) (?<street>.+)',
  // `348B`, `348-B`, `348 B MAIN ST`.
  '(?<number>\\d+)(?: ?- ?)?(?<door>[A-Z])(?:-? (?<street>.+))?',
  `(?<number>\\d+) (?<door>[A-DF-H])-? (?<street>${noSuffix}(?:[A-Z]{3,}|${ordinal}).*)`,
  '(?<number>\\d+)(?: (?<street>.+))?',
].map((form) => new RegExp(`^${form}$`));

/** Splits an address: `348B MAIN ST` → number `348`, door `B`, street `MAIN ST`. */
function splitHouseNumber(line: string) {
  const text = line.replace(/^\S+/, numberInDigits);
  for (const form of houseForms) {
    const { number, to, door = '', street = '' } = form.exec(text)?.groups ?? {};
    if (number === undefined) continue;
    const numbers = [number.replace(/[ -]/g, ''), ...(to === undefined ? [] : [to])];
    return { number: numbers.map((digits) => digits.replace(/^0+(?=\d)/, '')).join('-'), door, street };
  }
  return { number: '', door: '', street: text };
}

const roadOwner = [
  'U S|US|UNITED STATES|STATE|COUNTY|CNTY|CO|FARM TO MARKET|RANCH TO MARKET|RANCH',
  ...usStates.flatMap(({ code, name }) => [
    code,
    name.toUpperCase().replace(/^(N|S|W)(?:ORTH|OUTH|EST) /, '$1 '),
  ]),
].join('|');
const roadKind =
  'HWY|HIGHWAY|HIGHWY|HIWAY|HWAY|HGHWY|HW|HIGWAY|ROUTE|RTE|RT|SR|CR|SH|FM|RM|RR|IH|I|INTERSTATE|LOOP|SPUR';
const qualifier = 'BUS|BUSINESS|BYP|BYPASS|BY PASS|ALT|ALTERNATE|TRUNK|TOLL|OLD';
const direction = 'N|S|E|W|NE|NW|SE|SW|NORTH|SOUTH|EAST|WEST|NORTHEAST|NORTHWEST|SOUTHEAST|SOUTHWEST';
const numberedRoad = new RegExp(
  [
    `^(?<before>(?:(?:${direction}|${qualifier}) )*)`,
    `(?:(?:${roadOwner}) (?:(?:${roadKind}|ROAD|RD|${qualifier}) )*`,
    `|(?:${roadKind}|BUS|BUSINESS|BYP|BYPASS) (?:(?:${qualifier}) )*)`,
    '(?<road>\\d+[A-Z]?(?: \\d+[A-Z]?)?)(?= |$)',
  ].join(''),
);
const shortQualifiers: readonly (string | undefined)[] = ['BUS', 'BYP', 'ALT'];

/** Writes numbered roads in one form: `US HIGHWAY 41`, `STATE ROAD 41` → `RTE 41`. */
const withUniformRoad = (street: string): string =>
  street.replace(numberedRoad, (...match) => {
    const { before, road } = match.at(-1);
    return `${before}RTE ${road.replace(' ', '-')}`;
  });

const streetAliases = factRows('second-names', 'scripts/listings/site', { pattern: aPattern }).map(
  ({ name = '', pattern = '' }) => ({ name, pattern: new RegExp(pattern) }),
);

const entranceAtEnd =
  / (?:(?:GROUND|GRND|LOWER|UPPER|MAIN|1ST|2ND) (?:FLOOR|FL|LEVEL|LVL)|FRONT|FRNT|REAR|LOBBY|LBBY|BASEMENT|BSMT|FL|FRNT \d+|STORE(?: \w{1,2})?)$/;

/** Matches a street of a grid town such as Provo, where directions are names: `300 S`, `E 300 SOUTH`. */
const gridStreet = /^([NSEW] |(?:NORTH|SOUTH|EAST|WEST) )?(\d+) ([NSEW])(?:ORTH|OUTH|AST|EST)?$/;

/** True if a street's name is a number and a direction, as in Utah: `300S`. */
export const isGridStreet = (core: string): boolean => /^\d+[NSEW]$/.test(core);

/** Returns the suffix that a word is one letter away from: `BOULVARD` → `BLVD`. Undefined if none. */
function mistypedSuffix(word: string): string | undefined {
  const isSlipOf = (known: string): boolean => known.length >= 5 && levenshtein(known, word) === 1;
  return word.length < 5 ? undefined : streetSuffix([...suffixes.keys()].find(isSlipOf) ?? '');
}

const suffixWithoutSpace = new RegExp(`\\b(\\d+(?:ST|ND|RD|TH))(?=${anySuffix}\\b)`, 'g');

function uniformWords(street: string): readonly string[] {
  const plain = street
    .replace(suffixWithoutSpace, '$1 ')
    .replace(/[/-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(entranceAtEnd, '')
    // "N W 7TH ST" is one direction.
    .replace(/^([NS]) ([EW])(?= \w)/, '$1$2');
  const named = streetAliases.reduce((text, { name, pattern }) => text.replace(pattern, name), plain);
  const [first = '', ...others] = named.split(' ');
  const words = withUniformRoad([first, ...others.map(numberInDigits)].join(' '))
    .replace(gridStreet, '$1$2$3')
    .split(' ')
    .filter((word) => word !== '');
  return words.map(
    (word, index) =>
      streetSuffix(word) ??
      shortWords.get(word) ??
      streetDirection(word) ??
      (index > 0 && index === words.length - 1 ? mistypedSuffix(word) : undefined) ??
      ordinals.get(word) ??
      word.replace(/^(\d+)(?:ST|ND|RD|TH)$/, '$1'),
  );
}

const optionalHyphen = /(?<=[A-Z])-(?=\d)|(?<=\d)-(?=[A-Z])/g;

export type SiteKey = NonNullable<SourceRecord['site']>;

/** Splits an address into comparable parts: `1B Oak St N` → number `1`, `OAK ST N`, core `OAK`, unit `B`. */
export function siteKey({ street, unit }: Pick<Address, 'street' | 'unit'>): SiteKey {
  const line = street
    .toUpperCase()
    .replace(/[¼½¾⅓⅔]/g, (fraction) => ` ${fraction.normalize('NFKD').replace('⁄', '/')} `)
    .replace(/['’]/g, '')
    .replace(/[^A-Z0-9/-]+/g, ' ')
    .trim();
  const house = splitHouseNumber(line);
  const words = uniformWords(house.street);
  const isDirection = (word: string): boolean => streetDirection(word) === word;
  const names = words.filter((word) => !isDirection(word));
  const core = names
    .filter((word) => !shortQualifiers.includes(word))
    .filter((word, index) => index === 0 || streetSuffix(word) === undefined);
  // Some sources repeat the house number as the unit.
  const ids = (unit === undefined ? [] : unit.split(/ (?=[A-Z][a-z]+ )/).map(unitIdentifier)).filter(
    (id) => id !== house.number,
  );
  return {
    number: house.number,
    street: [...names, ...words.filter(isDirection).toSorted()].join(' '),
    core: core.join(''),
    unit: ids.length > 0 ? ids.join('-').replace(optionalHyphen, '') : house.door,
  };
}
