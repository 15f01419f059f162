import { spaced } from '../text/spaced.ts';

/** Without a leading `the`, and with `drug` for `drugs`. */
const comparable = (text: string): readonly string[] =>
  spaced(text)
    .replace(/^the /, '')
    .split(' ')
    .map((word) => (word === 'drugs' || word === 'drugstore' ? 'drug' : word));

/** True if a name begins with some words: `city drug` begins `City Drug Store`, but not `Oak City Drug`. */
export function isCalled(name: string, words: string): boolean {
  const own = comparable(name);
  return comparable(words).every((word, at) => own[at] === word);
}
