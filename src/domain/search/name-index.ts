import { memoize } from '../text/memoize.ts';
import { spaced } from '../text/spaced.ts';
import type { NameFit } from './name-rank.ts';

/** A pharmacy in the search by name; `id` is its row in the names dataset, from 0. */
export interface NameDocument {
  readonly id: number;
  readonly name: string;
  readonly city: string;
}

/** Smallest number of letters to search for by name. */
export const leastNameLetters = 3;

/** Options of the search library (MiniSearch): all searched words must fit, small misspellings allowed. */
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

/**
 * Returns how a word of a name fits a searched word: 0 equal, 1 begins with it, 2 neither. `isLast` says that
 * the searched word may be unfinished.
 */
export function wordFit(nameWord: string, searchedWord: string, isLast: boolean): NameFit {
  if (nameWord === searchedWord) return 0;
  const longer = nameWord.length - searchedWord.length;
  const isBeginning = isLast || longer <= (nameSearchOptions.searchOptions.fuzzy(searchedWord) || 0);
  return isBeginning && nameWord.startsWith(searchedWord) ? 1 : 2;
}

/** Returns how a name fits all searched words: 0 by whole words, 1 by beginnings, 2 neither. */
export const nameFit = (nameWords: readonly string[], searched: readonly string[]): NameFit => {
  const fits = searched.map((word, at): NameFit => {
    const wordFits = nameWords.map((each) => wordFit(each, word, at === searched.length - 1));
    return wordFits.includes(0) ? 0 : wordFits.includes(1) ? 1 : 2;
  });
  return fits.includes(2) ? 2 : fits.includes(1) ? 1 : 0;
};

interface NameRows {
  readonly cities: readonly { readonly label: string }[];
  readonly rows: readonly (readonly [name: string, slug: string, city: number, ...unknown[]])[];
}

/** Returns the pharmacies to search by name, from the names dataset. */
export const nameDocuments = ({ cities, rows }: NameRows): NameDocument[] => {
  const towns = cities.map(({ label }) => label.replace(/,[^,]*$/, ''));
  return rows.map(([name, , city], id) => ({ id, name, city: towns[city] ?? '' }));
};

/** Drops a last word of one letter: `city drug s` → `city drug`. */
export const searchedWords = (text: string): string => text.trim().replace(/(?<=\S)\s+\S$/, '');

/** Words of pharmacies' names, with the numbers of names that have them; 3 means three or more. */
export type NameWords = ReadonlyMap<string, number>;

const mostCounted = 3;

const countWords = (words: Iterable<string>): NameWords => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, Math.min((counts.get(word) ?? 0) + 1, mostCounted));
  return counts;
};

/** Counts the names that have a word, up to 3: `City Drug`, `City Rx` → city 2, drug 1, rx 1. */
export const nameWords = (names: readonly string[]): NameWords =>
  countWords(names.flatMap((name) => [...new Set(spaced(name).split(' '))]));

/** Reads word counts from a text that repeats words: `city city drug` → city 2, drug 1. */
export const namedWords = memoize((text: string): NameWords => countWords(text.split(' ')));

/** Writes word counts as a text that repeats words: city 2, drug 1 → `city city drug`. */
export const namedText = (words: NameWords): string =>
  [...words]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([word, count]) => Array.from({ length: Math.min(count, mostCounted) }, () => word))
    .join(' ');
