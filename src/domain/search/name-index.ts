import { memoize } from '../text/memoize.ts';
import { spaced } from '../text/spaced.ts';
import type { NameFit } from './name-rank.ts';

/** A pharmacy as the name search indexes it; `id` is its row number in the names dataset, from 0. */
export interface NameDocument {
  readonly id: number;
  readonly name: string;
  readonly city: string;
}

/** Fewest letters that are searched for by name; fewer would match too many names. */
export const leastNameLetters = 3;

/**
 * Options of the search library (MiniSearch): every searched word must fit, the last may be unfinished. A
 * word of four or five letters may have one wrong letter, a longer one two, a number none.
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

/**
 * Returns how a word of a name fits a searched word: 0 equal, 1 begins with it, 2 neither. Only the last
 * searched word may be unfinished; others may lack at most as many letters as may be wrong (two or fewer).
 */
export function wordFit(nameWord: string, searchedWord: string, isLast: boolean): NameFit {
  if (nameWord === searchedWord) return 0;
  const longer = nameWord.length - searchedWord.length;
  const isBeginning = isLast || longer <= (nameSearchOptions.searchOptions.fuzzy(searchedWord) || 0);
  return isBeginning && nameWord.startsWith(searchedWord) ? 1 : 2;
}

/** Returns the worst fit among the searched words, each with the word of the name that fits it best. */
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

/** Returns the documents that the name search indexes, with cities without their state: `Mobile`. */
export const nameDocuments = ({ cities, rows }: NameRows): NameDocument[] => {
  const towns = cities.map(({ label }) => label.replace(/,[^,]*$/, ''));
  return rows.map(([name, , city], id) => ({ id, name, city: towns[city] ?? '' }));
};

/** Drops a last word of one letter, which would fit too many names: `city drug s` → `city drug`. */
export const searchedWords = (text: string): string => text.trim().replace(/(?<=\S)\s+\S$/, '');

/** Words of pharmacies' names, each with the number of names that have it; 3 means three or more. */
export type NameWords = ReadonlyMap<string, number>;

const mostCounted = 3;

const countWords = (words: Iterable<string>): NameWords => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, Math.min((counts.get(word) ?? 0) + 1, mostCounted));
  return counts;
};

/** Returns the words of pharmacies' names, each with the number of names that have it (at most 3). */
export const nameWords = (names: readonly string[]): NameWords =>
  countWords(names.flatMap((name) => [...new Set(spaced(name).split(' '))]));

/** Reads word counts from text in which each word is repeated: `city city drug` → city 2, drug 1. */
export const namedWords = memoize((text: string): NameWords => countWords(text.split(' ')));

/** Writes word counts as text in which each word is repeated: `city city drug` for city 2, drug 1. */
export const namedText = (words: NameWords): string =>
  [...words]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([word, count]) => Array.from({ length: Math.min(count, mostCounted) }, () => word))
    .join(' ');
