import { memoize } from '../../../src/domain/text/memoize.ts';
import { levenshtein } from '../../lists/closest-names.ts';
import { wordsOfKind } from '../names/known-names.ts';
import { withoutLegalForm } from '../names/trading-name.ts';

const common = wordsOfKind('common');

const longWord = 5;

interface NameWords {
  readonly all: string;
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
 * True if two names may belong to one business. Symmetric. Cases:
 * - their distinctive words are the same, apart from a misspelling
 * - all distinctive words of one name are in the other name, and are at least half of its distinctive words
 * - they are equal without spaces
 * - they have only common words (`The Pharmacy`), and are equal
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

/** True if two names have the same distinctive words: `Smith Drugs Inc`, `Smith Pharmacy`. Symmetric. */
export function sameNames(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  return a.ownRunTogether !== '' && a.ownRunTogether === b.ownRunTogether;
}
