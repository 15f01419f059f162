import { memoize } from '../../../src/domain/text/memoize.ts';
import { levenshtein } from '../../lists/closest-names.ts';
import { factRows } from '../../lists/facts/fact-rows.ts';

/** Suffixes are the postal service's (USPS Publication 28, appendix C1). */
const shortFormsOf = (kind: string): ReadonlyMap<string, string> =>
  new Map(
    factRows('street-words', 'scripts/listings/site')
      .filter((row) => row.kind === kind)
      .flatMap(({ short = '', spellings = '' }) =>
        [short, ...spellings.split(' ')].map((word): [string, string] => [word, short]),
      ),
  );

const [suffixes, directions, shortWords] = [
  shortFormsOf('suffix'),
  shortFormsOf('direction'),
  shortFormsOf('word'),
];
const [ordinals, counts] = [shortFormsOf('ordinal'), shortFormsOf('count')];

/** Short forms of words for units, by spelling: `SUITE`, `STE` and `Ste` → `Ste`. */
export const unitWords = shortFormsOf('unit');

/** Returns the abbreviation of a street suffix, both in capitals: `AVENUE`, `AVE` → `AVE`. Else undefined. */
export const streetSuffix = (word: string): string | undefined => suffixes.get(word);

/** True if a word in capitals is a street suffix in any spelling: `AVENUE`, `AVE`. */
export const isSuffix = (word: string): boolean => suffixes.has(word);

const longSuffixes = [...suffixes.keys()].filter((word) => word.length >= 5);

/**
 * Returns the abbreviation of a long street suffix with one letter wrong, missing or added: `BOULVARD` →
 * `BLVD`. Only for comparison, since a street may truly have that name: `DRIVER`.
 */
export const mistypedSuffix = memoize((word: string): string | undefined => {
  const longSuffix =
    word.length < 5 ? undefined : longSuffixes.find((known) => levenshtein(known, word) === 1);
  return longSuffix === undefined ? undefined : streetSuffix(longSuffix);
});

/** Returns the abbreviation of a direction, both in capitals: `NORTHWEST`, `NW` → `NW`. Else undefined. */
export const streetDirection = (word: string): string | undefined => directions.get(word);

/** Returns the digits of an ordinal, in words up to twentieth: `8TH`, `EIGHTH` → `8`. Other words stay. */
export const ordinalDigits = (word: string): string =>
  ordinals.get(word) ?? word.replace(/^(\d+)(?:ST|ND|RD|TH)$/, '$1');

/** Returns the short form of a word in street names that is no suffix: `MOUNT` → `MT`. Else undefined. */
export const shortWord = (word: string): string | undefined => shortWords.get(word);

/** Writes a number word up to twenty in digits, and O among digits as zero: `ONE` → `1`, `1O5` → `105`. */
export const numberInDigits = (word: string): string =>
  counts.get(word) ?? (/^\d[\dO]*$/.test(word) ? word.replaceAll('O', '0') : word);
