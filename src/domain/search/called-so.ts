import { spaced } from '../text/spaced.ts';

const comparableWords = (text: string): readonly string[] =>
  spaced(text)
    .replace(/^the /, '')
    .split(' ')
    .map((word) => (word === 'drugs' || word === 'drugstore' ? 'drug' : word));

/** True if a name begins with some words: `City Drug Store` with `city drugs`, not with `drug store`. */
export function isCalled(name: string, words: string): boolean {
  const nameWords = comparableWords(name);
  return comparableWords(words).every((word, at) => nameWords[at] === word);
}
