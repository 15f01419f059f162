import { slugify } from '../text/slug.ts';
import { phraseWords } from './phrase/words.ts';

/** What files by letter are named by: the letters and digits that a word can begin with. */
export const nameLetters: readonly string[] = [...'abcdefghijklmnopqrstuvwxyz0123456789'];

/** The letter or digit that a word stands under. A word of another script stands under 0. */
export const letterOf = (word: string): string => slugify(word).charAt(0) || '0';

/** The letters and digits that words stand under, each once. */
export const lettersOf = (words: readonly string[]): readonly string[] => [
  ...new Set(words.map((word) => letterOf(word))),
];

/**
 * The letters under which the places and names of a phrase stand: those of the words that are not plain (such as “pharmacy”, or a state), where there are any,
 * and of ZIP codes.
 */
export function phraseLetters(text: string, isPlain: (word: string) => boolean): readonly string[] {
  const words = phraseWords(text).words.filter((word) => !/^\d/.test(word) || word.length === 5);
  const telling = words.filter((word) => !isPlain(word));
  return lettersOf(telling.length > 0 ? telling : words);
}
