import type { HouseIndex } from './house-index.ts';
import { endsName } from './name-words.ts';

interface CalledWords {
  /** What is said around a wish: `where`, `near`, `open`. */
  readonly speech: ReadonlySet<string>;
  readonly houses: HouseIndex;
  /** What is read as a name already. */
  readonly name: readonly string[];
}

/**
 * The words that a pharmacy may be called by though each of them says something else, or nothing: `city drug`, `community pharmacy`, `best pharmacy`. Absent
 * where none could be a name, as in “where is a pharmacy”.
 */
export function calledWords(
  words: readonly string[],
  { speech, houses, name }: CalledWords,
): string | undefined {
  const isEnd = (word: string): boolean => houses.shops.has(word) || endsName([word], 0, houses);
  const end = words.findLastIndex(isEnd);
  const stops = (word: string): boolean => word === '' || speech.has(word) || /\d/.test(word);
  const from = words.findLastIndex((word, at) => at < end && stops(word)) + 1;
  const run = words.slice(from, end + 1);
  const named = run[0] === 'the' ? run.slice(1) : run;
  const isSaid = named.every((word) => houses.bare.has(word) || isEnd(word) || name.includes(word));
  return named.length > 1 && !isSaid ? named.join(' ') : undefined;
}
