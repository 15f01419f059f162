import { memoize } from '../text/memoize.ts';
import { spaced } from '../text/spaced.ts';
import type { NameFit } from './name-rank.ts';

/** A pharmacy in the search index; `id` is its row in the dataset. */
export interface NameDocument {
  readonly id: number;
  readonly name: string;
  readonly city: string;
}

/** Fewest letters of a search by name, since fewer match too many names. */
export const leastNameLetters = 3;

/**
 * Options of the search library. Every word must fit; the last may be the beginning of a word. One wrong
 * letter is allowed, two from six letters on. The pharmacy’s name counts more than its city’s.
 */
export const nameSearchOptions = {
  fields: ['name', 'city'],
  searchOptions: {
    // Only the word being typed is unfinished.
    prefix: (_: string, position: number, terms: string[]): boolean => position === terms.length - 1,
    fuzzy: (term: string): number | false => {
      if (term.length < 4 || /^\d+$/.test(term)) return false;
      return term.length < 6 ? 1 : 2;
    },
    combineWith: 'AND' as const,
    boost: { name: 2 },
  },
};

/** Returns how well a word of a name fits a searched word; the last searched word may be unfinished. */
export function wordFit(found: string, wanted: string, isLast: boolean): NameFit {
  if (found === wanted) return 0;
  const longer = found.length - wanted.length;
  const isBeginning = isLast || longer <= (nameSearchOptions.searchOptions.fuzzy(wanted) || 0);
  return isBeginning && found.startsWith(wanted) ? 1 : 2;
}

/** Returns how well a name fits: the worst fit among the searched words. */
export const nameFit = (found: readonly string[], wanted: readonly string[]): NameFit => {
  const fits = wanted.map((word, at): NameFit => {
    const own = found.map((each) => wordFit(each, word, at === wanted.length - 1));
    return own.includes(0) ? 0 : own.includes(1) ? 1 : 2;
  });
  return fits.includes(2) ? 2 : fits.includes(1) ? 1 : 0;
};

interface NameRows {
  readonly cities: readonly { readonly label: string }[];
  readonly rows: readonly (readonly [name: string, slug: string, city: number, ...unknown[]])[];
}

/** Returns the documents to index; cities are without their state, which would fit everywhere. */
export const nameDocuments = ({ cities, rows }: NameRows): NameDocument[] => {
  const towns = cities.map(({ label }) => label.replace(/,[^,]*$/, ''));
  return rows.map(([name, , city], id) => ({ id, name, city: towns[city] ?? '' }));
};

/** Returns the text without a last word of one letter, since that fits too many names. */
export const searchedWords = (text: string): string => text.trim().replace(/(?<=\S)\s+\S$/, '');

/** Number of names with each word; more than three count as three. */
export type NameWords = ReadonlyMap<string, number>;

const mostCounted = 3;

const counted = (words: Iterable<string>): NameWords => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, Math.min((counts.get(word) ?? 0) + 1, mostCounted));
  return counts;
};

/** Returns the words of names with their counts, at most three. */
export const nameWords = (names: readonly string[]): NameWords =>
  counted(names.flatMap((name) => [...new Set(spaced(name).split(' '))]));

/** Reads words and counts from the text of `namedText`. */
export const namedWords = memoize((text: string): NameWords => counted(text.split(' ')));

/** Returns a text with each word repeated by its count, separated by spaces. */
export const namedText = (words: NameWords): string =>
  [...words]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([word, count]) => Array.from({ length: Math.min(count, mostCounted) }, () => word))
    .join(' ');
