import { factRows } from '../../lists/facts/fact-rows.ts';
import { takeHouse } from './house-number.ts';
import { isQualifier, withPlainRoads } from './numbered-roads.ts';
import type { StreetAddress } from './street-address.ts';
import { identifierOf } from './street-units.ts';
import {
  isSuffix,
  mistypedSuffix,
  plainOrdinal,
  shortWord,
  streetDirection,
  streetSuffix,
} from './street-words.ts';

/** An address in the form in which spellings are compared. */
export interface SiteKey {
  /** House number without its letter, `63-19` for two numbers. Empty if there is none. */
  readonly number: string;
  /** Street words in one spelling, with the directions sorted at the end. */
  readonly street: string;
  /** The street's own name run together, without suffix and direction, for looser comparison. */
  readonly core: string;
  /** Suite or unit without its designator: `200`, `5B` (also for `5-B`). Empty if there is none. */
  readonly unit: string;
}

/** Streets with two names, of `second-names.csv`. Each is replaced by the second. */
const secondNames = factRows('second-names', 'scripts/listings/site').map(({ name = '', pattern = '' }) => ({
  name,
  pattern: new RegExp(pattern),
}));

/** A suffix attached to a number: `8THST`. */
const attachedSuffix = /\b(\d+(?:ST|ND|RD|TH))(ST|AVE|AV|RD|DR|CT|TER|PL|LN|STREET|AVENUE)\b/g;

/** Doors and floors at the end of a street line. */
const doorWords =
  / (?:(?:GROUND|GRND|LOWER|UPPER|MAIN|1ST|2ND) (?:FLOOR|FL|LEVEL|LVL)|FRONT|FRNT|REAR|LOBBY|LBBY|BASEMENT|BSMT|FL|FRNT \d+|STORE(?: \w{1,2})?)$/;

/** A hyphen between a letter and a digit, which is optional: `E-200`, `E200`. */
const hyphenAtLetter = /(?<=[A-Z])-(?=\d)|(?<=\d)-(?=[A-Z])/g;

/**
 * A street of a grid. The direction behind it belongs to its name, the one before it to the house number: in
 * Provo, `900 E 300 S` and `900 S 300 E` are two corners.
 */
const gridStreet = /^([NSEW] |(?:NORTH|SOUTH|EAST|WEST) )?(\d+) ([NSEW])(?:ORTH|OUTH|AST|EST)?$/;

/** Returns the key by which spellings of an address are compared. */
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
  // Some sources repeat the house number as the unit.
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

/** Returns the words of a street in one spelling. */
function streetWords(street: string): readonly string[] {
  let plain = street
    .replace(attachedSuffix, '$1 $2')
    .replace(/[/-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(doorWords, '');
  // "N W 7TH ST" is one direction.
  plain = plain.replace(/^([NS]) ([EW])(?= \w)/, '$1$2');
  for (const { name, pattern } of secondNames) plain = plain.replace(pattern, name);
  const words = withPlainRoads(plain)
    .replace(gridStreet, '$1$2$3')
    .split(' ')
    .filter((word) => word !== '');
  return words.map((word, index) => {
    const known = streetSuffix(word) ?? shortWord(word) ?? streetDirection(word);
    if (known !== undefined) return known;
    return (index > 0 && index === words.length - 1 ? mistypedSuffix(word) : undefined) ?? plainOrdinal(word);
  });
}
