import type { StreetAddress } from '../fields/address-normalize.ts';
import { identifierOf } from '../fields/street-units.ts';
import {
  bySpelling,
  isSuffix,
  mistypedSuffix,
  plainOrdinal,
  streetDirection,
  streetSuffix,
} from '../fields/street-words.ts';
import { takeHouse } from './house-number.ts';
import { isQualifier, withPlainRoads } from './numbered-roads.ts';

/** What two spellings of one place have in common. */
export interface SiteKey {
  /** House number without a letter, `63-19` where it is of two; empty where the street has none. */
  readonly number: string;
  /** Street words in canonical spelling with their directions sorted: two spellings of a street are equal. */
  readonly street: string;
  /** The street's own name alone, run together, without suffix and direction: equal for looser spellings too. */
  readonly core: string;
  /** Suite or unit without its designator, `200` or `5B` (also for `5-B`); empty where the address names none. */
  readonly unit: string;
}

/** Words of streets' names that have a usual short form beside the suffixes. */
const wordOf = bySpelling({
  ST: 'SAINT',
  MT: 'MOUNT',
  FT: 'FORT',
  INTL: 'INTERNATIONAL',
  SPEEDWAY: 'SPWD',
  UNIV: 'UNIVERSITY',
  GOVT: 'GOVERNMENT',
  NATL: 'NATIONAL',
  MED: 'MEDICAL',
  MEM: 'MEMORIAL',
  JCT: 'JUNCTION',
  BCH: 'BEACH',
  CSWY: 'CAUSEWAY CAUSWAY',
  CRES: 'CRESCENT',
  CRK: 'CREEK',
  EST: 'ESTATES ESTS ESTATE',
  GDNS: 'GARDENS GARDEN GDN',
  GRV: 'GROVE',
  HL: 'HILL',
  HLS: 'HILLS',
  LK: 'LAKE',
  LKS: 'LAKES',
  LNDG: 'LANDING',
  MDWS: 'MEADOWS',
  MTN: 'MOUNTAIN MTIN',
  SPGS: 'SPRINGS SPG SPRING',
  STA: 'STATION',
  TRCE: 'TRACE',
  VLY: 'VALLEY',
  VW: 'VIEW',
  PRES: 'PRESIDENT',
});

/** Streets that are signed and written under two names; each is set as the second. */
const secondNames: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:(?:REV|REVEREND|DR|DOCTOR) )*(?:M ?L ?K(?:ING)?|MARTIN L(?:UTHER)? KING)(?: (?:JR|JUNIOR))?\b/,
    'MLK',
  ],
  // New York City's, north of Central Park.
  [/\bMALCOLM X BL?V?D?(?:OULEVARD)?\b/, 'LENOX AVE'],
  [/\bADAM CLAYTON POWELL(?: (?:JR|JUNIOR))?(?: (?:BLVD|BOULEVARD))?/, '7 AVE'],
  [/\bFREDERICK DOUGLASS(?: (?:BLVD|BOULEVARD))?/, '8 AVE'],
  [/\bAVE(?:NUE)? OF THE AMERICAS\b/, '6 AVE'],
  // Miami's, beside their numbers.
  [/^(?:SW )?BIRD (?:RD|ROAD)\b/, 'SW 40 ST'],
  [/^(?:SW )?MILLER (?:DR|DRIVE)\b/, 'SW 56 ST'],
  [/^(?:SW )?SUNSET (?:DR|DRIVE)\b/, 'SW 72 ST'],
  [/^(?:[NS] )?KENDALL (?:DR|DRIVE)\b/, 'SW 88 ST'],
];

/** A suffix that stands against its number: `8THST`. */
const attachedSuffix = /\b(\d+(?:ST|ND|RD|TH))(ST|AVE|AV|RD|DR|CT|TER|PL|LN|STREET|AVENUE)\b/g;

/** What a street line may end in that is no part of the street: which door or floor. */
const doorWords =
  / (?:(?:GROUND|GRND|LOWER|UPPER|MAIN|1ST|2ND) (?:FLOOR|FL|LEVEL|LVL)|FRONT|FRNT|REAR|LOBBY|LBBY|BASEMENT|BSMT|FL|FRNT \d+|STORE(?: \w{1,2})?)$/;

/** Between a letter and a digit a hyphen is a matter of taste (`E-200`, `E200`); between digits it makes a range. */
const hyphenAtLetter = /(?<=[A-Z])-(?=\d)|(?<=\d)-(?=[A-Z])/g;

/**
 * A street of a grid, whose direction is half its name and stands behind it, while the one before it is the house number's: in Provo
 * `900 E 300 S` and `900 S 300 E` are two corners.
 */
const gridStreet = /^([NSEW] |(?:NORTH|SOUTH|EAST|WEST) )?(\d+) ([NSEW])(?:ORTH|OUTH|AST|EST)?$/;

/** The key by which spellings of one address are compared. */
export function siteKey({ street, unit }: StreetAddress): SiteKey {
  const line = street
    .toUpperCase()
    .replace(/[¼½¾⅓⅔]/g, (fraction) => ` ${fraction.normalize('NFKD').replace('⁄', '/')} `)
    .replace(/['’]/g, '')
    .replace(/[^A-Z0-9/-]+/g, ' ')
    .trim();
  const house = takeHouse(line);
  const words = streetWords(house.street);
  const isDirection = (word: string): boolean => streetDirection(word) === word;
  const canonical = [
    ...words.filter((word) => !isDirection(word)),
    ...words.filter(isDirection).toSorted(),
  ].join(' ');
  const name = words.filter((word) => !isDirection(word) && !isQualifier(word));
  const core = name.filter((word, index) => index === 0 || !isSuffix(word));
  // Some give the house number again as the unit.
  const ids = (unit === undefined ? [] : unit.split(/ (?=[A-Z][a-z]+ )/).map(identifierOf)).filter(
    (id) => id !== house.number,
  );
  return {
    number: house.number,
    street: canonical,
    core: core.join(''),
    unit: ids.length > 0 ? ids.join('-').replace(hyphenAtLetter, '') : house.letter,
  };
}

/** The words of a street in one spelling. */
function streetWords(street: string): readonly string[] {
  let plain = street
    .replace(attachedSuffix, '$1 $2')
    .replace(/[/-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(doorWords, '');
  // "N W 7TH ST" is one direction.
  plain = plain.replace(/^([NS]) ([EW])(?= \w)/, '$1$2');
  for (const [first, second] of secondNames) plain = plain.replace(first, second);
  const words = withPlainRoads(plain)
    .replace(gridStreet, '$1$2$3')
    .split(' ')
    .filter((word) => word !== '');
  return words.map((word, index) => {
    const known = streetSuffix(word) ?? wordOf.get(word) ?? streetDirection(word);
    if (known !== undefined) return known;
    return (index > 0 && index === words.length - 1 ? mistypedSuffix(word) : undefined) ?? plainOrdinal(word);
  });
}
