import { memoize } from '../../../src/domain/text/memoize.ts';
import { levenshtein } from '../../lists/closest-names.ts';
import { factRows } from '../../lists/facts/fact-rows.ts';

/**
 * Returns the words of a kind in `street-words.csv`, by each spelling. Suffixes are the postal service's
 * (USPS Publication 28, appendix C1). Others are directions, numbers, and words with a usual short form.
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

/** Designators of units (`Ste`) by each spelling, upper case, and by themselves. */
export const unitWords = spelled('unit');

/** Returns the postal abbreviation of a suffix in any spelling, upper case, or undefined for another word. */
export const streetSuffix = (word: string): string | undefined => suffixes.get(word);

/** True if a word, upper case, is a street suffix in any spelling. */
export const isSuffix = (word: string): boolean => suffixes.has(word);

const longSuffixes = [...suffixes.keys()].filter((word) => word.length >= 5);

/**
 * Returns the abbreviation of a long suffix that is misspelled by one letter: `BOULVARD`, `DRIVER`. Only for
 * comparison, since a street may truly have that name.
 */
export const mistypedSuffix = memoize((word: string): string | undefined => {
  const meant = word.length < 5 ? undefined : longSuffixes.find((known) => levenshtein(known, word) === 1);
  return meant === undefined ? undefined : streetSuffix(meant);
});

/** Returns `N`, `SW` … for a direction in any spelling, upper case, or undefined for another word. */
export const streetDirection = (word: string): string | undefined => directions.get(word);

/** Returns the number of a numbered street: `8TH`, `8`, `EIGHTH` → `8`. Other words stay. */
export const plainOrdinal = (word: string): string =>
  ordinals.get(word) ?? word.replace(/^(\d+)(?:ST|ND|RD|TH)$/, '$1');

/** Returns the short form of a word that is not a suffix: `MOUNT` → `MT`. Undefined for another word. */
export const shortWord = (word: string): string | undefined => shortWords.get(word);

/** Returns digits for a number word up to twenty, and for an O among digits. Other words stay. */
export const plainNumber = (word: string): string =>
  counts.get(word) ?? (/^\d[\dO]*$/.test(word) ? word.replaceAll('O', '0') : word);
