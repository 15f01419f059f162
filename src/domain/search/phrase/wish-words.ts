import type { HouseIndex } from './house-index.ts';
import { mayBeCorrected } from './name-words.ts';
import { mayHaveTwoWrong } from './spelling.ts';
import { isStreetName } from './street-words.ts';
import type { Run } from './word-runs.ts';

/** What tells a wish with wrong letters from a name that looks like one. */
export interface WishWords {
  /** Words that no English phrase has. */
  readonly spanish: ReadonlySet<string>;
  readonly houses: HouseIndex;
  /** Whether a state is named at a position of the phrase. */
  readonly isState: (at: number) => boolean;
}

/** From so many letters on one wrong letter before a state is a slip; a shorter word there is a town that looks like another word: `clover sc`. */
const leastBeforeState = 7;

/**
 * Whether what is read in a run with that many wrong letters may be asked for. A single word is sooner a name where those stand: before `pharmacy`, a street's
 * ending (`preston rd`) or a state (`manning sc`); and where it would be the only Spanish of the phrase (`cvs bston` asks for no cane).
 */
export const mayBeWish = (
  words: readonly string[],
  run: Run,
  cost: number,
  { spanish, houses, isState }: WishWords,
): boolean =>
  cost < 1 ||
  run.to - run.from > 1 ||
  (mayBeCorrected(words, run, cost, houses) &&
    hasFewWrong(words, run, cost) &&
    !isStreetName(words, run.to) &&
    mayPrecedeState(words, run, cost, isState) &&
    !isForeign(words, run, spanish));

/** Whether what is read in a single word is near enough to it. */
const hasFewWrong = (words: readonly string[], { from, read = '' }: Run, cost: number): boolean =>
  cost < 2 || mayHaveTwoWrong(words[from] ?? '', read);

/**
 * Whether a run with that many wrong letters may name a chain. A single word does not where it is as near to a wish (`medicad`), or is sooner a name of its
 * own: with two wrong letters before a state (`barnwell sc`), or with other consonants.
 */
export const mayBeChain = (
  words: readonly string[],
  run: Run,
  cost: number,
  {
    isState,
    wishCost,
  }: Pick<WishWords, 'isState'> & {
    /** How many letters of the run are wrong where it is a wish; infinite where it is none. */
    readonly wishCost: (run: Run) => number;
  },
): boolean =>
  cost < 1 ||
  run.to - run.from > 1 ||
  (hasFewWrong(words, run, cost) && !(cost >= 2 && isState(run.to)) && wishCost(run) > cost);

/** Whether a word with wrong letters may stand where it does though a state may follow it. */
export const mayPrecedeState = (
  words: readonly string[],
  { from, to }: Run,
  cost: number,
  isState: WishWords['isState'],
): boolean => cost < 1 || !isState(to) || (cost === 1 && (words[from] ?? '').length >= leastBeforeState);

const isForeign = (words: readonly string[], { from, read }: Run, spanish: ReadonlySet<string>): boolean =>
  read !== undefined && spanish.has(read) && !words.some((word, at) => at !== from && spanish.has(word));
