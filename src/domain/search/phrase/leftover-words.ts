import { asksForClosing } from './asked-hours.ts';
import { correctionsIn } from './found-meanings.ts';
import type { MeaningIndex } from './meaning-index.ts';
import {
  endsName,
  isNamedInSpanish,
  mayBeCorrected,
  mayBeNearest,
  withArticle,
  withTail,
} from './name-words.ts';
import { otherOfRoute } from './route-words.ts';
import { asWritten, isLikelySlip, type Speller } from './spelling.ts';
import { type FoundRun, takeAll } from './take-runs.ts';
import type { Told } from './told-words.ts';
import { mayPrecedeState, type WishWords } from './wish-words.ts';
import type { Run } from './word-runs.ts';

/** What is made of the words that name no chain, wish, time or distance. */
export interface LeftoverWords {
  /** “Near”, said of the visitor. */
  readonly nearest: readonly FoundRun<true>[];
  /** What no listing answers: `cheapest`. */
  readonly unusable: readonly FoundRun<true>[];
  /** Words that go with a wish, or with what no listing answers, and are neither: `shot`. */
  readonly supporting: readonly FoundRun<true>[];
  /** Negations of nothing. */
  readonly denials: readonly FoundRun<true>[];
  /** Names by where they stand: those that were known, and what is left. */
  readonly names: ReadonlyMap<number, string>;
  /** Of these what is left. */
  readonly ownWords: readonly string[];
  /** What can be no name. */
  readonly unfit: Told;
  readonly corrections: readonly Run[];
}

interface LeftoverOptions {
  readonly index: MeaningIndex;
  readonly spell: Speller;
  /** Names by where they stand. */
  readonly names: ReadonlyMap<number, string>;
  readonly street: Run | undefined;
  readonly hasPlace: boolean;
  /** Whether something is asked for that words may go with. */
  readonly hasWish: boolean;
  /** Whether a state is named at a position of the phrase. */
  readonly isState: WishWords['isState'];
}

/** A shorter word is none that another with wrong letters stands for: `depot` is not “depo”. */
const leastRead = 5;
/** From so many letters on any one of them may be wrong in what no listing answers: `ozempik`. */
const leastOfUnusable = 7;

/** Whether a word that says nothing may be read in a run with so many letters wrong. */
const mayBeMeant = (words: readonly string[], { from, to, read = '' }: Run, cost: number): boolean =>
  to - from > 1 || isLikelySlip(words[from] ?? '', read, cost);

/** Reads what is left of a phrase's `words` when what they name by themselves is taken out. */
export function leftoverWords(
  words: readonly string[],
  left: readonly string[],
  { index, spell, hasWish, isState, ...options }: LeftoverOptions,
): LeftoverWords {
  const isAllowed = (run: Run, cost: number): boolean =>
    mayBeCorrected(words, run, cost, index.houses) && mayPrecedeState(words, run, cost, isState);
  const nearest = takeAll(left, index.nearWithoutPlace, {
    spell,
    isAllowed: (run, cost) =>
      (cost < 2
        ? mayBeNearest(words, run, cost, index.houses)
        : isAllowed(run, cost) && mayBeMeant(words, run, cost)) &&
      mayPrecedeState(words, run, cost, isState) &&
      (words[run.from] !== 'close' || !asksForClosing(words, run.from, index.times)),
  });
  const supported = hasWish ? takeAll(nearest.rest, index.supporting, { spell }) : { ...nearest, found: [] };
  const unusable = takeAll(supported.rest, index.unusable, {
    spell,
    isAllowed: (run, cost) =>
      isAllowed(run, cost) &&
      (cost < 1 || (run.read ?? '').length >= leastRead) &&
      (mayBeMeant(words, run, cost) || (cost < 2 && (words[run.from] ?? '').length >= leastOfUnusable)),
  });
  const denied = takeAll(unusable.rest, index.negations, { spell: asWritten });
  // What stands before `pharmacy`, or behind “farmacia las”, is its name sooner than a word that says nothing: “american” is not “america”.
  const plain = takeAll(denied.rest, index.fillers, {
    spell,
    isAllowed: (run, cost) =>
      cost < 1 ||
      (!(endsName(words, run.to, index.houses) || isNamedInSpanish(words, run.from, index.houses)) &&
        mayPrecedeState(words, run, cost, isState) &&
        mayBeMeant(words, run, cost)),
  });
  const supporting = takeAll(plain.rest, index.supporting, {
    spell,
    isAllowed: (run, cost) => isAllowed(run, cost) && mayBeMeant(words, run, cost),
  });
  return {
    nearest: nearest.found,
    unusable: unusable.found,
    denials: denied.found,
    supporting: supporting.found,
    corrections: correctionsIn([nearest, supported, unusable, plain, supporting]),
    ...namesLeft(words, supporting.rest, { index, ...options }),
  };
}

/** The names among the words that nothing else is read from, and what can be none. */
function namesLeft(
  words: readonly string[],
  left: readonly string[],
  { index, names: known, street, hasPlace }: Omit<LeftoverOptions, 'spell' | 'hasWish' | 'isState'>,
): Pick<LeftoverWords, 'names' | 'ownWords' | 'unfit'> {
  const isPlain = (word: string): boolean => index.fillers.byText.has(word);
  const names = new Map(known);
  const ownWords: string[] = [];
  const route = hasPlace ? otherOfRoute({ words, left, routes: index.routes, isPlain }) : undefined;
  const unfit = left.flatMap((word, at) => {
    if (word === '') return [];
    if (route !== undefined && route.from <= at && at < route.to)
      return at === route.from ? [{ at, word: left.slice(route.from, route.to).join(' ') }] : [];
    // `Oak Drugs` is a name; `drugs` alone says no more than `pharmacy`.
    if (index.nameEndings.has(word) && !names.has(at - 1) && !(street !== undefined && street.to === at))
      return [];
    // A ZIP code of nowhere names no pharmacy.
    if (hasPlace && /^\d{5}$/.test(word)) return [{ at, word }];
    // A county without listings is no pharmacy's name.
    const next = words[at + 1] ?? '';
    if (next === 'county' || (next === 'parish' && left[at + 1] !== ''))
      return [{ at, word: `${word} ${next}` }];
    if (word === 'parish' && at > 0 && (left[at - 1] ?? '') !== '') return [];
    names.set(at, withTail(words, at, withArticle(words, at, index.houses), isPlain));
    ownWords.push(word);
    return [];
  });
  return { names, ownWords, unfit };
}
