import type { StateCode } from '../places/us-state.ts';
import type { PhrasePlace } from './phrase/phrase-place.ts';
import { phraseWords } from './phrase/words.ts';

/** What tells words that say something by themselves. */
interface KnownWords {
  readonly isPlain: (word: string) => boolean;
  /** The states that words name, whole: `al`, `alabama`. */
  readonly stateOf: ReadonlyMap<string, StateCode>;
}

/** A place's name of words that mean something else too is hardly longer. */
const longestPlainName = 2;

/**
 * Whether a phrase, of which the largest places leave no doubt, may name a smaller one all the same: a word that is a state's code too stands after the
 * place (“akron in”, where Akron is known in Ohio), or a few plain words before a state (“anthem az”).
 */
export function mayNameSmaller(
  text: string,
  place: PhrasePlace<{ readonly state: StateCode }> | undefined,
  { isPlain, stateOf }: KnownWords,
): boolean {
  const { words } = phraseWords(text);
  if (place?.kind === 'state') {
    const at = words.findIndex((word) => stateOf.get(word) === place.state);
    return at > 0 && at <= longestPlainName;
  }
  const own = place?.kind === 'city' ? place.city.state : undefined;
  return words.some((word, at) => {
    const [state, before] = [stateOf.get(word), words[at - 1]];
    return state !== undefined && state !== own && before !== undefined && !isPlain(before);
  });
}
