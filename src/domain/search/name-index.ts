import { memoize } from '../text/memoize.ts';
import { spaced } from '../text/spaced.ts';
import type { NameFit } from './name-rank.ts';

/** A pharmacy as the search by name holds it; `id` is its row in the dataset. */
export interface NameDocument {
  readonly id: number;
  readonly name: string;
  readonly city: string;
}

/** Names are searched from so many letters on: fewer fit a good part of all names, and take long to say so. */
export const leastNameLetters = 3;

/**
 * How names are searched, as options of the search library. Every word must fit, the last as the beginning of a word, or with one wrong letter, from six letters
 * on two (swapped neighbours count as two). A fit in the pharmacy's name counts more than one in its city's.
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

/** How well a word of a name fits a searched one that it was found by; the last may be the beginning of any word, another of one that is hardly longer. */
export function wordFit(found: string, wanted: string, isLast: boolean): NameFit {
  if (found === wanted) return 0;
  const longer = found.length - wanted.length;
  const isBeginning = isLast || longer <= (nameSearchOptions.searchOptions.fuzzy(wanted) || 0);
  return isBeginning && found.startsWith(wanted) ? 1 : 2;
}

/** How well a name fits by the words of it that were found: as well as the searched word does that fits it least. */
export const nameFit = (found: readonly string[], wanted: readonly string[]): NameFit => {
  const fits = wanted.map((word, at): NameFit => {
    const own = found.map((each) => wordFit(each, word, at === wanted.length - 1));
    return own.includes(0) ? 0 : own.includes(1) ? 1 : 2;
  });
  return fits.includes(2) ? 2 : fits.includes(1) ? 1 : 0;
};

/** What of the dataset is searched. */
interface NameRows {
  readonly cities: readonly { readonly label: string }[];
  readonly rows: readonly (readonly [name: string, slug: string, city: number, ...unknown[]])[];
}

/** The rows of the dataset as documents to index. A city goes without its state, which would fit every other listing. */
export const nameDocuments = ({ cities, rows }: NameRows): NameDocument[] => {
  const towns = cities.map(({ label }) => label.replace(/,[^,]*$/, ''));
  return rows.map(([name, , city], id) => ({ id, name, city: towns[city] ?? '' }));
};

/**
 * What of a visitor's words is searched: a last word of one letter, after others, fits a good part of all names and takes
 * long to say so, so it waits for its second letter.
 */
export const searchedWords = (text: string): string => text.trim().replace(/(?<=\S)\s+\S$/, '');

/** How many names have a word; more than three count as three. */
export type NameWords = ReadonlyMap<string, number>;

/** Most names that are counted for a word. */
const mostCounted = 3;

/** Counts words, each up to several names. */
const counted = (words: Iterable<string>): NameWords => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, Math.min((counts.get(word) ?? 0) + 1, mostCounted));
  return counts;
};

/** Counts the words of names; a word of more than three names counts three. */
export const nameWords = (names: readonly string[]): NameWords =>
  counted(names.flatMap((name) => [...new Set(spaced(name).split(' '))]));

/** Reads the words that `namedText` wrote, with their counts. */
export const namedWords = memoize((text: string): NameWords => counted(text.split(' ')));

/** Writes each word as often as it counts, separated by spaces. */
export const namedText = (words: NameWords): string =>
  [...words]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([word, count]) => Array.from({ length: Math.min(count, mostCounted) }, () => word))
    .join(' ');
