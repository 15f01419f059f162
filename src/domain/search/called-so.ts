import { spaced } from '../text/spaced.ts';

/** Returns the words of a name for comparison: without a leading `the`, and with `drug` for `drugs`. */
const comparable = (text: string): readonly string[] =>
  spaced(text)
    .replace(/^the /, '')
    .split(' ')
    .map((word) => (word === 'drugs' || word === 'drugstore' ? 'drug' : word));

/** True if a name begins with the words: “city drug” fits `City Drug Store`, not `Oak City Drug`. */
export function isCalled(name: string, words: string): boolean {
  const own = comparable(name);
  return comparable(words).every((word, at) => own[at] === word);
}
