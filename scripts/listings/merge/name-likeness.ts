import { memoize } from '../../../src/domain/text/memoize.ts';
import { levenshtein } from '../../lists/closest-names.ts';
import { wordsOfKind } from '../names/known-names.ts';
import { withoutLegalForm } from '../names/trading-name.ts';

const commonWords = wordsOfKind('common');

const longWordLetters = 5;

interface NameWords {
  readonly all: string;
  readonly distinctive: readonly string[];
  readonly distinctiveJoined: string;
  readonly allJoined: string;
}

const wordsOf = memoize((name: string): NameWords => {
  const words = withoutLegalForm(name)
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/\bl l c\b/g, ' ')
    .replace(/(?<=\d)(?=pharm|drug|rx)/g, ' ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.replace(/^0+(?=\d)/, ''));
  const distinctive = [...new Set(words.filter((word) => !commonWords.has(word)))];
  return {
    all: words.join(' '),
    distinctive,
    distinctiveJoined: distinctive.join(''),
    allJoined: words.join(''),
  };
});

const isSameWord = (a: string, b: string): boolean =>
  a === b ||
  (Math.min(a.length, b.length) >= longWordLetters && !/\d/.test(a + b) && levenshtein(a, b) === 1);

/**
 * True if two names may belong to one business. Symmetric. Distinctive words are those that few pharmacies'
 * names have, not `drug` or `inc`. All those of one name must be in the other, which may have at most twice
 * as many; spaces and one wrong letter in a long word do not count. Names without such words must be equal.
 */
export function areSimilarNames(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  if (a.distinctive.length === 0 || b.distinctive.length === 0) return a.all === b.all && a.all !== '';
  if (a.distinctiveJoined === b.distinctiveJoined || a.allJoined === b.allJoined) return true;
  const fewer = Math.min(a.distinctive.length, b.distinctive.length);
  const most = Math.max(a.distinctive.length, b.distinctive.length);
  if (fewer * 2 < most) return false;
  const allIn = (words: readonly string[], among: readonly string[]): boolean =>
    words.every((word) => among.some((known) => isSameWord(word, known)));
  return (
    (a.distinctive.length === fewer && allIn(a.distinctive, b.distinctive)) ||
    (b.distinctive.length === fewer && allIn(b.distinctive, a.distinctive))
  );
}

/** True if two names have the same distinctive words: `Smith Drugs Inc`, `Smith Pharmacy`. Symmetric. */
export function haveSameDistinctiveWords(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  return a.distinctiveJoined !== '' && a.distinctiveJoined === b.distinctiveJoined;
}
