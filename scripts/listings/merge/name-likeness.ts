import { memoize } from '../../../src/domain/text/memoize.ts';
import { levenshtein } from '../../lists/closest-names.ts';
import { wordsBesideNames } from '../names/known-names.ts';
import { withoutLegalForm } from '../names/trading-name.ts';

/** Words that many pharmacies' names share. */
const common = wordsBesideNames('common');

/** Letters of a word that may be misspelled once. */
const longWord = 5;

interface NameWords {
  readonly all: string;
  /** Words that few other names have. */
  readonly own: readonly string[];
  readonly ownRunTogether: string;
  readonly allRunTogether: string;
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
  const own = [...new Set(words.filter((word) => !common.has(word)))];
  return { all: words.join(' '), own, ownRunTogether: own.join(''), allRunTogether: words.join('') };
});

const isSameWord = (a: string, b: string): boolean =>
  a === b || (Math.min(a.length, b.length) >= longWord && !/\d/.test(a + b) && levenshtein(a, b) === 1);

/**
 * True if two names can be one business's. Either their distinctive words are the same but for a misspelling,
 * or one name's are all in the other's and make up half of it, or both are equal without spaces. Names of
 * common words alone must be equal. Symmetric.
 */
export function alikeNames(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  if (a.own.length === 0 || b.own.length === 0) return a.all === b.all && a.all !== '';
  if (a.ownRunTogether === b.ownRunTogether || a.allRunTogether === b.allRunTogether) return true;
  const fewer = Math.min(a.own.length, b.own.length);
  const most = Math.max(a.own.length, b.own.length);
  if (fewer * 2 < most) return false;
  const found = (words: readonly string[], among: readonly string[]): boolean =>
    words.every((word) => among.some((known) => isSameWord(word, known)));
  return (a.own.length === fewer && found(a.own, b.own)) || (b.own.length === fewer && found(b.own, a.own));
}

/** True if two names have the same distinctive words. Symmetric. */
export function sameNames(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  return a.ownRunTogether !== '' && a.ownRunTogether === b.ownRunTogether;
}
