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

/** What two spellings of one place have in common. */
export interface SiteKey {
  /** House number without a letter, `63-19` where it is of two; empty where the street has none. */
  readonly number: string;
  /** Street words in canonical spelling with their directions sorted: two spellings of a street are equal. */
  readonly street: string;
  /**
   * The street's own name alone, run together, without suffix and direction: equal for looser spellings too.
   */
  readonly core: string;
  /**
   * Suite or unit without its designator, `200` or `5B` (also for `5-B`); empty where the address names none.
   */
  readonly unit: string;
}

/** Streets that are signed and written under two names, of `second-names.csv`; each is set as the second. */
const secondNames = factRows('second-names', 'scripts/listings/site').map(({ name = '', pattern = '' }) => ({
  name,
  pattern: new RegExp(pattern),
}));

/** A suffix that stands against its number: `8THST`. */
const attachedSuffix = /\b(\d+(?:ST|ND|RD|TH))(ST|AVE|AV|RD|DR|CT|TER|PL|LN|STREET|AVENUE)\b/g;

/** What a street line may end in that is no part of the street: which door or floor. */
const doorWords =
  / (?:(?:GROUND|GRND|LOWER|UPPER|MAIN|1ST|2ND) (?:FLOOR|FL|LEVEL|LVL)|FRONT|FRNT|REAR|LOBBY|LBBY|BASEMENT|BSMT|FL|FRNT \d+|STORE(?: \w{1,2})?)$/;

/** A hyphen between a letter and a digit is a matter of taste (`E-200`, `E200`). */
const hyphenAtLetter = /(?<=[A-Z])-(?=\d)|(?<=\d)-(?=[A-Z])/g;

/**
 * A street of a grid, whose direction is half its name and stands behind it, while the one before it is the
 * house number's: in Provo `900 E 300 S` and `900 S 300 E` are two corners.
 */
const gridStreet = /^([NSEW] |(?:NORTH|SOUTH|EAST|WEST) )?(\d+) ([NSEW])(?:ORTH|OUTH|AST|EST)?$/;

/** Gives the key by which spellings of one address are compared. */
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
