import { spaced } from '../text/spaced.ts';

/** A name as it is compared: without the article that visitors leave out, `Drugs` as `Drug`. */
const comparable = (text: string): readonly string[] =>
  spaced(text)
    .replace(/^the /, '')
    .split(' ')
    .map((word) => (word === 'drugs' || word === 'drugstore' ? 'drug' : word));

/**
 * Whether a pharmacy is called by words that mean something else besides: its name begins with all of them as they stand. `City Drug Store` is
 * called “city drug”; `Oak City Pharmacy` is not called “city pharmacy”.
 */
export function isCalled(name: string, words: string): boolean {
  const own = comparable(name);
  return comparable(words).every((word, at) => own[at] === word);
}
