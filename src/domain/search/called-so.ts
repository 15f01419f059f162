import { spaced } from '../text/spaced.ts';

/** A name as it is compared: without the article that visitors leave out, `Drugs` as `Drug`. */
const comparable = (text: string): readonly string[] =>
  spaced(text)
    .replace(/^the /, '')
    .split(' ')
    .map((word) => (word === 'drugs' || word === 'drugstore' ? 'drug' : word));

/** Whether a name begins with the words: “city drug” calls `City Drug Store`, not `Oak City Drug`. */
export function isCalled(name: string, words: string): boolean {
  const own = comparable(name);
  return comparable(words).every((word, at) => own[at] === word);
}
