import { memoize } from '../../../src/domain/text/memoize.ts';
import { levenshtein } from '../../lists/closest-names.ts';
import { factRows } from '../../lists/facts/fact-rows.ts';

/**
 * The words of `street-words.csv` by each of their spellings: suffixes as the postal service abbreviates
 * them, with what people write (USPS Publication 28, appendix C1), directions, numbers, and words that have a
 * usual short form.
 */
const spelled = (kind: string): ReadonlyMap<string, string> =>
  new Map(
    factRows('street-words', 'scripts/listings/site')
      .filter((row) => row.kind === kind)
      .flatMap(({ short = '', spellings = '' }) =>
        [short, ...spellings.split(' ')].map((word): [string, string] => [word, short]),
      ),
  );

const [suffixes, directions, shortWords] = [spelled('suffix'), spelled('direction'), spelled('word')];
const [ordinals, counts] = [spelled('ordinal'), spelled('count')];

/**
 * Gives the postal abbreviation of a street suffix in any spelling, upper case; undefined for another word.
 */
export const streetSuffix = (word: string): string | undefined => suffixes.get(word);

/** Tells whether a word, upper case, is a street suffix in any spelling. */
export const isSuffix = (word: string): boolean => suffixes.has(word);

const longSuffixes = [...suffixes.keys()].filter((word) => word.length >= 5);

/**
 * Gives the abbreviation of the suffix that a word is with one slip of the pen: `BOULVARD`, `DRIVER`. Only of
 * long suffixes, and only for comparing: a street may truly be called so.
 */
export const mistypedSuffix = memoize((word: string): string | undefined => {
  const meant = word.length < 5 ? undefined : longSuffixes.find((known) => levenshtein(known, word) === 1);
  return meant === undefined ? undefined : streetSuffix(meant);
});

/** Gives `N`, `SW` … for a direction in any spelling, upper case; undefined for another word. */
export const streetDirection = (word: string): string | undefined => directions.get(word);

/**
 * Gives a numbered street's number, however written: `8TH`, `8`, `EIGHTH` as `8`; other words as they are.
 */
export const plainOrdinal = (word: string): string =>
  ordinals.get(word) ?? word.replace(/^(\d+)(?:ST|ND|RD|TH)$/, '$1');

/** Gives the short form of a word that is no suffix: `MT` of `MOUNT`; undefined for another word. */
export const shortWord = (word: string): string | undefined => shortWords.get(word);

/** Gives digits for a number word up to twenty and for a letter O among digits; other words as they are. */
export const plainNumber = (word: string): string =>
  counts.get(word) ?? (/^\d[\dO]*$/.test(word) ? word.replaceAll('O', '0') : word);
